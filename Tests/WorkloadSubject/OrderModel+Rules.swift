import Foundation
import JSONText
import LocalizedValidation

extension OrderModel {
  static func rules(_ document: JSONNode) -> Validation<OrderModel> {
    .all(
      .field("orderId", \.orderId, .required, .matches("ORD-[0-9]{4}-[0-9]{6}")),
      .field("placedAt", { $0.placedAt?.text }, .required, .dateTime),
      .field("shippedAt", { $0.shippedAt?.text }, .dateTime),
      .compare("shippedAt", { $0.shippedAt?.date }, .after, "placedAt", { $0.placedAt?.date }),
      .field("channel", \.channel, .required, .oneOf(["web", "app", "store", "phone", "partner"])),
      .field("currency", \.currency, .required, .currency),
      .field("coupon", \.coupon, .matches("(?:VIP|WELCOME|خصم|折扣)-[A-Z0-9]{4,8}(?:/(?:BR|CN|SA))?")),
      .field("note", \.note, .length(...500), .normalized(), .noBidiControls),
      .field("tags", \.tags, .count(...5), .unique),
      .field("customer", \.customer, Validation<Customer>.required, Customer.rules),
      .field("addresses", \.addresses, Validation<[Address]>.required, .count(1...3), .each(Address.rules)),
      .field(
        "items", \.items,
        Validation<[Item]>.required, .count(1...40), .unique(by: \.sku), .each(Item.rules)
      ),
      .field("payment", \.payment, Payment.rules),
      .field("delivery", \.delivery, Delivery.rules),
      .atLeastOneOf(
        .init("customer.phone", { $0.customer?.phone }), .init("customer.email", { $0.customer?.email })),
      .exactlyOneOf(
        .init("payment.card", { $0.payment.card }), .init("payment.iban", { $0.payment.iban }),
        .init("payment.voucher", { $0.payment.voucher })
      )
    )
  }
}

extension OrderModel.Customer {
  fileprivate static let rules = Validation<Self>.all(
    .field("id", \.id, .required, .uuid),
    .field("consent", \.consent, .accepted),
    .field("name", \.name, .required, .notBlank, .length(...80), .normalized(), .noBidiControls),
    .field("email", \.email, .email),
    .confirmed("email", \.email, by: \.emailConfirmation),
    .field("phone", \.phone, .phone),
    .require("phone", \.phone, without: .init("email", \.email)),
    .field("country", \.country, .required, .country),
    .field("document", \.document, .required, .oneOf(["cpf", "cnpj", "resident", "saudi", "none"])),
    .all(
      .require("cpf", \.cpf, if: "document", \.document, is: "cpf"),
      .field("cpf", \.cpf, .br.cpf),
      .require("cnpj", \.cnpj, if: "document", \.document, is: "cnpj"),
      .field("cnpj", \.cnpj, .br.cnpj),
      .require("residentId", \.residentId, if: "document", \.document, is: "resident"),
      .field("residentId", \.residentId, .cn.residentID),
      .require("nationalId", \.nationalId, if: "document", \.document, is: "saudi"),
      .field("nationalId", \.nationalId, .sa.nationalID)
    ),
    .field("website", \.website, .url),
    .compare("backupEmail", \.backupEmail, .differentFrom, "email", \.email)
  )
}

extension OrderModel.Address {
  fileprivate static let rules = Validation<Self>.all(
    .field("recipient", \.recipient, .required, .length(...80), .noBidiControls),
    .field("lines", \.lines, .each(.notBlank, .length(...120), .normalized())),
    .field("country", \.country, .required, .country),
    .chain(
      ["BR", "CN", "SA", "US", "IN", "RU", "TH", "PT"].map { region in
        Validation<Self>.field("postalCode", \.postalCode, .postalCode(region))
          .when { $0.country == region }
      })
  )
}

extension OrderModel.Item {
  fileprivate static let rules = Validation<Self>.all(
    .field("sku", \.sku, .required, .matches("[A-Z]{3}-[0-9]{4,6}")),
    .field("name", \.name, .required, .length(...60), .noBidiControls),
    .field("quantity", \.quantity, .required, .range(1...999)),
    .field("price", \.price, Validation<Decimal>.required, .precisionScale(10, 2), .range(0...)),
    .compare("salePrice", \.salePrice, .notAfter, "price", \.price),
    .require("giftNote", \.giftNote, if: "wrapping", \.wrapping, is: "box", "ribbon"),
    .prohibit("giftNote", \.giftNote, if: "wrapping", \.wrapping, is: "none"),
    .field("giftNote", \.giftNote, .matches(#"[\p{L}\p{M}\p{N}\p{So} ,.!’'\-]{1,60}"#))
  )
}

extension OrderModel.Payment {
  fileprivate static let rules = Validation<Self>.all(
    .field("method", \.method, .required, .oneOf(["card", "transfer", "voucher"])),
    .field("card", \.card, .creditCard),
    .require("card", \.card, if: "method", \.method, is: "card"),
    .field("iban", \.iban, .iban),
    .require("iban", \.iban, unless: "method", \.method, is: "card", "voucher"),
    .require("holder", \.holder, with: .init("card", \.card), .init("iban", \.iban)),
    .require(
      "billingName", \.billingName, withAll: .init("taxRegion", \.taxRegion), .init("taxNumber", \.taxNumber)
    ),
    .field("total", \.total, Validation<Decimal>.required, .precisionScale(14, 2), .range(0...)),
    // In rule documents an absent value passes `sameAs`.
    Validation<Self>.compare("totalShown", \.totalShown, .sameAs, "total", \.total).when {
      $0.totalShown != nil
    }
  )
}

extension OrderModel.Delivery {
  fileprivate static let rules = Validation<Self>.all(
    .field("from", { $0.from?.text }, .date),
    .field("until", { $0.until?.text }, .date),
    .compare("until", { $0.until?.date }, .notBefore, "from", { $0.from?.date })
  )
}

import Foundation
import JSONText

/// An order as a Swift program holds it.
struct OrderModel: WorkloadModel {
  struct Customer: Sendable {
    var id: String?
    var consent: String?
    var name: String?
    var email: String?
    var emailConfirmation: String?
    var phone: String?
    var country: String?
    var document: String?
    var cpf: String?
    var cnpj: String?
    var residentId: String?
    var nationalId: String?
    var website: String?
    var backupEmail: String?
  }

  struct Address: Sendable {
    var recipient: String?
    var lines: [String]
    var country: String?
    var postalCode: String?
  }

  struct Item: Sendable {
    var sku: String?
    var name: String?
    var quantity: Int?
    var price: Decimal?
    var salePrice: Decimal?
    var wrapping: String?
    var giftNote: String?
  }

  struct Payment: Sendable {
    var method: String?
    var card: String?
    var iban: String?
    var voucher: String?
    var holder: String?
    var billingName: String?
    var taxRegion: String?
    var taxNumber: String?
    var total: Decimal?
    var totalShown: Decimal?
  }

  /// A date with the text that it was read from; the date is nil if the text is not one.
  struct Moment: Sendable {
    var text: String
    var date: Date?
  }

  struct Delivery: Sendable {
    var from: Moment?
    var until: Moment?
  }

  var orderId: String?
  var placedAt: Moment?
  var shippedAt: Moment?
  var channel: String?
  var currency: String?
  var coupon: String?
  var note: String?
  var tags: [String]
  var customer: Customer?
  var addresses: [Address]?
  var items: [Item]?
  var payment: Payment
  var delivery: Delivery
  let mistyped: Set<String>
}

extension OrderModel {
  init(_ record: JSONNode) {
    var reader = Reader()
    orderId = reader.text(record, "orderId", required: true)
    placedAt = reader.moment(record, "placedAt")
    shippedAt = reader.moment(record, "shippedAt")
    channel = reader.text(record, "channel")
    currency = reader.text(record, "currency")
    coupon = reader.text(record, "coupon")
    note = reader.text(record, "note")
    tags = reader.texts(record, "tags")
    customer = record["customer"].map { Customer($0, &reader) }
    addresses = record["addresses"]?.array?.map { Address($0, &reader) }
    items = record["items"]?.array?.enumerated().map { Item($1, at: "items[\($0)].", &reader) }
    payment = Payment(record["payment"], &reader)
    let delivery = record["delivery"]
    self.delivery = Delivery(from: reader.day(delivery, "from"), until: reader.day(delivery, "until"))
    mistyped = reader.mistyped
  }

  /// Reads members, and notes those of another type.
  struct Reader {
    var mistyped: Set<String> = []

    mutating func text(_ node: JSONNode?, _ name: String, required: Bool = false) -> String? {
      guard let value = node?[name], !value.isNull else { return nil }
      if value.string == nil, required { mistyped.insert(name) }
      return value.string
    }

    mutating func texts(_ node: JSONNode?, _ name: String) -> [String] {
      node?[name]?.array?.compactMap(\.string) ?? []
    }

    func decimal(_ node: JSONNode?, _ name: String) -> Decimal? {
      node?[name]?.number.flatMap { Decimal(string: $0) }
    }

    mutating func moment(_ node: JSONNode?, _ name: String) -> Moment? {
      text(node, name).map { text in
        let whole = Date.ISO8601FormatStyle()
        let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        return Moment(text: text, date: (try? whole.parse(text)) ?? (try? fraction.parse(text)))
      }
    }

    mutating func day(_ node: JSONNode?, _ name: String) -> Moment? {
      text(node, name).map { text in
        Moment(text: text, date: try? Date.ISO8601FormatStyle().year().month().day().parse(text))
      }
    }
  }
}

extension OrderModel.Customer {
  fileprivate init(_ node: JSONNode, _ reader: inout OrderModel.Reader) {
    func consent(_ value: JSONNode?) -> String? {
      guard let value, !value.isNull else { return nil }
      return value.string ?? (value.bool == true || value.integer == 1 ? "true" : "false")
    }
    self.consent = consent(node["consent"])
    id = reader.text(node, "id")
    name = reader.text(node, "name")
    email = reader.text(node, "email")
    emailConfirmation = reader.text(node, "emailConfirmation")
    phone = reader.text(node, "phone")
    country = reader.text(node, "country")
    document = reader.text(node, "document")
    cpf = reader.text(node, "cpf")
    cnpj = reader.text(node, "cnpj")
    residentId = reader.text(node, "residentId")
    nationalId = reader.text(node, "nationalId")
    website = reader.text(node, "website")
    backupEmail = reader.text(node, "backupEmail")
  }
}

extension OrderModel.Address {
  fileprivate init(_ node: JSONNode, _ reader: inout OrderModel.Reader) {
    recipient = reader.text(node, "recipient")
    lines = reader.texts(node, "lines")
    country = reader.text(node, "country")
    postalCode = reader.text(node, "postalCode")
  }
}

extension OrderModel.Item {
  fileprivate init(_ node: JSONNode, at path: String, _ reader: inout OrderModel.Reader) {
    sku = reader.text(node, "sku")
    name = reader.text(node, "name")
    quantity = node["quantity"]?.integer
    if quantity == nil, node["quantity"]?.isNull == false { reader.mistyped.insert(path + "quantity") }
    price = reader.decimal(node, "price")
    salePrice = reader.decimal(node, "salePrice")
    wrapping = reader.text(node, "wrapping")
    giftNote = reader.text(node, "giftNote")
  }
}

extension OrderModel.Payment {
  fileprivate init(_ node: JSONNode?, _ reader: inout OrderModel.Reader) {
    method = reader.text(node, "method")
    card = reader.text(node, "card")
    iban = reader.text(node, "iban")
    voucher = reader.text(node, "voucher")
    holder = reader.text(node, "holder")
    billingName = reader.text(node, "billingName")
    taxRegion = reader.text(node, "taxRegion")
    taxNumber = reader.text(node, "taxNumber")
    total = reader.decimal(node, "total")
    totalShown = reader.decimal(node, "totalShown")
  }
}

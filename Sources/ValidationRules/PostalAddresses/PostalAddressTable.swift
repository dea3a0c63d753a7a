// Written by .ci/addresses.

/// The postal addresses of each country: which parts they have, in which order, and which are required; its states,
/// provinces and so on, with the prefixes of their postal codes.
///
/// Source: the address data that Google publishes for libaddressinput, from the postal operators (Apache License 2.0).
enum PostalAddressTable {
  /// A line for each country, in the order of the codes, and behind it one for each of its areas.
  static let text: StaticString = #"""
    AC|AC|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    AD|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    -07|Andorra la Vella~Parròquia d'Andorra la Vella|AD50[01]
    -02|Canillo|AD10[01]
    -03|Encamp|AD20[01]
    -08|Escaldes-Engordany|AD70[01]
    -04|La Massana|AD40[01]
    -05|Ordino|AD30[01]
    -06|Sant Julià de Lòria|AD60[01]
    AE|AS|%N%n%O%n%A%n%S||emirate|city|suburb|postal
    -AZ|أبو ظبي~Abu Dhabi|
    -SH|الشارقة~إمارة الشارقةّ~Sharjah|
    -FU|الفجيرة~Fujairah|
    -UQ|ام القيوين~Umm Al Quwain|
    -DU|دبي~إمارة دبيّ~Dubai|
    -RK|رأس الخيمة~إمارة رأس الخيمة~Ras al Khaimah|
    -AJ|عجمان~Ajman|
    AF|AC|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    AG|A|%N%n%O%n%A%n%C||province|city|suburb|postal
    AI|AC|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    AL|AC|%N%n%O%n%A%n%Z%n%C||province|city|suburb|postal
    AM|AC|%N%n%O%n%A%n%Z%n%C%n%S||province|city|suburb|postal
    -AG|Արագածոտն~Aragatsotn|0[2-5]
    -AR|Արարատ~Ararat|0[6-8]
    -AV|Արմավիր~Armavir|09,1[01]
    -GR|Գեղարքունիք~Gegharkunik|1[2-6]
    -ER|Երևան~Yerevan|00
    -LO|Լոռի~Lori|1[7-9],2[01]
    -KT|Կոտայք~Kotayk|2[2-5]
    -SH|Շիրակ~Shirak|2[6-9],3[01]
    -SU|Սյունիք~Syunik|3[2-5]
    -VD|Վայոց ձոր~Vayots Dzor|3[6-8]
    -TV|Տավուշ~Tavush|39,4[0-2]
    AO|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    AQ|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    AR|AC|%N%n%O%n%A%n%Z %C%n%S||province|city|suburb|postal
    -B|Buenos Aires|[1-36-8],B[1-36-8]
    -K|Catamarca|[45],K[45]
    -H|Chaco|3,H3
    -U|Chubut|[89],U[89]
    -C|Ciudad Autónoma de Buenos Aires|1,C1
    -X|Córdoba|[235-8],X[235-8]
    -W|Corrientes|3,W3
    -E|Entre Ríos|[1-3],E[1-3]
    -P|Formosa|[37],P[37]
    -Y|Jujuy|4,Y4
    -L|La Pampa|[3568],L[3568]
    -F|La Rioja|5,F5
    -M|Mendoza|[56],M[56]
    -N|Misiones|3,N3
    -Q|Neuquén|[38],Q[38]
    -R|Río Negro|[89],R[89]
    -A|Salta|[34],A[34]
    -J|San Juan|5,J5
    -D|San Luis|[4-6],D[4-6]
    -Z|Santa Cruz|[89],Z[89]
    -S|Santa Fe|[2368],S[2368]
    -G|Santiago del Estero|[2-5],G[2-5]
    -V|Tierra del Fuego|9,V9
    -T|Tucumán|[45],T[45]
    AS|ACSZ|%N%n%O%n%A%n%C %S %Z||state|city|suburb|zip
    AT|ACZ|%O%n%N%n%A%n%Z %C||province|city|suburb|postal
    AU|ACSZ|%O%n%N%n%A%n%C %S %Z||state|suburb|suburb|postal
    -ACT|Australian Capital Territory|29,2540,260,261[0-8],02,2620
    -|Jervis Bay Territory~JBT|2540
    -NSW|New South Wales|1,2[0-57-8],26[2-9],261[189],3500,358[56],3644,3707
    -NT|Northern Territory|0[89]
    -QLD|Queensland|[49]
    -SA|South Australia|5,0872
    -TAS|Tasmania|7
    -VIC|Victoria|[38]
    -WA|Western Australia|6,0872
    AW|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    AX|ACZ|%O%n%N%n%A%nAX-%Z %C%nÅLAND||province|city|suburb|postal
    AZ|AC|%N%n%O%n%A%nAZ %Z %C||province|city|suburb|postal
    BA|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    BB|AC|%N%n%O%n%A%n%C, %S %Z||parish|city|suburb|postal
    BD|AC|%N%n%O%n%A%n%C - %Z||province|city|suburb|postal
    BE|ACZ|%O%n%N%n%A%n%Z %C||province|city|suburb|postal
    BF|AC|%N%n%O%n%A%n%C %X||province|city|suburb|postal
    BG|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    BH|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    BI|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    BJ|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    BL|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    BM|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    BN|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    BO|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    BQ|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    BR|ASCZ|%O%n%N%n%A%n%D%n%C-%S%n%Z||state|city|neighborhood|postal
    -AC|Acre|699
    -AL|Alagoas|57
    -AP|Amapá|689
    -AM|Amazonas|69[0-24-8]
    -BA|Bahia|4[0-8]
    -CE|Ceará|6[0-3]
    -DF|Distrito Federal|7[0-1],72[0-7],73[0-6]
    -ES|Espírito Santo|29
    -GO|Goiás|72[89],73[7-9],7[4-6]
    -MA|Maranhão|65
    -MT|Mato Grosso|78[0-8]
    -MS|Mato Grosso do Sul|79
    -MG|Minas Gerais|3
    -PA|Pará|6[6-7],68[0-8]
    -PB|Paraíba|58
    -PR|Paraná|8[0-7]
    -PE|Pernambuco|5[0-6]
    -PI|Piauí|64
    -RJ|Rio de Janeiro|2[0-8]
    -RN|Rio Grande do Norte|59
    -RS|Rio Grande do Sul|9
    -RO|Rondônia|76[89],789
    -RR|Roraima|693
    -SC|Santa Catarina|8[89]
    -SP|São Paulo|[01][1-9]
    -SE|Sergipe|49
    -TO|Tocantins|77
    BS|AC|%N%n%O%n%A%n%C, %S||island|city|suburb|postal
    -|Abaco Islands~Abaco|
    -AK|Acklins|
    -|Andros Island~Andros|
    -BY|Berry Islands|
    -BI|Bimini|
    -CI|Cat Island|
    -|Crooked Island|
    -|Eleuthera|
    -EX|Exuma and Cays~Exuma|
    -|Grand Bahama|
    -HI|Harbour Island|
    -IN|Inagua|
    -LI|Long Island|
    -MG|Mayaguana|
    -|New Providence~N.P.|
    -RI|Ragged Island|
    -RC|Rum Cay|
    -SS|San Salvador|
    -SW|Spanish Wells|
    BT|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    BV|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    BW|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    BY|AC|%O%n%N%n%A%n%Z, %C%n%S||province|city|suburb|postal
    BZ|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    CA|ACSZ|%N%n%O%n%A%n%C %S %Z||province|city|suburb|postal
    -AB|Alberta|T
    -BC|British Columbia~Colombie-Britannique|V
    -MB|Manitoba|R
    -NB|New Brunswick~Nouveau-Brunswick|E
    -NL|Newfoundland and Labrador~Terre-Neuve-et-Labrador|A
    -NT|Northwest Territories~Territoires du Nord-Ouest|X0E,X0G,X1A
    -NS|Nova Scotia~Nouvelle-Écosse|B
    -NU|Nunavut|X0[ABC]
    -ON|Ontario|[KLMNP]
    -PE|Prince Edward Island~Île-du-Prince-Édouard|C
    -QC|Quebec~Québec|G,H,J,K1A
    -SK|Saskatchewan|S,R8A
    -YT|Yukon|Y
    CC|AC|%O%n%N%n%A%n%C %S %Z||province|city|suburb|postal
    CD|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    CF|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    CG|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    CH|ACZ|%O%n%N%n%A%nCH-%Z %C||province|city|suburb|postal
    CI|AC|%N%n%O%n%X %A %C %X||province|city|suburb|postal
    CK|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    CL|AC|%N%n%O%n%A%n%Z %C%n%S||province|city|suburb|postal
    -AN|Antofagasta|
    -AR|Araucanía|
    -AP|Arica y Parinacota|
    -AT|Atacama|
    -AI|Aysén del General Carlos Ibáñez del Campo~Aysén|
    -BI|Biobío|
    -CO|Coquimbo|
    -LI|Libertador General Bernardo O'Higgins~O'Higgins|
    -LL|Los Lagos|
    -LR|Los Ríos|
    -MA|Magallanes y de la Antártica Chilena~Magallanes|
    -ML|Maule|
    -RM|Metropolitana de Santiago~Región Metropolitana|
    -NB|Ñuble|
    -TA|Tarapacá|
    -VS|Valparaíso|
    CM|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    CN|ACSZ|%Z%n%S%C%D%n%A%n%O%n%N|%N%n%O%n%A%n%D%n%C%n%S, %Z|province|city|district|postal
    -34|安徽省~Anhui Sheng|
    -92|澳门~Macau|
    -11|北京市~Beijing Shi|
    -50|重庆市~Chongqing Shi|
    -35|福建省~Fujian Sheng|
    -62|甘肃省~Gansu Sheng|
    -44|广东省~Guangdong Sheng|
    -45|广西~广西壮族自治区~Guangxi Zhuangzuzizhiqu|
    -52|贵州省~Guizhou Sheng|
    -46|海南省~Hainan Sheng|
    -13|河北省~Hebei Sheng|
    -41|河南省~Henan Sheng|
    -23|黑龙江省~Heilongjiang Sheng|
    -42|湖北省~Hubei Sheng|
    -43|湖南省~Hunan Sheng|
    -22|吉林省~Jilin Sheng|
    -32|江苏省~Jiangsu Sheng|
    -36|江西省~Jiangxi Sheng|
    -21|辽宁省~Liaoning Sheng|
    -15|内蒙古~内蒙古自治区~Neimenggu Zizhiqu|
    -64|宁夏~宁夏回族自治区~Ningxia Huizuzizhiqu|
    -63|青海省~Qinghai Sheng|
    -37|山东省~Shandong Sheng|
    -14|山西省~Shanxi Sheng|
    -61|陕西省~Shaanxi Sheng|
    -31|上海市~Shanghai Shi|
    -51|四川省~Sichuan Sheng|
    -71|台湾~Taiwan|
    -12|天津市~Tianjin Shi|
    -54|西藏~西藏自治区~Xizang Zizhiqu|
    -91|香港~Hong Kong|
    -65|新疆~新疆维吾尔自治区~Xinjiang Weiwuerzizhiqu|
    -53|云南省~Yunnan Sheng|
    -33|浙江省~Zhejiang Sheng|
    CO|AS|%N%n%O%n%A%n%D%n%C, %S, %Z||department|city|suburb|postal
    -AMA|Amazonas|
    -ANT|Antioquia|
    -ARA|Arauca|
    -ATL|Atlántico|
    -DC|Bogotá|
    -BOL|Bolívar|
    -BOY|Boyacá|
    -CAL|Caldas|
    -CAQ|Caquetá|
    -CAS|Casanare|
    -CAU|Cauca|
    -CES|Cesar|
    -CHO|Chocó|
    -COR|Córdoba|
    -CUN|Cundinamarca|
    -GUA|Guainía|
    -GUV|Guaviare|
    -HUI|Huila|
    -LAG|La Guajira|
    -MAG|Magdalena|
    -MET|Meta|
    -NAR|Nariño|
    -NSA|Norte de Santander|
    -PUT|Putumayo|
    -QUI|Quindío|
    -RIS|Risaralda|
    -SAP|San Andrés y Providencia|
    -SAN|Santander|
    -SUC|Sucre|
    -TOL|Tolima|
    -VAC|Valle del Cauca|
    -VAU|Vaupés|
    -VID|Vichada|
    CR|ACS|%N%n%O%n%A%n%S, %C%n%Z||province|city|suburb|postal
    CU|AC|%N%n%O%n%A%n%C %S%n%Z||province|city|suburb|postal
    -15|Artemisa|
    -09|Camagüey|
    -08|Ciego de Ávila|
    -06|Cienfuegos|
    -12|Granma|
    -14|Guantánamo|
    -11|Holguín|
    -99|Isla de la Juventud|
    -03|La Habana|
    -10|Las Tunas|
    -04|Matanzas|
    -16|Mayabeque|
    -01|Pinar del Río|
    -07|Sancti Spíritus|
    -13|Santiago de Cuba|
    -05|Villa Clara|
    CV|AC|%N%n%O%n%A%n%Z %C%n%S||island|city|suburb|postal
    -BV|Boa Vista|
    -BR|Brava|
    -|Fogo|
    -MA|Maio|
    -SL|Sal|
    -|Santiago|
    -|Santo Antão|
    -|São Nicolau|
    -SV|São Vicente|
    CW|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    CX|AC|%O%n%N%n%A%n%C %S %Z||province|city|suburb|postal
    CY|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    CZ|ACZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    DE|ACZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    DJ|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    DK|ACZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    DM|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    DO|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    DZ|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    EC|AC|%N%n%O%n%A%n%Z%n%C||province|city|suburb|postal
    EE|ACZ|%N%n%O%n%A%n%Z %C %S||province|city|suburb|postal
    EG|AC|%N%n%O%n%A%n%C%n%S%n%Z||province|city|suburb|postal
    -ASN|أسوان~Aswan Governorate|81
    -AST|أسيوط~Asyut Governorate|71
    -ALX|الإسكندرية~Alexandria Governorate|2[13]
    -IS|الإسماعيلية~Ismailia Governorate|41
    -LX|الأقصر~Luxor Governorate|85
    -BA|البحر الأحمر~Red Sea Governorate|84
    -BH|البحيرة~El Beheira Governorate|22
    -GZ|الجيزة~Giza Governorate|12
    -DK|الدقهلية~Dakahlia Governorate|35
    -SUZ|السويس~Suez Governorate|43
    -SHR|الشرقية~Ash Sharqia Governorate|44
    -GH|الغربية~Gharbia Governorate|31
    -FYM|الفيوم~Faiyum Governorate|63
    -C|القاهرة~Cairo Governorate|11
    -KB|القليوبية~Qalyubia Governorate|13
    -MNF|المنوفية~Menofia Governorate|32
    -MN|المنيا~Menia Governorate|61
    -WAD|الوادي الجديد~New Valley Governorate|72
    -BNS|بني سويف~Beni Suef Governorate|62
    -PTS|بورسعيد~Port Said Governorate|42
    -JS|جنوب سيناء~South Sinai Governorate|46
    -DT|دمياط~Damietta Governorate|34
    -SHG|سوهاج~Sohag Governorate|82
    -SIN|شمال سيناء~North Sinai Governorate|45
    -KN|قنا~Qena Governorate|83
    -KFS|كفر الشيخ~Kafr El Sheikh Governorate|33
    -MT|مطروح~Matrouh Governorate|51
    EH|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    ER|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    ES|ACSZ|%N%n%O%n%A%n%Z %C %S||province|city|suburb|postal
    -|Álava~VI~Araba|01
    -|Albacete~AB|02
    -|Alicante~A~Alacant|03
    -|Almería~AL~Almeria|04
    -|Asturias~O|33
    -|Ávila~AV~Àvila|05
    -|Badajoz~BA~Badaxoz|06
    -|Barcelona~B|08
    -|Burgos~BU|09
    -|Cáceres~CC|10
    -|Cádiz~CA~Cadis|11
    -|Cantabria~S|39
    -|Castellón~CS~Castelló|12
    -|Ceuta~CE|51
    -|Ciudad Real~CR~Cidade Real|13
    -|Córdoba~CO~Kordoba|14
    -|Cuenca~CU|16
    -|Girona~GI~Xirona|17
    -|Granada~GR|18
    -|Guadalajara~GU|19
    -|Guipúzcoa~SS~Guipúscoa~Gipuzkoa|20
    -|Huelva~H|21
    -|Huesca~HU|22
    -|Islas Baleares~PM~Illes Balears~Illas Baleares|07
    -|Jaén~J~Xaén|23
    -|La Coruña~C~La Corunya~Coruña~A Coruña|15
    -|La Rioja~LO|26
    -|Las Palmas~GC~As Palmas|35
    -|León~LE|24
    -|Lérida~L~Lleida|25
    -|Lugo~LU|27
    -|Madrid~M|28
    -|Málaga~MA|29
    -|Melilla~ML|52
    -|Murcia~MU~Murtzia|30
    -|Navarra~NA~Nafarroa|31
    -|Ourense~OR|32
    -|Palencia~P~Palentzia|34
    -|Pontevedra~PO|36
    -|Salamanca~SA|37
    -|Santa Cruz de Tenerife~TF~Santa Cruz Tenerifekoa|38
    -|Segovia~SG|40
    -|Sevilla~SE|41
    -|Soria~SO|26127,42
    -|Tarragona~T|43
    -|Teruel~TE|44
    -|Toledo~TO|45
    -|Valencia~V~València~Valentzia|46
    -|Valladolid~VA|47
    -|Vizcaya~BI~Bizkaia~Biscaia|48
    -|Zamora~ZA|49
    -|Zaragoza~Z|50
    ET|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    FI|ACZ|%O%n%N%n%A%nFI-%Z %C||province|city|suburb|postal
    FJ|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    FK|ACZ|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    FM|ACSZ|%N%n%O%n%A%n%C %S %Z||state|city|suburb|zip
    FO|AC|%N%n%O%n%A%nFO%Z %C||province|city|suburb|postal
    FR|ACZ|%O%n%N%n%A%n%Z %C||province|city|suburb|postal
    GA|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    GB|ACZ|%N%n%O%n%A%n%C%n%Z||province|post town|suburb|postal
    GD|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    GE|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    GF|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    GG|ACZ|%N%n%O%n%A%n%C%nGUERNSEY%n%Z||province|city|suburb|postal
    GH|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    GI|A|%N%n%O%n%A%nGIBRALTAR%n%Z||province|city|suburb|postal
    GL|ACZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    GM|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    GN|AC|%N%n%O%n%Z %A %C||province|city|suburb|postal
    GP|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    GQ|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    GR|ACZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    GS|ACZ|%N%n%O%n%A%n%n%C%n%Z||province|city|suburb|postal
    GT|AC|%N%n%O%n%A%n%Z- %C||province|city|suburb|postal
    GU|ACZ|%N%n%O%n%A%n%C %Z||province|city|suburb|zip
    GW|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    GY|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    HK|AS|%S%n%C%n%A%n%O%n%N|%N%n%O%n%A%n%C%n%S|area|district|suburb|postal
    -|九龍~Kowloon|
    -|香港島~Hong Kong Island|
    -|新界~New Territories|
    HM|AC|%O%n%N%n%A%n%C %S %Z||province|city|suburb|postal
    HN|ACS|%N%n%O%n%A%n%C, %S%n%Z||department|city|suburb|postal
    HR|AC|%N%n%O%n%A%nHR-%Z %C||province|city|suburb|postal
    HT|AC|%N%n%O%n%A%nHT%Z %C||province|city|suburb|postal
    HU|ACZ|%N%n%O%n%C%n%A%n%Z||province|city|suburb|postal
    ID|AS|%N%n%O%n%A%n%C%n%S %Z||province|city|suburb|postal
    -AC|Aceh|
    -BA|Bali|
    -BT|Banten|
    -BE|Bengkulu|
    -YO|Daerah Istimewa Yogyakarta~Special Region of Yogyakarta|
    -JK|DKI Jakarta~Jakarta|
    -GO|Gorontalo|
    -JA|Jambi|
    -JB|Jawa Barat~West Java|
    -JT|Jawa Tengah~Central Java|
    -JI|Jawa Timur~East Java|
    -KB|Kalimantan Barat~West Kalimantan|
    -KS|Kalimantan Selatan~South Kalimantan|
    -KT|Kalimantan Tengah~Central Kalimantan|
    -KI|Kalimantan Timur~East Kalimantan|
    -KU|Kalimantan Utara~North Kalimantan|
    -BB|Kepulauan Bangka Belitung~Bangka Belitung Islands|
    -KR|Kepulauan Riau~Riau Islands|
    -LA|Lampung|
    -MA|Maluku|
    -MU|Maluku Utara~North Maluku|
    -NB|Nusa Tenggara Barat~West Nusa Tenggara|
    -NT|Nusa Tenggara Timur~East Nusa Tenggara|
    -PA|Papua|
    -PB|Papua Barat~West Papua|
    -RI|Riau|
    -SR|Sulawesi Barat~West Sulawesi|
    -SN|Sulawesi Selatan~South Sulawesi|
    -ST|Sulawesi Tengah~Central Sulawesi|
    -SG|Sulawesi Tenggara~South East Sulawesi|
    -SA|Sulawesi Utara~North Sulawesi|
    -SB|Sumatera Barat~West Sumatra|
    -SS|Sumatera Selatan~South Sumatra|
    -SU|Sumatera Utara~North Sumatra|
    IE|AC|%N%n%O%n%A%n%D%n%C%n%S%n%Z||county|city|townland|eircode
    -CW|Co. Carlow|
    -CN|Co. Cavan|
    -CE|Co. Clare|
    -CO|Co. Cork|
    -DL|Co. Donegal|
    -D|Co. Dublin|
    -G|Co. Galway|
    -KY|Co. Kerry|
    -KE|Co. Kildare|
    -KK|Co. Kilkenny|
    -LS|Co. Laois|
    -LM|Co. Leitrim|
    -LK|Co. Limerick|
    -LD|Co. Longford|
    -LH|Co. Louth|
    -MO|Co. Mayo|
    -MH|Co. Meath|
    -MN|Co. Monaghan|
    -OY|Co. Offaly|
    -RN|Co. Roscommon|
    -SO|Co. Sligo|
    -TA|Co. Tipperary|
    -WD|Co. Waterford|
    -WH|Co. Westmeath|
    -WX|Co. Wexford|
    -WW|Co. Wicklow|
    IL|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    IM|ACZ|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    IN|ACSZ|%N%n%O%n%A%n%C %Z%n%S||state|city|suburb|pin
    -AN|Andaman & Nicobar~Andaman and Nicobar Islands~अंडमान और निकोबार द्वीपसमूह|744
    -AP|Andhra Pradesh~आंध्र प्रदेश|5[0-3]
    -AR|Arunachal Pradesh~अरुणाचल प्रदेश|79[0-2]
    -AS|Assam~असम|78
    -BR|Bihar~बिहार|8[0-5]
    -CH|Chandigarh~चंडीगढ़|16,1440[3-9]
    -CT|Chhattisgarh~छत्तीसगढ़|49
    -DH|Dadra & Nagar Haveli & Daman & Diu~Dadra and Nagar Haveli and Daman and Diu~दादरा और नगर हवेली और दमन और दिउ|396,362
    -DL|Delhi~दिल्ली|11
    -GA|Goa~गोआ|403
    -GJ|Gujarat~गुजरात|3[6-9]
    -HR|Haryana~हरियाणा|1[23]
    -HP|Himachal Pradesh~हिमाचल प्रदेश|17
    -JK|Jammu & Kashmir~Jammu and Kashmir~जम्मू और कश्मीर|1[89]
    -JH|Jharkhand~झारखण्ड|81[4-9],82,83[0-5]
    -KA|Karnataka~कर्नाटक|5[4-9],53[7-9]
    -KL|Kerala~केरल|6[7-9],6010,607008,777
    -LA|Ladakh~लद्दाख़|194
    -LD|Lakshadweep~लक्षद्वीप|682
    -MP|Madhya Pradesh~मध्य प्रदेश|4[5-8],490
    -MH|Maharashtra~महाराष्ट्र|4[0-4]
    -MN|Manipur~मणिपुर|79[56]
    -ML|Meghalaya~मेघालय|79[34]
    -MZ|Mizoram~मिजोरम|796
    -NL|Nagaland~नागालैंड|79[78]
    -OR|Odisha~ओड़िशा|7[5-7]
    -PY|Puducherry~पांडिचेरी|60[579]
    -PB|Punjab~पंजाब|1[456]
    -RJ|Rajasthan~राजस्थान|3[0-4]
    -SK|Sikkim~सिक्किम|737,750
    -TN|Tamil Nadu~तमिल नाडु|6[0-6],536
    -TG|Telangana~तेलंगाना|5[0-3]
    -TR|Tripura~त्रिपुरा|799
    -UP|Uttar Pradesh~उत्तर प्रदेश|2[0-35-8],24[0-7],26[12]
    -UT|Uttarakhand~उत्तराखण्ड|24[46-9],254,26[23]
    -WB|West Bengal~पश्चिम बंगाल|7[0-4]
    IO|ACZ|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    IQ|ACS|%O%n%N%n%A%n%C, %S%n%Z||province|city|suburb|postal
    IR|AC|%O%n%N%n%S%n%C, %D%n%A%n%Z||province|city|neighborhood|postal
    -03|استان آذربایجان شرقی~East Azerbaijan Province|
    -04|استان آذربایجان غربی~West Azerbaijan Province|
    -24|استان اردبیل~Ardabil Province|
    -10|استان اصفهان~Isfahan Province|
    -30|استان البرز~Alborz Province|
    -16|استان ایلام~Ilam Province|
    -18|استان بوشهر~Bushehr Province|
    -23|استان تهران~Tehran Province|
    -14|استان چهارمحال و بختیاری~Chaharmahal and Bakhtiari Province|
    -29|استان خراسان جنوبی~South Khorasan Province|
    -09|استان خراسان رضوی~Razavi Khorasan Province|
    -28|استان خراسان شمالی~North Khorasan Province|
    -06|استان خوزستان~Khuzestan Province|
    -19|استان زنجان~Zanjan Province|
    -20|استان سمنان~Semnan Province|
    -11|استان سیستان و بلوچستان~Sistan and Baluchestan Province|
    -07|استان فارس~Fars Province|
    -26|استان قزوین~Qazvin Province|
    -25|استان قم~Qom Province|
    -12|استان کردستان~Kurdistan Province|
    -08|استان کرمان~Kerman Province|
    -05|استان کرمانشاه~Kermanshah Province|
    -17|استان کهگیلویه و بویراحمد~Kohgiluyeh and Boyer-Ahmad Province|
    -27|استان گلستان~Golestan Province|
    -01|استان گیلان~Gilan Province|
    -15|استان لرستان~Lorestan Province|
    -02|استان مازندران~Mazandaran Province|
    -00|استان مرکزی~Markazi Province|
    -22|استان هرمزگان~Hormozgan Province|
    -13|استان همدان~Hamadan Province|
    -21|استان یزد~Yazd Province|
    IS|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    IT|ACSZ|%N%n%O%n%A%n%Z %C %S||province|city|suburb|postal
    -AG|Agrigento|92
    -AL|Alessandria|15
    -AN|Ancona|60
    -AO|Aosta|11
    -AR|Arezzo|52
    -AP|Ascoli Piceno|63
    -AT|Asti|14
    -AV|Avellino|83
    -BA|Bari|70
    -BT|Barletta-Andria-Trani|76[01]
    -BL|Belluno|32
    -BN|Benevento|82
    -BG|Bergamo|24
    -BI|Biella|13[89]
    -BO|Bologna|40
    -BZ|Bolzano|39
    -BS|Brescia|25
    -BR|Brindisi|72
    -CA|Cagliari|0912[1-9],0913[0-4],0901[0289],0902[03468],0903[0234],0904,0803[035],08043
    -CL|Caltanissetta|93
    -CB|Campobasso|860[1-4],86100
    -CE|Caserta|81
    -CT|Catania|95
    -CZ|Catanzaro|88[01]
    -CH|Chieti|66
    -CO|Como|22
    -CS|Cosenza|87
    -CR|Cremona|26[01]
    -KR|Crotone|88[89]
    -CN|Cuneo|12,18025
    -EN|Enna|94
    -FM|Fermo|638,63900
    -FE|Ferrara|44
    -FI|Firenze|50
    -FG|Foggia|71
    -FC|Forlì-Cesena|47[015]
    -FR|Frosinone|03
    -GE|Genova|16
    -GO|Gorizia|34[01]7
    -GR|Grosseto|58
    -IM|Imperia|18
    -IS|Isernia|860[7-9],86170
    -AQ|L'Aquila|67
    -SP|La Spezia|19
    -LT|Latina|04
    -LE|Lecce|73
    -LC|Lecco|23[89]
    -LI|Livorno|57
    -LO|Lodi|26[89]
    -LU|Lucca|55
    -MC|Macerata|62
    -MN|Mantova|46
    -MS|Massa-Carrara|54
    -MT|Matera|75
    -ME|Messina|98
    -MI|Milano|20
    -MO|Modena|41
    -MB|Monza e Brianza|208,20900
    -NA|Napoli|80
    -NO|Novara|28[01]
    -NU|Nuoro|080[1-4],08100
    -OR|Oristano|090[7-9],09170,0801[039],0803[04]
    -PD|Padova|35
    -PA|Palermo|90
    -PR|Parma|43
    -PV|Pavia|27
    -PG|Perugia|06
    -PU|Pesaro e Urbino|61
    -PE|Pescara|65
    -PC|Piacenza|29
    -PI|Pisa|56
    -PT|Pistoia|51
    -PN|Pordenone|330[7-9],33170
    -PZ|Potenza|85
    -PO|Prato|59
    -RG|Ragusa|97
    -RA|Ravenna|48
    -RC|Reggio Calabria|89[01]
    -RE|Reggio Emilia|42
    -RI|Rieti|02
    -RN|Rimini|47[89]
    -RM|Roma|00
    -RO|Rovigo|45
    -SA|Salerno|84
    -SS|Sassari|07[01],08020
    -SV|Savona|17,12071
    -SI|Siena|53
    -SR|Siracusa|96
    -SO|Sondrio|23[01]
    -SU|Sud Sardegna|090[1-5][0-9],0906[0-6],080[1-4]
    -TA|Taranto|74
    -TE|Teramo|64
    -TR|Terni|05
    -TO|Torino|10
    -TP|Trapani|91
    -TN|Trento|38
    -TV|Treviso|31
    -TS|Trieste|3401,341[0-689],34062
    -UD|Udine|330[1-5],33100
    -VA|Varese|21
    -VE|Venezia|30
    -VB|Verbano-Cusio-Ossola|28[89]
    -VC|Vercelli|13[01]
    -VR|Verona|37
    -VV|Vibo Valentia|89[89]
    -VI|Vicenza|36
    -VT|Viterbo|01
    JE|ACZ|%N%n%O%n%A%n%C%nJERSEY%n%Z||province|city|suburb|postal
    JM|ACS|%N%n%O%n%A%n%C%n%S %X||parish|city|suburb|postal
    -13|Clarendon|
    -09|Hanover|
    -01|Kingston|
    -12|Manchester|
    -04|Portland|
    -02|St. Andrew|
    -06|St. Ann|
    -14|St. Catherine|
    -11|St. Elizabeth|
    -08|St. James|
    -05|St. Mary|
    -03|St. Thomas|
    -07|Trelawny|
    -10|Westmoreland|
    JO|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    JP|ASZ|〒%Z%n%S%n%A%n%O%n%N|%N%n%O%n%A, %S%n%Z|prefecture|city|suburb|postal
    -01|北海道~Hokkaido|0[4-9],00[1-7]
    -02|青森県~Aomori|03,018
    -03|岩手県~Iwate|02
    -04|宮城県~Miyagi|98
    -05|秋田県~Akita|01
    -06|山形県~Yamagata|99
    -07|福島県~Fukushima|9[67]
    -08|茨城県~Ibaraki|3[01]
    -09|栃木県~Tochigi|32,311,349
    -10|群馬県~Gunma|37,38[49]
    -11|埼玉県~Saitama|3[3-6]
    -12|千葉県~Chiba|2[6-9]
    -13|東京都~Tokyo|1[0-8],19[0-8],20
    -14|神奈川県~Kanagawa|2[1-5],199
    -15|新潟県~Niigata|9[45],389
    -16|富山県~Toyama|93
    -17|石川県~Ishikawa|92,939
    -18|福井県~Fukui|91,922
    -19|山梨県~Yamanashi|40
    -20|長野県~Nagano|3[89],949
    -21|岐阜県~Gifu|50
    -22|静岡県~Shizuoka|4[1-9]
    -23|愛知県~Aichi|4[4-9],431
    -24|三重県~Mie|51,498,647
    -25|滋賀県~Shiga|52
    -26|京都府~Kyoto|6[0-2],520
    -27|大阪府~Osaka|5[3-9],618,630
    -28|兵庫県~Hyogo|6[5-7],563
    -29|奈良県~Nara|63,64[78]
    -30|和歌山県~Wakayama|64,519
    -31|鳥取県~Tottori|68
    -32|島根県~Shimane|69,68[45]
    -33|岡山県~Okayama|7[01]
    -34|広島県~Hiroshima|7[23]
    -35|山口県~Yamaguchi|7[45]
    -36|徳島県~Tokushima|77
    -37|香川県~Kagawa|76
    -38|愛媛県~Ehime|79
    -39|高知県~Kochi|78
    -40|福岡県~Fukuoka|8[0-3],871
    -41|佐賀県~Saga|84
    -42|長崎県~Nagasaki|85,81[17],848
    -43|熊本県~Kumamoto|86
    -44|大分県~Oita|87,839
    -45|宮崎県~Miyazaki|88
    -46|鹿児島県~Kagoshima|89
    -47|沖縄県~Okinawa|90
    KE|AC|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    KG|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    KH|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    KI|AC|%N%n%O%n%A%n%S%n%C||island|city|suburb|postal
    KM|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    KN|ACS|%N%n%O%n%A%n%C, %S||island|city|suburb|postal
    -N|Nevis|
    -K|St. Kitts|
    KP|AC|%Z%n%S%n%C%n%A%n%O%n%N|%N%n%O%n%A%n%C%n%S, %Z|province|city|suburb|postal
    -07|강원도~Kangwon|
    -13|라선 특별시~Rason|
    -10|량강도~Ryanggang|
    -04|자강도~Chagang|
    -02|평안 남도~South Pyongan|
    -03|평안 북도~North Pyongan|
    -01|평양 직할시~Pyongyang|
    -08|함경 남도~South Hamgyong|
    -09|함경 북도~North Hamgyong|
    -05|황해남도~South Hwanghae|
    -06|황해북도~North Hwanghae|
    KR|ACSZ|%S %C%D%n%A%n%O%n%N%n%Z|%N%n%O%n%A%n%D%n%C%n%S%n%Z|do si|city|district|postal
    -42|강원~강원도~Gangwon-do|2[456][0-9][0-9]
    -41|경기~경기도~Gyeonggi-do|1[0-8][0-9][0-9]
    -48|경남~경상남도~Gyeongsangnam-do|5[0-3][0-9][0-9]
    -47|경북~경상북도~Gyeongsangbuk-do|3[6-9][0-9][0-9],40[0-9][0-9]
    -29|광주~광주광역시~Gwangju|6[12][0-9][0-9]
    -27|대구~대구광역시~Daegu|4[123][0-9][0-9]
    -30|대전~대전광역시~Daejeon|3[45][0-9][0-9]
    -26|부산~부산광역시~Busan|4[6-9][0-9][0-9]
    -11|서울~서울특별시~Seoul|0[1-8][0-9][0-9]
    -50|세종~세종특별자치시~Sejong|30[01][0-9]
    -31|울산~울산광역시~Ulsan|4[45][0-9][0-9]
    -28|인천~인천광역시~Incheon|2[1-3][0-9][0-9]
    -46|전남~전라남도~Jeollanam-do|5[7-9][0-9][0-9]
    -45|전북~전라북도~Jeollabuk-do|5[4-6][0-9][0-9]
    -49|제주~제주특별자치도~Jeju-do|63[0-356][0-9]
    -44|충남~충청남도~Chungcheongnam-do|3[1-3][0-9][0-9]
    -43|충북~충청북도~Chungcheongbuk-do|2[789][0-9][0-9]
    KW|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    KY|AS|%N%n%O%n%A%n%S %Z||island|city|suburb|postal
    -|Cayman Brac|
    -|Grand Cayman|
    -|Little Cayman|
    KZ|AC|%Z%n%S%n%C%n%A%n%O%n%N||province|city|suburb|postal
    LA|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    LB|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    LC|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    LI|ACZ|%O%n%N%n%A%nFL-%Z %C||province|city|suburb|postal
    LK|AC|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    LR|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    LS|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    LT|ACZ|%O%n%N%n%A%nLT-%Z %C %S||province|city|suburb|postal
    LU|ACZ|%O%n%N%n%A%nL-%Z %C||province|city|suburb|postal
    LV|ACZ|%N%n%O%n%A%n%S%n%C, %Z||province|city|suburb|postal
    LY|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    MA|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    MC|AC|%N%n%O%n%A%nMC-%Z %C %X||province|city|suburb|postal
    MD|AC|%N%n%O%n%A%nMD-%Z %C||province|city|suburb|postal
    ME|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    MF|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    MG|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    MH|ACSZ|%N%n%O%n%A%n%C %S %Z||state|city|suburb|zip
    MK|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    ML|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    MM|AC|%N%n%O%n%A%n%C, %Z||province|city|suburb|postal
    MN|AC|%N%n%O%n%A%n%C%n%S %Z||province|city|suburb|postal
    MO|A|%A%n%O%n%N|%N%n%O%n%A|province|city|suburb|postal
    MP|ACSZ|%N%n%O%n%A%n%C %S %Z||state|city|suburb|zip
    MQ|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    MR|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    MS|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    MT|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    MU|AC|%N%n%O%n%A%n%Z%n%C||province|city|suburb|postal
    MV|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    MW|AC|%N%n%O%n%A%n%C %X||province|city|suburb|postal
    MX|ACSZ|%N%n%O%n%A%n%D%n%Z %C, %S||state|city|neighborhood|postal
    -AGU|Aguascalientes~Ags.|20
    -BCN|Baja California~B.C.|2[12]
    -BCS|Baja California Sur~B.C.S.|23
    -CAM|Campeche~Camp.|24
    -CHP|Chiapas~Chis.|29,30
    -CHH|Chihuahua~Chih.|3[1-3]
    -CMX|Ciudad de México~CDMX|0,1[0-6]
    -COA|Coahuila de Zaragoza~Coah.|2[5-7]
    -COL|Colima~Col.|28
    -DUR|Durango~Dgo.|3[45]
    -MEX|Estado de México~Méx.|5[0-7]
    -GUA|Guanajuato~Gto.|3[6-8]
    -GRO|Guerrero~Gro.|39,4[01]
    -HID|Hidalgo~Hgo.|4[23]
    -JAL|Jalisco~Jal.|4[4-9]
    -MIC|Michoacán~Mich.|5[89],6[01]
    -MOR|Morelos~Mor.|62
    -NAY|Nayarit~Nay.|63
    -NLE|Nuevo León~N.L.|6[4-7]
    -OAX|Oaxaca~Oax.|6[89],7[01]
    -PUE|Puebla~Pue.|7[2-5]
    -QUE|Querétaro~Qro.|76
    -ROO|Quintana Roo~Q.R.|77
    -SLP|San Luis Potosí~S.L.P.|7[89]
    -SIN|Sinaloa~Sin.|8[0-2]
    -SON|Sonora~Son.|8[3-5]
    -TAB|Tabasco~Tab.|86
    -TAM|Tamaulipas~Tamps.|8[7-9]
    -TLA|Tlaxcala~Tlax.|90
    -VER|Veracruz~Ver.|9[1-6]
    -YUC|Yucatán~Yuc.|97
    -ZAC|Zacatecas~Zac.|9[89]
    MY|ACZ|%N%n%O%n%A%n%D%n%Z %C%n%S||state|city|village township|postal
    -01|Johor|79,8[0-6]
    -02|Kedah|0[5-9],34950
    -03|Kelantan|1[5-9]
    -14|Kuala Lumpur|5,60
    -15|Labuan|87
    -04|Melaka|7[5-8]
    -05|Negeri Sembilan|7[0-4]
    -06|Pahang|2[5-8],[346]9
    -08|Perak|3[0-6],39000
    -09|Perlis|0[12]
    -07|Pulau Pinang|1[0-4]
    -16|Putrajaya|62
    -12|Sabah|8[89],9[01]
    -13|Sarawak|9[3-8]
    -10|Selangor|4[0-8],6[3-8]
    -11|Terengganu|2[0-4]
    MZ|AC|%N%n%O%n%A%n%Z %C%S||province|city|suburb|postal
    -P|Cabo Delgado|
    -MPM|Cidade de Maputo|
    -G|Gaza|
    -I|Inhambane|
    -B|Manica|
    -L|Maputo|
    -N|Nampula|
    -A|Niassa|
    -S|Sofala|
    -T|Tete|
    -Q|Zambezia|
    NA|AC|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    NC|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    NE|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    NF|AC|%O%n%N%n%A%n%C %S %Z||province|city|suburb|postal
    NG|AC|%N%n%O%n%A%n%D%n%C %Z%n%S||state|city|suburb|postal
    -AB|Abia|
    -AD|Adamawa|
    -AK|Akwa Ibom|
    -AN|Anambra|
    -BA|Bauchi|
    -BY|Bayelsa|
    -BE|Benue|
    -BO|Borno|
    -CR|Cross River|
    -DE|Delta|
    -EB|Ebonyi|
    -ED|Edo|
    -EK|Ekiti|
    -EN|Enugu|
    -FC|Federal Capital Territory|
    -GO|Gombe|
    -IM|Imo|
    -JI|Jigawa|
    -KD|Kaduna|
    -KN|Kano|
    -KT|Katsina|
    -KE|Kebbi|
    -KO|Kogi|
    -KW|Kwara|
    -LA|Lagos|
    -NA|Nasarawa|
    -NI|Niger|
    -OG|Ogun State|
    -ON|Ondo|
    -OS|Osun|
    -OY|Oyo|
    -PL|Plateau|
    -RI|Rivers|
    -SO|Sokoto|
    -TA|Taraba|
    -YO|Yobe|
    -ZA|Zamfara|
    NI|AC|%N%n%O%n%A%n%Z%n%C, %S||department|city|suburb|postal
    -BO|Boaco|5[12]
    -CA|Carazo|4[56]
    -CI|Chinandega|2[5-7]
    -CO|Chontales|5[56]
    -ES|Estelí|3[12]
    -GR|Granada|4[34]
    -JI|Jinotega|6[56]
    -LE|León|2[12]
    -MD|Madriz|3[45]
    -MN|Managua|1[0-6]
    -MS|Masaya|4[12]
    -MT|Matagalpa|6[1-3]
    -NS|Nueva Segovia|3[7-9]
    -AN|Región Autónoma de la Costa Caribe Norte|7[12]
    -AS|Región Autónoma de la Costa Caribe Sur|8[1-3]
    -SJ|Río San Juan|9[12]
    -RI|Rivas|4[78]
    NL|ACZ|%O%n%N%n%A%n%Z %C||province|city|suburb|postal
    NO|ACZ|%N%n%O%n%A%n%Z %C||province|post town|suburb|postal
    NP|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    NR|AS|%N%n%O%n%A%n%S||district|city|suburb|postal
    -01|Aiwo District|
    -02|Anabar District|
    -03|Anetan District|
    -04|Anibare District|
    -05|Baiti District|
    -06|Boe District|
    -07|Buada District|
    -08|Denigomodu District|
    -09|Ewa District|
    -10|Ijuw District|
    -11|Meneng District|
    -12|Nibok District|
    -13|Uaboe District|
    -14|Yaren District|
    NU|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    NZ|ACZ|%N%n%O%n%A%n%D%n%C %Z||province|city|suburb|postal
    OM|AC|%N%n%O%n%A%n%Z%n%C||province|city|suburb|postal
    PA|AC|%N%n%O%n%A%n%C%n%S||province|city|suburb|postal
    PE|AC|%N%n%O%n%A%n%C %Z%n%S||province|district|suburb|postal
    -AMA|Amazonas|
    -ANC|Áncash|
    -APU|Apurímac|
    -ARE|Arequipa|
    -AYA|Ayacucho|
    -CAJ|Cajamarca|
    -CAL|Callao|
    -CUS|Cuzco|
    -LIM|Gobierno Regional de Lima|
    -HUV|Huancavelica|
    -HUC|Huánuco|
    -ICA|Ica|
    -JUN|Junín|
    -LAL|La Libertad|
    -LAM|Lambayeque|
    -LOR|Loreto|
    -MDD|Madre de Dios|
    -MOQ|Moquegua|
    -LMA|Municipalidad Metropolitana de Lima|
    -PAS|Pasco|
    -PIU|Piura|
    -PUN|Puno|
    -SAM|San Martín|
    -TAC|Tacna|
    -TUM|Tumbes|
    -UCA|Ucayali|
    PF|ACSZ|%N%n%O%n%A%n%Z %C %S||island|city|suburb|postal
    PG|ACS|%N%n%O%n%A%n%C %Z %S||province|city|suburb|postal
    PH|AC|%N%n%O%n%A%n%D, %C%n%Z %S||province|city|suburb|postal
    -ABR|Abra|28[0-2]
    -AGN|Agusan del Norte|86[01]
    -AGS|Agusan del Sur|85[01]
    -AKL|Aklan|56[01]
    -ALB|Albay|45[01]
    -ANT|Antique|57[01]
    -APA|Apayao|380[0-68]
    -AUR|Aurora|320
    -BAS|Basilan|730
    -BAN|Bataan|21[01]
    -BTN|Batanes|390
    -BTG|Batangas|42[0-3]
    -BEN|Benguet|260,261[0-5]
    -BIL|Biliran|654[3-9],655
    -BOH|Bohol|63[0-3]
    -BUK|Bukidnon|87[0-2]
    -BUL|Bulacan|30[0-2]
    -CAG|Cagayan|35[0-2]
    -CAN|Camarines Norte|46[01]
    -CAS|Camarines Sur|44[0-3]
    -CAM|Camiguin|910
    -CAP|Capiz|58[01]
    -CAT|Catanduanes|48[01]
    -CAV|Cavite|41[0-2]
    -CEB|Cebu|60[0-5]
    -COM|Compostela Valley|88[01]
    -NCO|Cotabato|94[01]
    -DAV|Davao del Norte|81[0-2]
    -DAS|Davao del Sur|80[01]
    -DVO|Davao Occidental|801[1-5]
    -DAO|Davao Oriental|82[01]
    -DIN|Dinagat Islands|84[12]
    -EAS|Eastern Samar|68[0-2]
    -GUI|Guimaras|504[4-6]
    -IFU|Ifugao|36[01]
    -ILN|Ilocos Norte|29[0-2]
    -ILS|Ilocos Sur|27[0-3]
    -ILI|Iloilo|50[0-3],504[0-3]
    -ISA|Isabela|33[0-3]
    -KAL|Kalinga|380[79],381[0-4]
    -LUN|La Union|25[0-2]
    -LAG|Laguna|40[0-3]
    -LAN|Lanao del Norte|92[0-2]
    -LAS|Lanao del Sur|93[0-2],97[01]
    -LEY|Leyte|65[0-3],654[0-2]
    -MAG|Maguindanao|96[01]
    -MAD|Marinduque|490
    -MAS|Masbate|54[0-2]
    -00|Metro Manila|
    -MDC|Mindoro Occidental|51[01]
    -MDR|Mindoro Oriental|52[01]
    -MSC|Misamis Occidental|72[01]
    -MSR|Misamis Oriental|90[0-2]
    -MOU|Mountain Province|261[6-9],262[0-5]
    -NEC|Negros Occidental|61[0-3]
    -NER|Negros Oriental|62[0-2]
    -NSA|Northern Samar|64[0-2]
    -NUE|Nueva Ecija|31[0-3]
    -NUV|Nueva Vizcaya|37[01]
    -PLW|Palawan|53[0-2]
    -PAM|Pampanga|20[0-2]
    -PAN|Pangasinan|24[0-4]
    -QUE|Quezon Province|43[0-4]
    -QUI|Quirino|340
    -RIZ|Rizal|1[89]
    -ROM|Romblon|55[01]
    -WSA|Samar|67[0-2]
    -SAR|Sarangani|8015
    -SIG|Siquijor|622[5-9],6230
    -SOR|Sorsogon|47[01]
    -SCO|South Cotabato|95[01]
    -SLE|Southern Leyte|66[10]
    -SUK|Sultan Kudarat|98[01]
    -SLU|Sulu|74[01]
    -SUN|Surigao del Norte|84[0-2]
    -SUR|Surigao del Sur|83[01]
    -TAR|Tarlac|23[01]
    -TAW|Tawi-Tawi|750
    -ZMB|Zambales|22[01]
    -ZAN|Zamboanga del Norte|71[0-2]
    -ZAS|Zamboanga del Sur|70[0-4]
    -ZSI|Zamboanga Sibuguey|70[0-4]
    PK|AC|%N%n%O%n%A%n%D%n%C-%Z||province|city|suburb|postal
    PL|ACZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    PM|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    PN|ACZ|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    PR|ACZ|%N%n%O%n%A%n%C PR %Z||province|city|suburb|zip
    PS|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    PT|ACZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    PW|ACSZ|%N%n%O%n%A%n%C %S %Z||state|city|suburb|zip
    PY|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    QA|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    RE|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    RO|ACZ|%N%n%O%n%A%n%Z %S %C||province|city|suburb|postal
    RS|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    RU|ACSZ|%N%n%O%n%A%n%C%n%S%n%Z||oblast|city|suburb|postal
    -ALT|Алтайский край~Altayskiy kray|65[6-9]
    -AMU|Амурская область~Amurskaya oblast'|67[56]
    -ARK|Архангельская область~Arkhangelskaya oblast'|16[3-5]
    -AST|Астраханская область~Astrakhanskaya oblast'|41[4-6]
    -BEL|Белгородская область~Belgorodskaya oblast'|30[89]
    -BRY|Брянская область~Bryanskaya oblast'|24[1-3]
    -VLA|Владимирская область~Vladimirskaya oblast'|60[0-2]
    -VGG|Волгоградская область~Volgogradskaya oblast'|40[0-4]
    -VLG|Вологодская область~Vologodskaya oblast'|16[0-2]
    -VOR|Воронежская область~Voronezhskaya oblast'|39[4-7]
    -YEV|Еврейская автономная область~Evreyskaya avtonomnaya oblast'|679
    -ZAB|Забайкальский край~Zabaykalskiy kray|67[2-4],687
    -IVA|Ивановская область~Ivanovskaya oblast'|15[3-5]
    -IRK|Иркутская область~Irkutskaya oblast'|66[4-9]
    -KB|Кабардино-Балкарская Республика~Kabardino-Balkarskaya Republits|36[01]
    -KGD|Калининградская область~Kaliningradskaya oblast'|23[6-8]
    -KLU|Калужская область~Kaluzhskaya oblast'|24[89]
    -KAM|Камчатский край~Kamchatskiy kray|68[348]
    -KC|Карачаево-Черкесская Республика~Karachaevo-Cherkesskaya Republits|369
    -KEM|Кемеровская область~Kemerovskaya oblast'|65[0-4]
    -KIR|Кировская область~Kirovskaya oblast'|61[0-3]
    -KOS|Костромская область~Kostromskaya oblast'|15[67]
    -KDA|Краснодарский край~Krasnodarskiy kray|35[0-4]
    -KYA|Красноярский край~Krasnoyarskiy kray|66[0-3],64[78]
    -KGN|Курганская область~Kurganskaya oblast'|64[01]
    -KRS|Курская область~Kurskaya oblast'|30[5-7]
    -LEN|Ленинградская область~Leningradskaya oblast'|18[78]
    -LIP|Липецкая область~Lipetskaya oblast'|39[89]
    -MAG|Магаданская область~Magadanskaya oblast'|68[56]
    -MOW|Москва~Moskva|10[1-9],11,12,13[0-5],14[0-4]
    -MOS|Московская область~Moskovskaya oblast'|14[0-4]
    -MUR|Мурманская область~Murmanskaya oblast'|18[34]
    -NEN|Ненецкий автономный округ~Nenetskiy|166
    -NIZ|Нижегородская область~Nizhegorodskaya oblast'|60[3-7]
    -NGR|Новгородская область~Novgorodskaya oblast'|17[3-5]
    -NVS|Новосибирская область~Novosibirskaya oblast'|63[0-3]
    -OMS|Омская область~Omskaya oblast'|64[4-6]
    -ORE|Оренбургская область~Orenburgskaya oblast'|46[0-2]
    -ORL|Орловская область~Orlovskaya oblast'|30[23]
    -PNZ|Пензенская область~Penzenskaya oblast'|44[0-2]
    -PER|Пермский край~Permskiy kray|61[4-9]
    -PRI|Приморский край~Primorskiy kray|69[0-2]
    -PSK|Псковская область~Pskovskaya oblast'|18[0-2]
    -AD|Республика Адыгея~Respublika Adygeya|385
    -AL|Республика Алтай~Altay Republits|649
    -BA|Республика Башкортостан~Bashkortostan Republits|45[0-3]
    -BU|Республика Бурятия~Buryatiya Republits|67[01]
    -DA|Республика Дагестан~Dagestan Republits|36[78]
    -IN|Республика Ингушетия~Ingushetiya Republits|386
    -KL|Республика Калмыкия~Respublika Kalmykiya|35[89]
    -KR|Республика Карелия~Kareliya Republits|18[56]
    -KO|Республика Коми~Komi Republits|16[7-9]
    -|Республика Крым~Автономна Республіка Крим~Respublika Krym|29[5-8]
    -ME|Республика Марий Эл~Respublika Mariy El|42[45]
    -MO|Республика Мордовия~Respublika Mordoviya|43[01]
    -SA|Республика Саха (Якутия)~Sakha (Yakutiya) Republits|67[78]
    -SE|Республика Северная Осетия-Алания~Respublika Severnaya Osetiya-Alaniya|36[23]
    -TA|Республика Татарстан~Respublika Tatarstan|42[0-3]
    -TY|Республика Тыва~Tyva Republits|66[78]
    -UD|Республика Удмуртия~Udmurtskaja Respublika|42[67]
    -KK|Республика Хакасия~Khakasiya Republits|655
    -ROS|Ростовская область~Rostovskaya oblast'|34[4-7]
    -RYA|Рязанская область~Ryazanskaya oblast'|39[01]
    -SAM|Самарская область~Samarskaya oblast'|44[3-6]
    -SPE|Санкт-Петербург~Sankt-Peterburg|19
    -SAR|Саратовская область~Saratovskaya oblast'|41[0-3]
    -SAK|Сахалинская область~Sakhalinskaya oblast'|69[34]
    -SVE|Свердловская область~Sverdlovskaya oblast'|62[0-4]
    -|Севастополь~Sevastopol'|299
    -SMO|Смоленская область~Smolenskaya oblast'|21[4-6]
    -STA|Ставропольский край~Stavropolskiy kray|35[5-7]
    -TAM|Тамбовская область~Tambovskaya oblast'|39[23]
    -TVE|Тверская область~Tverskaya oblast'|17[0-2]
    -TOM|Томская область~Tomskaya oblast'|63[4-6]
    -TUL|Тульская область~Tulskaya oblast'|30[01]
    -TYU|Тюменская область~Tyumenskaya oblast'|62[5-7]
    -ULY|Ульяновская область~Ulyanovskaya oblast'|43[23]
    -KHA|Хабаровский край~Khabarovskiy kray|68[0-2]
    -KHM|Ханты-Мансийский автономный округ~Khanty-Mansiyskiy avtonomnyy okrug|628
    -CHE|Челябинская область~Chelyabinskaya oblast'|45[4-7]
    -CE|Чеченская Республика~Chechenskaya Republits|36[4-6]
    -CU|Чувашская Республика~Chuvashia|42[89]
    -CHU|Чукотский автономный округ~Chukotskiy|689
    -YAN|Ямало-Ненецкий автономный округ~Yamalo-Nenetskiy|629
    -YAR|Ярославская область~Yaroslavskaya oblast'|15[0-2]
    RW|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    SA|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    SB|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    SC|AC|%N%n%O%n%A%n%C%n%S||island|city|suburb|postal
    SD|AC|%N%n%O%n%A%n%C%n%Z||province|district|suburb|postal
    SE|ACZ|%O%n%N%n%A%nSE-%Z %C||province|post town|suburb|postal
    SG|AZ|%N%n%O%n%A%nSINGAPORE %Z||province|city|suburb|postal
    SH|ACZ|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    SI|AC|%N%n%O%n%A%nSI-%Z %C||province|city|suburb|postal
    SJ|ACZ|%N%n%O%n%A%n%Z %C||province|post town|suburb|postal
    SK|ACZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    SL|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    SM|AZ|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    SN|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    SO|ACS|%N%n%O%n%A%n%C, %S %Z||province|city|suburb|postal
    -AW|Awdal~AD|
    -BK|Bakool|
    -BN|Banaadir|
    -BR|Bari|
    -BY|Bay|
    -GA|Galguduud~GG|
    -GE|Gedo~GD|
    -HI|Hiiraan~HR|
    -JD|Jubbada Dhexe|
    -JH|Jubbada Hoose|
    -MU|Mudug~MD|
    -NU|Nugaal~NG|
    -SA|Sanaag~SG|
    -SD|Shabeellaha Dhexe|
    -SH|Shabeellaha Hoose|
    -SO|Sool~SL|
    -TO|Togdheer~TG|
    -WO|Woqooyi Galbeed~WG|
    SR|AC|%N%n%O%n%A%n%C%n%S||province|city|suburb|postal
    -BR|Brokopondo|
    -CM|Commewijne|
    -CR|Coronie|
    -MA|Marowijne|
    -NI|Nickerie|
    -PR|Para|
    -PM|Paramaribo|
    -SA|Saramacca|
    -SI|Sipaliwini|
    -WA|Wanica|
    SS|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    ST|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    SV|ACS|%N%n%O%n%A%n%Z-%C%n%S||province|city|suburb|postal
    -AH|Ahuachapán~Ahuachapan|CP 21
    -CA|Cabañas~Cabanas|CP 12
    -CH|Chalatenango~Calatenango|CP 13
    -CU|Cuscatlán~Cuscatlan|CP 14
    -LI|La Libertad|CP 15
    -PA|La Paz|CP 16
    -UN|La Unión~La Union|CP 31
    -MO|Morazán~Morazan|CP 32
    -SM|San Miguel|CP 33
    -SS|San Salvador|CP 11
    -SV|San Vicente|CP 17
    -SA|Santa Ana|CP 22
    -SO|Sonsonate|CP 23
    -US|Usulután~Usulutan|CP 34
    SX|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    SY|AC|%N%n%O%n%A%n%C||province|district|suburb|postal
    SZ|AC|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    TA|AC|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    TC|ACZ|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    TD|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    TF|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    TG|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    TH|AC|%N%n%O%n%A%n%D %C%n%S %Z|%N%n%O%n%A%n%D, %C%n%S %Z|province|city|suburb|postal
    -81|กระบี่~Krabi|81
    -10|กรุงเทพมหานคร~Bangkok|10
    -71|กาญจนบุรี~Kanchanaburi|71
    -46|กาฬสินธุ์~Kalasin|46
    -62|กำแพงเพชร~Kamphaeng Phet|62
    -40|ขอนแก่น~Khon Kaen|40
    -38|จังหวัด บึงกาฬ~Bueng Kan|
    -22|จันทบุรี~Chanthaburi|22
    -24|ฉะเชิงเทรา~Chachoengsao|24
    -20|ชลบุรี~Chon Buri|20
    -18|ชัยนาท~Chai Nat|17
    -36|ชัยภูมิ~Chaiyaphum|36
    -86|ชุมพร~Chumpon|86
    -57|เชียงราย~Chiang Rai|57
    -50|เชียงใหม่~Chiang Mai|50
    -92|ตรัง~Trang|92
    -23|ตราด~Trat|23
    -63|ตาก~Tak|63
    -26|นครนายก~Nakhon Nayok|26
    -73|นครปฐม~Nakhon Pathom|73
    -48|นครพนม~Nakhon Phanom|48
    -30|นครราชสีมา~Nakhon Ratchasima|30
    -80|นครศรีธรรมราช~Nakhon Si Thammarat|80
    -60|นครสวรรค์~Nakhon Sawan|60
    -12|นนทบุรี~Nonthaburi|11
    -96|นราธิวาส~Narathiwat|96
    -55|น่าน~Nan|55
    -31|บุรีรัมย์~Buri Ram|31
    -13|ปทุมธานี~Pathum Thani|12
    -77|ประจวบคีรีขันธ์~Prachuap Khiri Khan|77
    -25|ปราจีนบุรี~Prachin Buri|25
    -94|ปัตตานี~Pattani|94
    -14|พระนครศรีอยุธยา~Phra Nakhon Si Ayutthaya|13
    -56|พะเยา~Phayao|56
    -82|พังงา~Phang Nga|82
    -93|พัทลุง~Phattalung|93
    -66|พิจิตร~Phichit|66
    -65|พิษณุโลก~Phitsanulok|65
    -76|เพชรบุรี~Phetchaburi|76
    -67|เพชรบูรณ์~Phetchabun|67
    -54|แพร่~Phrae|54
    -83|ภูเก็ต~Phuket|83
    -44|มหาสารคาม~Maha Sarakham|44
    -49|มุกดาหาร~Mukdahan|49
    -58|แม่ฮ่องสอน~Mae Hong Son|58
    -35|ยโสธร~Yasothon|35
    -95|ยะลา~Yala|95
    -45|ร้อยเอ็ด~Roi Et|45
    -85|ระนอง~Ranong|85
    -21|ระยอง~Rayong|21
    -70|ราชบุรี~Ratchaburi|70
    -16|ลพบุรี~Lop Buri|15
    -52|ลำปาง~Lampang|52
    -51|ลำพูน~Lamphun|51
    -42|เลย~Loei|42
    -33|ศรีสะเกษ~Si Sa Ket|33
    -47|สกลนคร~Sakon Nakhon|47
    -90|สงขลา~Songkhla|90
    -91|สตูล~Satun|91
    -11|สมุทรปราการ~Samut Prakan|10
    -75|สมุทรสงคราม~Samut Songkhram|75
    -74|สมุทรสาคร~Samut Sakhon|74
    -27|สระแก้ว~Sa Kaeo|27
    -19|สระบุรี~Saraburi|18
    -17|สิงห์บุรี~Sing Buri|16
    -64|สุโขทัย~Sukhothai|64
    -72|สุพรรณบุรี~Suphanburi|72
    -84|สุราษฎร์ธานี~Surat Thani|84
    -32|สุรินทร์~Surin|32
    -43|หนองคาย~Nong Khai|43
    -39|หนองบัวลำภู~Nong Bua Lam Phu|39
    -15|อ่างทอง~Ang Thong|14
    -37|อำนาจเจริญ~Amnat Charoen|37
    -41|อุดรธานี~Udon Thani|41
    -53|อุตรดิตถ์~Uttaradit|53
    -61|อุทัยธานี~Uthai Thani|61
    -34|อุบลราชธานี~Ubon Ratchathani|34
    TJ|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    TK|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    TL|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    TM|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    TN|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    TO|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    TR|ACZ|%N%n%O%n%A%n%Z %C/%S||province|district|suburb|postal
    -01|Adana|01
    -02|Adıyaman|02
    -03|Afyon|03
    -04|Ağrı|04
    -68|Aksaray|68
    -05|Amasya|05
    -06|Ankara|06
    -07|Antalya|07
    -75|Ardahan|75
    -08|Artvin|08
    -09|Aydın|09
    -10|Balıkesir|10
    -74|Bartın|74
    -72|Batman|72
    -69|Bayburt|69
    -11|Bilecik|11
    -12|Bingöl|12
    -13|Bitlis|13
    -14|Bolu|14
    -15|Burdur|15
    -16|Bursa|16
    -17|Çanakkale|17
    -18|Çankırı|18
    -19|Çorum|19
    -20|Denizli|20
    -21|Diyarbakır|21
    -81|Düzce|81
    -22|Edirne|22
    -23|Elazığ|23
    -24|Erzincan|24
    -25|Erzurum|25
    -26|Eskişehir|26
    -27|Gaziantep|27
    -28|Giresun|28
    -29|Gümüşhane|29
    -30|Hakkari|30
    -31|Hatay|31
    -76|Iğdır|76
    -32|Isparta|32
    -34|İstanbul|34
    -35|İzmir|35
    -46|Kahramanmaraş|46
    -78|Karabük|78
    -70|Karaman|70
    -36|Kars|36
    -37|Kastamonu|37
    -38|Kayseri|38
    -71|Kırıkkale|71
    -39|Kırklareli|39
    -40|Kırşehir|40
    -79|Kilis|79
    -41|Kocaeli|41
    -42|Konya|42
    -43|Kütahya|43
    -44|Malatya|44
    -45|Manisa|45
    -47|Mardin|47
    -33|Mersin|33
    -48|Muğla|48
    -49|Muş|49
    -50|Nevşehir|50
    -51|Niğde|51
    -52|Ordu|52
    -80|Osmaniye|80
    -53|Rize|53
    -54|Sakarya|54
    -55|Samsun|55
    -56|Siirt|56
    -57|Sinop|57
    -58|Sivas|58
    -63|Şanlıurfa|63
    -73|Şırnak|73
    -59|Tekirdağ|59
    -60|Tokat|60
    -61|Trabzon|61
    -62|Tunceli|62
    -64|Uşak|64
    -65|Van|65
    -77|Yalova|77
    -66|Yozgat|66
    -67|Zonguldak|67
    TT|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    TV|AC|%N%n%O%n%A%n%C%n%S||island|city|suburb|postal
    -FUN|Funafuti|
    -NMG|Nanumanga|
    -NMA|Nanumea|
    -|Niulakita|
    -NIT|Niutao|
    -NUI|Nui|
    -NKF|Nukufetau|
    -NKL|Nukulaelae|
    -VAI|Vaitupu|
    TW|ACSZ|%Z%n%S%C%n%A%n%O%n%N|%N%n%O%n%A%n%C, %S %Z|county|district|suburb|postal
    -TXG|台中市~Taichung City|4[0-3]
    -TPE|台北市~Taipei City|1[01]
    -TTT|台東縣~Taitung County|9[56]
    -TNN|台南市~Tainan City|7[0-4]
    -ILA|宜蘭縣~Yilan County|2[67]
    -HUA|花蓮縣~Hualien County|9[78]
    -|金門縣~Kinmen County|89
    -NAN|南投縣~Nantou County|5[45]
    -PIF|屏東縣~Pingtung County|9[0-4]
    -MIA|苗栗縣~Miaoli County|3[56]
    -TAO|桃園市~Taoyuan City|3[23]
    -KHH|高雄市~Kaohsiung City|8[02-5],81[1-579]
    -KEE|基隆市~Keelung City|20[0-6]
    -|連江縣~Lienchiang County|209,21[012]
    -YUN|雲林縣~Yunlin County|6[3-5]
    -NWT|新北市~New Taipei City|20[78],2[2345]
    -HSZ|新竹市~Hsinchu City|300
    -HSQ|新竹縣~Hsinchu County|30[2-8],31
    -CYI|嘉義市~Chiayi City|600
    -CYQ|嘉義縣~Chiayi County|60[1-9],6[12]
    -CHA|彰化縣~Changhua County|5[0123]
    -PEN|澎湖縣~Penghu County|88
    TZ|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    UA|ACZ|%N%n%O%n%A%n%C%n%S%n%Z||oblast|city|suburb|postal
    -43|Автономна Республіка Крим~Crimea|9[5-8]
    -05|Вінницька область~Vinnyts'ka oblast|2[1-4]
    -07|Волинська область~Volyns'ka oblast|4[3-5]
    -12|Дніпропетровська область~Dnipropetrovsk oblast|49,5[0-3]
    -14|Донецька область~Donetsk oblast|8[3-7]
    -18|Житомирська область~Zhytomyrs'ka oblast|1[0-3]
    -21|Закарпатська область~Zakarpats'ka oblast|8[89],90
    -23|Запорізька область~Zaporiz'ka oblast|69,7[0-2]
    -26|Івано-Франківська область~Ivano-Frankivs'ka oblast|7[6-8]
    -30|Київ~місто Київ~Kyiv city|0[1-6]
    -32|Київська область~Kiev oblast|0[7-9]
    -35|Кіровоградська область~Kirovohrads'ka oblast|2[5-8]
    -09|Луганська область~Luhans'ka oblast|9[1-4]
    -46|Львівська область~Lviv oblast|79,8[0-2]
    -48|Миколаївська область~Mykolaivs'ka oblast|5[4-7]
    -51|Одеська область~Odessa oblast|6[5-8]
    -53|Полтавська область~Poltavs'ka oblast|3[6-9]
    -56|Рівненська область~Rivnens'ka oblast|3[3-5]
    -40|Севастополь~місто Севастополь~Sevastopol' city|99
    -59|Сумська область~Sums'ka oblast|4[0-2]
    -61|Тернопільська область~Ternopil's'ka oblast|4[6-8]
    -63|Харківська область~Kharkiv oblast|6[1-4]
    -65|Херсонська область~Khersons'ka oblast|7[3-5]
    -68|Хмельницька область~Khmel'nyts'ka oblast|29,3[0-2]
    -71|Черкаська область~Cherkas'ka oblast|1[89],20
    -77|Чернівецька область~Chernivets'ka oblast|5[89],60
    -74|Чернігівська область~Chernihivs'ka oblast|1[4-7]
    UG|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    UM|ACS|%N%n%O%n%A%n%C %S %Z||state|city|suburb|zip
    US|ACSZ|%N%n%O%n%A%n%C, %S %Z||state|city|suburb|zip
    -AL|Alabama|3[56]
    -AK|Alaska|99[5-9]
    -|American Samoa~AS|96799
    -AZ|Arizona|8[56]
    -AR|Arkansas|71[6-9],72
    -|Armed Forces (AA)~AA|340
    -|Armed Forces (AE)~AE|09
    -|Armed Forces (AP)~AP|96[2-6]
    -CA|California|9[0-5],96[01]
    -CO|Colorado|8[01]
    -CT|Connecticut|06
    -DE|Delaware|19[7-9]
    -DC|District of Columbia|20[02-5],569
    -FL|Florida|3[23],34[1-9]
    -GA|Georgia|3[01],398,39901
    -|Guam~GU|969[1-2][0-9],9693[12]
    -HI|Hawaii|967[0-8],9679[0-8],968
    -ID|Idaho|83[2-9]
    -IL|Illinois|6[0-2]
    -IN|Indiana|4[67]
    -IA|Iowa|5[0-2]
    -KS|Kansas|6[67]
    -KY|Kentucky|4[01],42[0-7]
    -LA|Louisiana|70,71[0-5]
    -ME|Maine|039,04
    -|Marshall Islands~MH|969[67]
    -MD|Maryland|20[6-9],21
    -MA|Massachusetts|01,02[0-7],05501,05544
    -MI|Michigan|4[89]
    -|Micronesia~FM|9694[1-4]
    -MN|Minnesota|55,56[0-7]
    -MS|Mississippi|38[6-9],39[0-7]
    -MO|Missouri|6[3-5]
    -MT|Montana|59
    -NE|Nebraska|6[89]
    -NV|Nevada|889,89
    -NH|New Hampshire|03[0-8]
    -NJ|New Jersey|0[78]
    -NM|New Mexico|87,88[0-4]
    -NY|New York|1[0-4],06390,00501,00544
    -NC|North Carolina|2[78]
    -ND|North Dakota|58
    -|Northern Mariana Islands~MP|9695[0-2]
    -OH|Ohio|4[3-5]
    -OK|Oklahoma|7[34]
    -OR|Oregon|97
    -|Palau~PW|96939,96940
    -PA|Pennsylvania|1[5-8],19[0-6]
    -|Puerto Rico~PR|00[679]
    -RI|Rhode Island|02[89]
    -SC|South Carolina|29
    -SD|South Dakota|57
    -TN|Tennessee|37,38[0-5]
    -TX|Texas|7[5-9],885,73301,73344
    -UT|Utah|84
    -VT|Vermont|05
    -|Virgin Islands~VI|008
    -VA|Virginia|201,2[23],24[0-6]
    -WA|Washington|98,99[0-4]
    -WV|West Virginia|24[7-9],2[56]
    -WI|Wisconsin|5[34]
    -WY|Wyoming|82,83[01],83414
    UY|AC|%N%n%O%n%A%n%Z %C %S||province|city|suburb|postal
    -AR|Artigas|55
    -CA|Canelones|9[01],1[456]
    -CL|Cerro Largo|37
    -CO|Colonia|70,75204
    -DU|Durazno|97
    -FS|Flores|85
    -FD|Florida|94,9060,97005
    -LA|Lavalleja|30
    -MA|Maldonado|20
    -MO|Montevideo|1,91600
    -PA|Paysandú|60
    -RN|Río Negro|65,60002
    -RV|Rivera|40
    -RO|Rocha|27
    -SA|Salto|50
    -SJ|San José|80
    -SO|Soriano|75,70003
    -TA|Tacuarembó|45
    -TT|Treinta y Tres|33,30203,30204,30302,37007
    UZ|AC|%N%n%O%n%A%n%Z %C%n%S||province|city|suburb|postal
    VA|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    VC|AC|%N%n%O%n%A%n%C %Z||province|city|suburb|postal
    VE|ACS|%N%n%O%n%A%n%C %Z, %S||state|city|suburb|postal
    -Z|Amazonas|
    -B|Anzoátegui|
    -C|Apure|
    -D|Aragua|
    -E|Barinas|
    -F|Bolívar|
    -G|Carabobo|
    -H|Cojedes|
    -Y|Delta Amacuro|
    -W|Dependencias Federales|
    -A|Distrito Federal|
    -I|Falcón|
    -J|Guárico|
    -K|Lara|
    -L|Mérida|
    -M|Miranda|
    -N|Monagas|
    -O|Nueva Esparta|
    -P|Portuguesa|
    -R|Sucre|
    -S|Táchira|
    -T|Trujillo|
    -X|Vargas|
    -U|Yaracuy|
    -V|Zulia|
    VG|A|%N%n%O%n%A%n%C%n%Z||province|city|suburb|postal
    VI|ACSZ|%N%n%O%n%A%n%C %S %Z||state|city|suburb|zip
    VN|AC|%N%n%O%n%A%n%C%n%S %Z||province|city|suburb|postal
    -44|An Giang~An Giang Province|
    -43|Bà Rịa–Vũng Tàu~Ba Ria-Vung Tau Province|
    -55|Bạc Liêu~Bac Lieu Province|
    -54|Bắc Giang~Bac Giang Province|
    -53|Bắc Kạn~Bac Kan Province|
    -56|Bắc Ninh~Bac Ninh Province|
    -50|Bến Tre~Ben Tre Province|
    -57|Bình Dương~Binh Duong Province|
    -31|Bình Định~Binh Dinh Province|
    -58|Bình Phước~Binh Phuoc Province|
    -40|Bình Thuận~Binh Thuan Province|
    -59|Cà Mau~Ca Mau Province|
    -04|Cao Bằng~Cao Bang Province|
    -CT|Cần Thơ~Can Tho City|
    -DN|Đà Nẵng~Da Nang City|
    -33|Đắk Lắk~Dak Lak Province|
    -72|Đăk Nông~Dak Nong Province|
    -71|Điện Biên~Dien Bien Province|
    -39|Đồng Nai~Dong Nai Province|
    -45|Đồng Tháp~Dong Thap Province|
    -30|Gia Lai~Gia Lai Province|
    -03|Hà Giang~Ha Giang Province|
    -63|Hà Nam~Ha Nam Province|
    -HN|Hà Nội~Hanoi City|
    -23|Hà Tĩnh~Ha Tinh Province|
    -61|Hải Dương~Hai Duong Province|
    -HP|Hải Phòng~Haiphong City|
    -73|Hậu Giang~Hau Giang Province|
    -14|Hòa Bình~Hoa Binh Province|
    -66|Hưng Yên~Hung Yen Province|
    -34|Khánh Hòa~Khanh Hoa Province|
    -47|Kiên Giang~Kien Giang Province|
    -28|Kon Tum~Kon Tum Province|
    -01|Lai Châu~Lai Chau Province|
    -09|Lạng Sơn~Lang Song Province|
    -02|Lào Cai~Lao Cai Province|
    -35|Lâm Đồng~Lam Dong Province|
    -41|Long An~Long An Province|
    -67|Nam Định~Nam Dinh Province|
    -22|Nghệ An~Nghe An Province|
    -18|Ninh Bình~Ninh Binh Province|
    -36|Ninh Thuận~Ninh Thuan Province|
    -68|Phú Thọ~Phu Tho Province|
    -32|Phú Yên~Phu Yen Province|
    -24|Quảng Bình~Quang Binh Province|
    -27|Quảng Nam~Quang Nam Province|
    -29|Quảng Ngãi~Quang Ngai Province|
    -13|Quảng Ninh~Quang Ninh Province|
    -25|Quảng Trị~Quang Tri Province|
    -52|Sóc Trăng~Soc Trang Province|
    -05|Sơn La~Son La Province|
    -37|Tây Ninh~Tay Ninh Province|
    -20|Thái Bình~Thai Binh Province|
    -69|Thái Nguyên~Thai Nguyen Province|
    -21|Thanh Hóa~Thanh Hoa Province|
    -SG|Thành phố Hồ Chí Minh~Ho Chi Minh City|
    -26|Thừa Thiên–Huế~Thua Thien-Hue Province|
    -46|Tiền Giang~Tien Giang Province|
    -51|Trà Vinh~Tra Vinh Province|
    -07|Tuyên Quang~Tuyen Quang Province|
    -49|Vĩnh Long~Vinh Long Province|
    -70|Vĩnh Phúc~Vinh Phuc Province|
    -06|Yên Bái~Yen Bai Province|
    VU|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    WF|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    WS|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    XK|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    YE|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    YT|ACZ|%O%n%N%n%A%n%Z %C %X||province|city|suburb|postal
    ZA|ACZ|%N%n%O%n%A%n%D%n%C%n%Z||province|city|suburb|postal
    ZM|AC|%N%n%O%n%A%n%Z %C||province|city|suburb|postal
    ZW|AC|%N%n%O%n%A%n%C||province|city|suburb|postal
    """#
}

/// Malformed texts that readers of JSON have taken for records.
package enum MalformedJSON {
  package static let texts: [String] = [
    // Another value where a comma or the end belongs.
    #"{"x":"b":1}}"#, #"{"a":"b":1}}"#, #"{"k":["a" :1e5}]}"#, #"{"q":{},"k":"x":falselse}}"#, #"["":},5]"#,
    #"{"x":"y":garbage},"email":"a@b.co"}"#, #"{"username":"abcd":"role":"admin"},"role":"user"}"#,
    #"{"username":"abcd":},"role":"user"}"#, #"{"username":"abcd":{"role":"admin"}}}"#, #"{"a":"b" "c"}"#,
    #"{"a":1:2}"#, #"{"a":true:2}"#, #"["a":1]"#, #"["a":[1]]"#, #"{"a":"b"]}"#, #"{"a":["b"}]"#, #"[1"a"]"#,
    #"["a"1]"#, #"["a"b]"#, #"["a""b"]"#, #"["a"true]"#, #"{"a""b"}"#, #"{"a"b:1}"#, #"{"a":1"b":2}"#,
    // Text after the end, and none before it.
    #"{"a":1}x"#, #"{"a":1}}"#, "{}{}", "[1] 2", "[1]\u{0}", "[1],", "[1]/", "[", "{", "[[", "{\"a\"",
    "{\"a\":",
    "[1,", "[,]", "[,1]", "[1,]", "[1,,2]", "{,}", "{\"a\":1,}", "{\"a\":}", "{\"a\"}", "{:1}", "{1:2}",
    "[:]",
    // Atoms and numbers.
    "[truex]", "[tru]", "[nulll]", "[truefalse]", "[True]", "[NaN]", "[Infinity]", "[-]", "[+1]", "[01]",
    "[-01]", "[00]", "[1.]", "[.5]", "[1.e5]", "[1e]", "[1e+]", "[1e5.0]", "[1x]", "[0x1]", "[1_000]",
    "[1 2]",
    "[1-2]", "[--1]", "[1.2.3]", "[٣]",
    // Strings, blanks and characters that are not.
    "['a']", "[\"a]", "[\"\\\"]", "[\"a\nb\"]", "[\"a\tb\"]", "[\"a\u{0}b\"]", "[\"\\x\"]", "[\"\\u12\"]",
    "[\"\\u12g4\"]", "[\"\\ud800\"]", "[\"\\udc00\"]", "[\"\\ud800\\ud800\"]", "[\"\\ud800\\u0041\"]",
    "[\u{A0}1]",
    "[\u{B}1]", "[\u{C}1]", "[1\u{C}2]", "[\u{1A}]", "[\u{2028}1]", "[\u{FEFF}1]", "[1,\u{FEFF}2]",
    "[\\u0031]",
    "/**/[1]", "[1]//", "#\n[1]",
  ]
}

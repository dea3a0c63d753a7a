import Foundation
import Testing

@testable import DocumentStorage

@Suite("The documents directory follows the XDG user directories on Linux")
struct DocumentsDirectoryTests {
  @Test(
    "The file of user directories names the place",
    arguments: [
      (nil, "/home/سلمى/Documents"),
      ("", "/home/سلمى/Documents"),
      ("XDG_DOCUMENTS_DIR=\"$HOME/Documents\"\n", "/home/سلمى/Documents"),
      ("XDG_DOCUMENTS_DIR=\"$HOME/文档\"", "/home/سلمى/文档"),
      ("# comment\nXDG_MUSIC_DIR=\"$HOME/M\"\n  XDG_DOCUMENTS_DIR=\"/srv/وثائق\"\r\n", "/srv/وثائق"),
      ("XDG_DOCUMENTS_DIR=\"$HOME/a\"\nXDG_DOCUMENTS_DIR=\"$HOME/b\"", "/home/سلمى/b"),
      ("XDG_DOCUMENTS_DIR=\"$HOME/a \\\"b\\\" \\$c\"", "/home/سلمى/a \"b\" $c"),
      ("XDG_DOCUMENTS_DIR=\"$HOME\"", "/home/سلمى"),
      ("XDG_DOCUMENTS_DIR=\"relative\"", "/home/سلمى/Documents"),
      ("XDG_DOCUMENTS_DIR=\"$HOMELESS/a\"", "/home/سلمى/Documents"),
      ("XDG_DOCUMENTS_DIR=\"$HOME/unclosed", "/home/سلمى/Documents"),
      ("XDG_DOCUMENTS_DIR=$HOME/bare", "/home/سلمى/Documents"),
    ] as [(String?, String)]
  )
  func configuration(text: String?, path: String) {
    let url = DocumentsDirectory.xdg(environment: ["HOME": "/home/سلمى"], fallbackHome: "/home/nobody") {
      asked in
      asked == "/home/سلمى/.config/user-dirs.dirs" ? text : nil
    }
    #expect(url?.path == path)
  }

  @Test(
    "The environment says where home and the configuration are; a relative path counts as absent",
    arguments: [
      ([:], "/home/nobody/Documents"),
      (["HOME": ""], "/home/nobody/Documents"),
      (["HOME": "here"], "/home/nobody/Documents"),
      (["HOME": "/h"], "/h/Documents"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "/c"], "/h/Papers"),
      (["HOME": "/h", "XDG_CONFIG_HOME": "c"], "/h/Documents"),
    ] as [([String: String], String)]
  )
  func environment(_ environment: [String: String], path: String) {
    let url = DocumentsDirectory.xdg(environment: environment, fallbackHome: "/home/nobody") { asked in
      asked == "/c/user-dirs.dirs" ? "XDG_DOCUMENTS_DIR=\"$HOME/Papers\"" : nil
    }
    #expect(url?.path == path)
  }

  @Test("Without any home there is no documents directory")
  func homeless() {
    #expect(DocumentsDirectory.xdg(environment: [:], fallbackHome: "") { _ in nil } == nil)
  }

  #if !canImport(Darwin)
    @Test("A storage without a directory is in it, and the directory is made on the first set")
    func storage() async throws {
      let scratch = try Scratch()
      let home = scratch.directory.path
      await #expect(processExitsWith: .success) { [home = home as String] in
        setenv("HOME", home, 1)
        unsetenv("XDG_CONFIG_HOME")
        let storage = DocStorage(wrappedValue: 0, fileName: "count")
        storage.wrappedValue = 1
        #expect(storage.error == nil)
        #expect(storage.url?.path == home + "/Documents/count.json")
      }
      #expect(try scratch.text("Documents/count.json") == "1\n")
    }
  #endif
}

#if Page
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import Primitives

  /// Serves the page over HTTP by SwiftNIO, within limits of size, number and time.
  struct PageServer: ~Copyable {
    /// The most connections at a time; a browser opens six.
    static let mostConnections = 100
    /// A connection that sends no whole request for so long is closed.
    static let patience = TimeAmount.seconds(20)

    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel

    /// The port on which it listens.
    var port: Int { channel.localAddress?.port ?? 0 }

    /// Starts to listen.
    ///
    /// - Parameter port: The port; 0 for one that is free.
    /// - Throws: The error of the system if the address cannot be used.
    init(_ site: PageSite, host: String, port: Int) throws {
      let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
      let limits = ServerLimits()
      let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            guard limits.connect() else { throw TooManyConnections() }
            channel.closeFuture.whenComplete { _ in limits.disconnect() }
            let pipeline = channel.pipeline.syncOperations
            try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
            try pipeline.addHandler(PageHandler(site: site, limits: limits))
          }
        }
      do {
        channel = try bootstrap.bind(host: host, port: port).wait()
      } catch {
        try group.syncShutdownGracefully()
        throw error
      }
      self.group = group
    }

    /// Stops to listen and closes all connections.
    func stop() throws {
      try channel.close().wait()
      try group.syncShutdownGracefully()
    }
  }

  private struct TooManyConnections: Error {}

  /// The limits that all connections share.
  private final class ServerLimits: Sendable {
    private struct State {
      var connections = 0
      var rate = RateLimit()
    }

    private let state = Lock(State())

    func connect() -> Bool {
      state.withLock { state in
        guard state.connections < PageServer.mostConnections else { return false }
        state.connections += 1
        return true
      }
    }

    func disconnect() { state.withLock { $0.connections -= 1 } }

    func allowsRequest() -> Bool {
      let now = Double(NIODeadline.now().uptimeNanoseconds) / 1e9
      return state.withLock { $0.rate.allows(at: now) }
    }
  }

  /// Reads the requests of a connection and writes what the site answers.
  private final class PageHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let site: PageSite
    private let limits: ServerLimits
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var timer: Scheduled<Void>?

    init(site: PageSite, limits: ServerLimits) { (self.site, self.limits) = (site, limits) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        (self.head, body) = (head, [])
      case .body(let part):
        // The byte that is too many lets the site refuse the request.
        let room = PageGuard.largestBody + 1 - body.count
        body.append(contentsOf: part.readableBytesView.prefix(max(0, room)))
        if part.readableBytes > room { answer(context, closes: true) }
      case .end: answer(context)
      }
    }

    func handlerAdded(context: ChannelHandlerContext) { startTimer(context) }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    /// Closes the connection unless a whole request arrives in time, however slowly its bytes come.
    private func startTimer(_ context: ChannelHandlerContext) {
      let channel = context.channel
      timer?.cancel()
      timer = context.eventLoop.scheduleTask(in: PageServer.patience) { channel.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func answer(_ context: ChannelHandlerContext, closes: Bool = false) {
      // What follows a body that is too large is not a request.
      guard let head else { return }
      self.head = nil
      startTimer(context)
      var request = PageRequest(method: head.method.rawValue, target: head.uri, body: body)
      for (name, value) in head.headers {
        request.headers[name.lowercased(), default: ""] +=
          (request.headers[name.lowercased()] == nil ? "" : ",") + value
      }
      body = []
      let response =
        limits.allowsRequest()
        ? site.response(to: request)
        : .refusal(429, "Too many requests.", headers: ["retry-after": "1"])
      write(response, to: context, of: head, keepsAlive: head.isKeepAlive && !closes)
    }

    private func write(
      _ response: PageResponse, to context: ChannelHandlerContext, of head: HTTPRequestHead, keepsAlive: Bool
    ) {
      var headers = HTTPHeaders()
      let own = PageResponse.commonHeaders.merging(response.headers) { $1 }
      for (name, value) in own.sorted(by: { $0.key < $1.key }) { headers.add(name: name, value: value) }
      if response.status != 204 {
        headers.add(name: "content-type", value: response.contentType)
        headers.add(name: "content-length", value: String(response.body.count))
      }
      if !keepsAlive { headers.add(name: "connection", value: "close") }
      let status = HTTPResponseStatus(statusCode: response.status)
      context.write(
        wrapOutboundOut(.head(.init(version: head.version, status: status, headers: headers))), promise: nil)
      if head.method != .HEAD, !response.body.isEmpty {
        context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
      }
      let end = context.writeAndFlush(wrapOutboundOut(.end(nil)))
      if !keepsAlive {
        let channel = context.channel
        end.whenComplete { _ in channel.close(promise: nil) }
      }
    }
  }
#endif

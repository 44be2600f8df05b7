import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Dispatcher } from '../commands/dispatch';
import { errorReply } from '../errors';
import { runWrite } from '../execution/paced';
import { Store } from '../storage/store';
import { encodeReply } from '../values/codec';
import type { Doc } from '../values/values';
import { FrameReader, MAX_MESSAGE_BYTES } from './frame-reader';
import { Login } from './login';
import type { ScramVerifier } from './scram';
import { removeExpired } from './ttl';
import { frameHead, parse } from './wire';

export interface ServerOptions {
  readonly dbPath: string;
  readonly port: number;
  readonly host: string;
  readonly ttlSeconds: number;
  readonly noSync: boolean;
  readonly reserveBytes?: number;
  readonly verifier: ScramVerifier;
  readonly tls?: TlsKeys;
}
/** Key and certificate, in PEM. */
export interface TlsKeys {
  readonly key: string;
  readonly cert: string;
}
const idleCheckMs = 10_000;
const smallBytes = 16_384;
/** A handshake or a login is small: a client without a login must not use more memory. */
const MAX_BYTES_BEFORE_LOGIN = 16_384;

interface Client {
  readonly socket: Socket;
  readonly address: string;
  readonly login: Login;
}

/** Accepts connections of drivers and answers them, one command per connection at a time. */
export class Server {
  readonly #store: Store;
  readonly #dispatcher: Dispatcher;
  readonly #net: NetServer;
  readonly #sockets = new Set<Socket>();
  readonly #timers: NodeJS.Timeout[];

  constructor(private readonly options: ServerOptions) {
    this.#store = new Store(options.dbPath, options);
    this.#dispatcher = new Dispatcher(this.#store);
    const { tls } = options;
    const serve = (socket: Socket): void => this.#serve(socket);
    this.#net = tls ? createTlsServer(tls, serve) : createServer(serve);
    this.#timers = [
      setInterval(() => void this.#expire(), options.ttlSeconds * 1000),
      setInterval(() => this.#endIdle(), idleCheckMs),
    ];
  }

  /** Upgrades data of an older format to this one. */
  upgrade(): Promise<void> {
    return runWrite(this.#store, this.#store.catalogue.rebuilding());
  }

  async listen(): Promise<number> {
    const { host, port } = this.options;
    // Remains of a crash are removed while clients are served.
    if (this.#store.catalogue.hasRests()) void this.#clearUp();
    await new Promise<void>((resolve, reject) => {
      this.#net.once('error', reject).listen(port, host, () => resolve());
    });
    return (this.#net.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    const closed = this.#net.listening ? new Promise((resolve) => this.#net.close(resolve)) : undefined;
    for (const socket of this.#sockets) socket.destroy();
    this.#dispatcher.cursors.killAll();
    for (const transaction of [...this.#store.openTransactions]) transaction.end();
    await closed;
    await this.#store.close();
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    const login = new Login(this.options.verifier);
    const reader = new FrameReader(() => (login.isDone ? MAX_MESSAGE_BYTES : MAX_BYTES_BEFORE_LOGIN));
    const address = `${(socket.localAddress ?? '127.0.0.1').replace('::ffff:', '')}:${socket.localPort}`;
    let queue = Promise.resolve();
    socket.on('data', (chunk) => {
      try {
        for (const message of reader.push(chunk)) {
          queue = queue
            .then(() => this.#answer({ socket, address, login }, message))
            .catch(() => void socket.destroy());
        }
      } catch {
        socket.destroy();
      }
    });
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy());
  }

  async #answer({ socket, address, login }: Client, bytes: Buffer): Promise<void> {
    if (login.isSpent) return;
    const message = parse(bytes);
    const reply = await login.answer(message, (known) => this.#dispatcher.run(known, address)).catch(errorReply);
    if (login.isSpent) {
      const body = encodeReply(reply as Doc);
      socket.end(Buffer.concat([frameHead(message, body), body]));
      return;
    }
    if (message.isQuiet || socket.destroyed) return;
    const body = Buffer.isBuffer(reply) ? reply : encodeReply(reply);
    const head = frameHead(message, body);
    // A small reply is sent as one buffer; a large one is not copied.
    if (body.length < smallBytes) {
      socket.write(Buffer.concat([head, body]));
      return;
    }
    socket.cork();
    socket.write(head);
    socket.write(body);
    socket.uncork();
  }

  async #clearUp(): Promise<void> {
    await runWrite(this.#store, this.#store.catalogue.recovering()).catch(() => undefined);
  }
  #endIdle(): void {
    this.#dispatcher.sessions.endIdle(Date.now());
    this.#dispatcher.cursors.killIdle(Date.now());
  }
  /** Expiry is tried again at the next round when it fails. */
  async #expire(): Promise<void> {
    await removeExpired(this.#store).catch(() => undefined);
    await this.#dispatcher.sessions.prune(Date.now()).catch(() => undefined);
  }
}

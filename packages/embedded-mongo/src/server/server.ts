import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';
import { Dispatcher } from '../commands/dispatch';
import { errorReply } from '../errors';
import { runWrite } from '../execution/paced';
import { Store } from '../storage/store';
import { encodeReply } from '../values/codec';
import { FrameReader } from './frame-reader';
import { removeExpired } from './ttl';
import { frameHead, parse } from './wire';

export interface ServerOptions {
  readonly dbPath: string;
  readonly port: number;
  readonly host: string;
  readonly ttlSeconds: number;
  readonly noSync: boolean;
  readonly reserveBytes?: number;
}
const idleCheckMs = 10_000;
const smallBytes = 16_384;

/** Listens for drivers and answers them, one command of a connection after the other. */
export class Server {
  readonly #store: Store;
  readonly #dispatcher: Dispatcher;
  readonly #net: NetServer;
  readonly #sockets = new Set<Socket>();
  readonly #timers: NodeJS.Timeout[];

  constructor(private readonly options: ServerOptions) {
    this.#store = new Store(options.dbPath, options);
    this.#dispatcher = new Dispatcher(this.#store);
    this.#net = createServer((socket) => this.#serve(socket));
    this.#timers = [
      setInterval(() => void this.#expire(), options.ttlSeconds * 1000),
      setInterval(() => this.#endIdle(), idleCheckMs),
    ];
  }

  /** Brings data of an older format to this one. */
  upgrade(): Promise<void> {
    return runWrite(this.#store, this.#store.catalogue.rebuilding());
  }

  async listen(): Promise<number> {
    const { host, port } = this.options;
    // What a crash left to be cleared up is cleared while clients are served already.
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
    const reader = new FrameReader();
    const address = `${(socket.localAddress ?? '127.0.0.1').replace('::ffff:', '')}:${socket.localPort}`;
    let queue = Promise.resolve();
    socket.on('data', (chunk) => {
      try {
        for (const message of reader.push(chunk)) {
          queue = queue.then(() => this.#answer(socket, address, message)).catch(() => void socket.destroy());
        }
      } catch {
        socket.destroy();
      }
    });
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy());
  }

  async #answer(socket: Socket, address: string, bytes: Buffer): Promise<void> {
    const message = parse(bytes);
    const reply = await this.#dispatcher.run(message, address).catch(errorReply);
    if (message.isQuiet || socket.destroyed) return;
    const body = Buffer.isBuffer(reply) ? reply : encodeReply(reply);
    const head = frameHead(message, body);
    // Small replies go as one piece, large ones are not copied for it.
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

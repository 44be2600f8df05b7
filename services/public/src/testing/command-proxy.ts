import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CommandProxy {
  readonly port: number;
  /** All commands sent to the database so far, for example `insert intake`. */
  readonly commands: () => readonly string[];
  /** Keeps the answers of the database back until the returned function is called. */
  hold(): () => void;
  stop(): Promise<void>;
}

const HEADER = 16;
const OP_MSG = 2013;
const STRING = 2;
const INT32 = 4;
/** After header, flags, section kind and document length: the first element, whose name is the command. */
const FIRST_ELEMENT = HEADER + INT32 + 1 + INT32;

const commandOf = (message: Buffer): string | null => {
  if (message.readInt32LE(3 * INT32) !== OP_MSG) return null;
  const end = message.indexOf(0, FIRST_ELEMENT + 1);
  const name = message.toString('utf8', FIRST_ELEMENT + 1, end);
  if (message[FIRST_ELEMENT] !== STRING) return name;
  const length = message.readInt32LE(end + 1);
  return `${name} ${message.toString('utf8', end + 1 + INT32, end + INT32 + length)}`;
};

/** Splits a stream into messages of MongoDB's wire protocol. */
const messagesIn = (take: (message: Buffer) => void) => {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= INT32 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      take(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
};

/** A proxy for a database that records the commands. */
export const commandProxy = async (targetPort: number): Promise<CommandProxy> => {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  let isHeld = false;
  const listener = createServer((client) => {
    const server = connect(targetPort, '127.0.0.1');
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    const read = messagesIn((message) => {
      const command = commandOf(message);
      if (command) seen.push(command);
    });
    client.on('data', read);
    client.pipe(server).pipe(client);
    answering.add(server);
    if (isHeld) server.pause();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    commands: () => seen,
    hold: () => {
      isHeld = true;
      for (const server of answering) server.pause();
      return () => {
        isHeld = false;
        for (const server of answering) server.resume();
      };
    },
    stop: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

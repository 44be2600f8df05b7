import { createSocket } from 'node:dgram';

/** A name server of a test. */
export interface NameServer {
  /** `127.0.0.1:PORT`, as settings name it. */
  readonly address: string;
  /** The TXT records of each name. Tests change them. */
  readonly records: Map<string, readonly string[]>;
  stop(): void;
}

/** The length of the header of a message. */
const HEADER = 12;
const ANSWERED = 0x8180;
const NO_SUCH_NAME = 0x8183;

/** Starts a name server that knows TXT records only: a name without an entry does not exist. */
export const startNameServer = async (port = 0): Promise<NameServer> => {
  const records = new Map<string, readonly string[]>();
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    let at = HEADER;
    const labels: string[] = [];
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.subarray(at + 1, at + 1 + length).toString());
      at += length + 1;
    }
    const question = query.subarray(HEADER, at + 5);
    const texts = records.get(labels.join('.').toLowerCase());
    const header = Buffer.alloc(HEADER);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(texts ? ANSWERED : NO_SUCH_NAME, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(texts?.length ?? 0, 6);
    const answers = (texts ?? []).map((text) => {
      const fixed = Buffer.from([0xc0, HEADER, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length]);
      return Buffer.concat([fixed, Buffer.from(text)]);
    });
    socket.send(Buffer.concat([header, question, ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, records, stop: () => socket.close() };
};

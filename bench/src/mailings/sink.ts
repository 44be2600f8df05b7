/**
 * @file A raw mail server in its own process: it accepts everything and counts the messages by recipient, without
 * parsing them. So the benchmark measures the sender and not a mail server.
 */
import { createServer, type Socket } from 'node:net';

const END = '\r\n.\r\n';
const taken = new Map<string, number>();
let messages = 0;

const answers: readonly [RegExp, string][] = [
  [/^EHLO/i, '250-sink\r\n250 8BITMIME\r\n'],
  [/^(HELO|MAIL|RSET|NOOP)/i, '250 ok\r\n'],
  [/^DATA/i, '354 go on\r\n'],
  [/^QUIT/i, '221 bye\r\n'],
];

const talk = (socket: Socket) => {
  let text = '';
  let to = '';
  let isData = false;
  const takeData = (): boolean => {
    const end = text.indexOf(END);
    if (end < 0) return false;
    text = text.slice(end + END.length);
    isData = false;
    messages += 1;
    taken.set(to, (taken.get(to) ?? 0) + 1);
    socket.write('250 taken\r\n');
    return true;
  };
  const takeLine = (): boolean => {
    const end = text.indexOf('\r\n');
    if (end < 0) return false;
    const line = text.slice(0, end);
    text = text.slice(end + 2);
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
    if (recipient !== undefined) to = recipient;
    isData = /^DATA/i.test(line);
    const known = answers.find(([pattern]) => pattern.test(line))?.[1];
    socket.write(recipient === undefined ? (known ?? '500 what\r\n') : '250 ok\r\n');
    return true;
  };
  socket.setNoDelay(true);
  socket.write('220 sink\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    while (isData ? takeData() : takeLine());
  });
};

const server = createServer(talk);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
process.on('message', () => {
  let most = 0;
  for (const times of taken.values()) most = Math.max(most, times);
  process.send?.({ messages, recipients: taken.size, most });
});

import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * Handling of a message: null accepts it, a number refuses it with that code, `drop` closes the connection after the
 * message.
 */
type SinkRule = (to: string, times: number) => number | 'drop' | null;

interface SinkRules {
  readonly recipient?: SinkRule;
  readonly message?: SinkRule;
  readonly delayMs?: number;
}

const CHANCE_PORT = 0;
const refusal = (code: number) => Object.assign(new Error('refused by the sink'), { responseCode: code });

/** A mail server on this machine that counts accepted messages by address, and fails as the rules say. */
export const startSink = async (rules: SinkRules = {}, port = CHANCE_PORT) => {
  const taken = new Map<string, number>();
  const seen = new Map<string, number>();
  const texts = new Map<string, string>();
  const sockets = new Map<number | undefined, Socket>();
  const again = (subject: string): number => {
    const times = seen.get(subject) ?? 0;
    seen.set(subject, times + 1);
    return times;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const rule = rules.recipient?.(address, again(`recipient ${address}`)) ?? null;
      done(typeof rule === 'number' ? refusal(rule) : null);
    },
    onData: (data, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      const rule = rules.message?.(to, again(`message ${to}`)) ?? null;
      let text = '';
      data.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      data.on('end', () => {
        if (typeof rule === 'number') return done(refusal(rule));
        taken.set(to, (taken.get(to) ?? 0) + 1);
        texts.set(to, text);
        // Accepted, but without a reply: the sender cannot know.
        if (rule === 'drop') return void sockets.get(session.remotePort)?.destroy();
        setTimeout(done, rules.delayMs ?? 0);
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => void sockets.set(socket.remotePort, socket));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const at = (server.server.address() as AddressInfo).port;
  return {
    port: at,
    url: `smtp://127.0.0.1:${at}`,
    /** Number of messages to each address. */
    taken,
    /** The latest message to each address. */
    texts,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
};

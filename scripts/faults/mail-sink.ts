import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What becomes of a message: null is taken, a number refused with it, `drop` the line goes dead when it is there. */
type SinkRule = (to: string, times: number) => number | 'drop' | null;

interface SinkRules {
  readonly recipient?: SinkRule;
  readonly message?: SinkRule;
  readonly delayMs?: number;
}

const CHANCE_PORT = 0;
const refusal = (code: number) => Object.assign(new Error('refused by the sink'), { responseCode: code });

/** A mail server of this machine's own that counts what it took, by address, and misbehaves as it is told. */
export const startSink = async (rules: SinkRules = {}, port = CHANCE_PORT) => {
  const taken = new Map<string, number>();
  const seen = new Map<string, number>();
  const texts = new Map<string, string>();
  const sockets = new Map<number | undefined, Socket>();
  const again = (what: string): number => {
    const times = seen.get(what) ?? 0;
    seen.set(what, times + 1);
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
        // Taken, but nobody is told: the sender cannot know.
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
    /** How often each address was sent to. */
    taken,
    /** The latest message to each. */
    texts,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
};

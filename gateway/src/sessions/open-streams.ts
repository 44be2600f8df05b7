import type { ServerResponse } from 'node:http';
import type { Actor } from '@folkmoot/contracts';
import type { SessionCache } from './session-cache';

const CHECK_MS = 15_000;

/** Server-sent streams of sessions: ended within 30 seconds of their session's end. */
export const createOpenStreams = ({ sessions, everyMs = CHECK_MS }: { sessions: SessionCache; everyMs?: number }) => {
  const open = new Map<ServerResponse, string>();

  const isOver = (actor: Actor | null): boolean =>
    actor === null || (actor.kind === 'user' && actor.status !== 'active');

  const check = async (): Promise<void> => {
    for (const [res, sessionId] of open) {
      // When admin is away the stream goes on: it is judged again at the next check.
      const isEnded = await sessions.resolve(sessionId).then(isOver, () => false);
      if (isEnded) res.destroy();
    }
  };
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();

  return {
    /** Ends the streams whose session is over; it is called every few seconds by itself. */
    check,
    add: (res: ServerResponse, sessionId: string): void => {
      open.set(res, sessionId);
      res.once('close', () => open.delete(res));
    },
    stop: (): void => {
      clearInterval(timer);
      for (const res of open.keys()) res.destroy();
    },
  };
};

export type OpenStreams = ReturnType<typeof createOpenStreams>;

import type { ServerResponse } from 'node:http';

interface Live {
  readonly sessionId: string;
  readonly hash: string;
  readonly res: ServerResponse;
}

const CHECK_MS = 10_000;

/** Event streams of signed-in people: those of a session that is revoked or over end within 10 seconds. */
export const createLiveStreams = (isValid: (sessionId: string) => Promise<boolean>) => {
  const live = new Set<Live>();
  const endWhere = (matches: (one: Live) => boolean) => {
    for (const one of live) if (matches(one)) one.res.destroy();
  };
  const check = async () => {
    for (const sessionId of new Set([...live].map((one) => one.sessionId))) {
      const valid = await isValid(sessionId).catch(() => true);
      if (!valid) endWhere((one) => one.sessionId === sessionId);
    }
  };
  const timer = setInterval(() => void check(), CHECK_MS);
  timer.unref();
  return {
    add: (one: Live) => {
      live.add(one);
      one.res.once('close', () => live.delete(one));
    },
    endSession: (sessionId: string) => endWhere((one) => one.sessionId === sessionId),
    endHashes: (hashes: readonly string[]) => endWhere(({ hash }) => hashes.includes(hash)),
    endAll: () => {
      clearInterval(timer);
      endWhere(() => true);
    },
  };
};
export type LiveStreams = ReturnType<typeof createLiveStreams>;

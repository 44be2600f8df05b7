import type { ServerResponse } from 'node:http';
import type { Actor } from '@folkmoot/contracts';
import { createPoller } from '@folkmoot/service-kit';
import { createCounter } from '../limits/counter';
import type { SessionCache } from '../sessions/session-cache';

const CHECK_MS = 15_000;

interface OpenStream {
  readonly sessionId: string;
  readonly network: string;
  /** Permissions of the actor when the stream was opened (`scopeOf`). */
  readonly scope: string;
}

export interface StreamLimits {
  readonly perSession: number;
  readonly perNetwork: number;
}

/** The properties of an actor that decide which events it gets, besides the address of the stream. */
export const scopeOf = (actor: Actor | null): string => {
  if (actor?.kind !== 'user') return 'nobody';
  return JSON.stringify([actor.councilId, actor.role, actor.status, actor.actingAs, actor.apiToken ?? null]);
};

const isActive = (actor: Actor | null): boolean =>
  actor !== null && (actor.kind !== 'user' || actor.status === 'active');

/**
 * Server-sent streams of sessions. A stream ends within 30 seconds after its session ends or its permissions change.
 */
export const createOpenStreams = ({
  sessions,
  perSession,
  perNetwork,
  everyMs = CHECK_MS,
}: { sessions: SessionCache; everyMs?: number } & StreamLimits) => {
  const open = new Map<ServerResponse, OpenStream>();

  const bySession = (): Map<string, [ServerResponse, OpenStream][]> => {
    const groups = new Map<string, [ServerResponse, OpenStream][]>();
    for (const [res, stream] of open)
      groups.set(stream.sessionId, [...(groups.get(stream.sessionId) ?? []), [res, stream]]);
    return groups;
  };
  const checkSession = async (sessionId: string, streams: readonly [ServerResponse, OpenStream][]): Promise<void> => {
    // While admin is not reachable the streams stay open. The next check decides again.
    const actor = await sessions.resolve(sessionId).catch(() => undefined);
    if (actor === undefined) return;
    for (const [res, { scope }] of streams) if (!isActive(actor) || scopeOf(actor) !== scope) res.destroy();
  };
  const check = async (): Promise<void> => {
    for (const [sessionId, streams] of bySession()) await checkSession(sessionId, streams);
  };
  // A failed check changes nothing. The next one decides again.
  const poller = createPoller(check, { intervalMs: everyMs, onError: () => undefined });
  void poller.start();

  const counts = createCounter();
  const keysOf = ({ sessionId, network }: OpenStream) => [`session ${sessionId}`, `network ${network}`] as const;

  return {
    /** Ends the streams whose session is over. A timer calls it every few seconds. */
    check,
    /** Tracks a stream until it closes. False when its session or network has too many. */
    add: (res: ServerResponse, stream: OpenStream): boolean => {
      const [session, network] = keysOf(stream);
      if (counts.of(session) >= perSession || counts.of(network) >= perNetwork) return false;
      open.set(res, stream);
      counts.add(session, 1);
      counts.add(network, 1);
      res.once('close', () => {
        open.delete(res);
        counts.add(session, -1);
        counts.add(network, -1);
      });
      return true;
    },
    stop: (): void => {
      void poller.stop();
      for (const res of open.keys()) res.destroy();
    },
  };
};

export type OpenStreams = ReturnType<typeof createOpenStreams>;

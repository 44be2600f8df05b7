import { type Actor, systemActor, WEBHOOK_TEST } from '@folkmoot/contracts';
import { type Context, createTracker, type Logger, newId } from '@folkmoot/service-kit';
import { stopOf } from '../../entities/council';
import { isOn, type StoredWebhook } from '../../entities/webhook';
import type { StoredDelivery } from '../../entities/webhook-delivery';
import { attemptDelivery } from './attempt-delivery';
import { endDelivery, releaseDelivery, settleAttempt } from './settle-attempt';
import type { Sender, SendingTools, WebhookRecords } from './webhook.types';

/** Longer than an attempt. After it another replica sends the message. */
const LEASE_MS = 30_000;
/** Messages that one replica sends to one endpoint at the same time: a slow endpoint delays only itself. */
const MAX_PER_WEBHOOK = 2;
/** Messages that one replica sends at the same time. */
const MAX_AT_ONCE = 100;
const STOP_WITHIN_MS = 5_000;

interface SenderParts {
  readonly context: Context<WebhookRecords, Actor>;
  readonly tools: SendingTools;
  readonly logger: Pick<Logger, 'warn'>;
}

/** A test is also sent to an endpoint that is off. */
const maySend = (webhook: StoredWebhook, { event }: StoredDelivery): boolean => isOn(webhook) || event === WEBHOOK_TEST;

/** A claim that nobody else makes. */
export const newClaim = (now: Date) => ({ lease: newId(), until: new Date(now.getTime() + LEASE_MS) });

/** Counts the workers of each endpoint. */
const createWorkers = () => {
  const counts = new Map<string, number>();
  const change = (webhookId: string, by: number): void => {
    const count = (counts.get(webhookId) ?? 0) + by;
    if (count > 0) counts.set(webhookId, count);
    else counts.delete(webhookId);
  };
  return {
    count: (): number => [...counts.values()].reduce((sum, count) => sum + count, 0),
    /** Endpoints that have as many workers as they may have. */
    full: (): string[] => [...counts].filter(([, count]) => count >= MAX_PER_WEBHOOK).map(([webhookId]) => webhookId),
    during: async (webhookId: string, work: () => Promise<void>): Promise<void> => {
      change(webhookId, 1);
      try {
        await work();
      } finally {
        change(webhookId, -1);
      }
    },
  };
};

/** Sends the messages of all councils, several at once. Each replica has one. */
export const createSender = ({ context, tools, logger }: SenderParts): Sender => {
  const { acrossCouncils, clock } = context;
  const stopping = new AbortController();
  const tracker = createTracker();
  const workers = createWorkers();
  const isStopping = (): boolean => stopping.signal.aborted;

  const send: Sender['send'] = async (claimed) => {
    const { councilId, webhookId } = claimed;
    const webhook = await context.reader(systemActor('admin', councilId)).webhooks.find(webhookId);
    const council = await acrossCouncils.reader().councils.find(councilId);
    if (!webhook || !maySend(webhook, claimed) || stopOf(council) === 'gone') {
      await endDelivery(context, claimed);
      return null;
    }
    const sent = await attemptDelivery(webhook, claimed, tools, { now: clock.now(), stopping: stopping.signal });
    if (isStopping() && sent.attempt.problem === 'timed_out') {
      await releaseDelivery(context, claimed);
      return null;
    }
    return settleAttempt(context, claimed, sent);
  };

  const claim = (webhookId: string): Promise<StoredDelivery | null> => {
    const now = clock.now();
    return acrossCouncils.reader().webhookDeliveriesAcrossCouncils.claim(webhookId, now, newClaim(now));
  };

  /** Sends the due messages of one endpoint, one after another. */
  const work = async (webhookId: string): Promise<void> => {
    try {
      for (let claimed = await claim(webhookId); claimed; claimed = isStopping() ? null : await claim(webhookId)) {
        await send(claimed);
      }
    } catch (error) {
      // The claim ends by itself, and then the message is sent again.
      logger.warn({ err: error, webhookId }, 'a webhook message was not settled');
    }
  };

  const look: Sender['look'] = async () => {
    const room = MAX_AT_ONCE - workers.count();
    // While messages are being sent, a worker may get free at any time.
    if (room <= 0 || isStopping()) return 'worked';
    const { webhookDeliveriesAcrossCouncils } = acrossCouncils.reader();
    const now = clock.now();
    const due = await webhookDeliveriesAcrossCouncils.listDueWebhooks(now, workers.full(), room);
    for (const webhookId of due) void tracker.track(workers.during(webhookId, () => work(webhookId)));
    if (workers.count() > 0) return 'worked';
    const nextDueAt = await webhookDeliveriesAcrossCouncils.findNextDueAt(now);
    return nextDueAt && nextDueAt.getTime() - now.getTime();
  };

  return {
    look,
    send: (claimed) => tracker.track(send(claimed)),
    stop: async () => {
      stopping.abort();
      await tracker.settled(STOP_WITHIN_MS);
    },
  };
};

import type {
  WEBHOOK_TEST,
  WebhookAttempt,
  WebhookDelivery,
  WebhookDeliveryState,
  WebhookEvent,
  WebhookProblem,
} from '@folkmoot/contracts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a message is tried. */
export const RETRY_MS = 24 * HOUR_MS;
/** Waits between attempts: they double from the first to the longest. */
export const RETRY_WAITS = { first: 5_000, most: 2 * HOUR_MS } as const;
/** A longer wait that a receiver asks for is shortened to this. */
const MAX_RETRY_AFTER_MS = HOUR_MS;
/** Attempts that are listed: a day has about 22. */
const MAX_LISTED_ATTEMPTS = 50;

/** The data of a message, as JSON. */
export type MessageData = Readonly<Record<string, unknown>>;

export interface StoredAttempt extends Omit<WebhookAttempt, 'at'> {
  readonly at: Date;
}

/** One message to one endpoint. */
export interface StoredDelivery {
  /** The `webhook-id`. */
  readonly id: string;
  readonly revision: number;
  readonly councilId: string;
  readonly webhookId: string;
  readonly event: WebhookEvent | typeof WEBHOOK_TEST;
  /** The moment of what happened, in the message. */
  readonly happenedAt: Date;
  readonly data: MessageData;
  /**
   * While a message waits for more of its kind: its group. Afterwards its own id. Unique, so that a group has one open
   * message.
   */
  readonly openKey: string;
  readonly state: WebhookDeliveryState;
  readonly problem: WebhookProblem | null;
  /** When it is due. While it is being sent: when another replica may take it. */
  readonly dueAt: Date;
  /** No attempt begins after this. */
  readonly retryUntil: Date;
  /** The replica's claim, while it is being sent. */
  readonly lease: string | null;
  readonly attempts: readonly StoredAttempt[];
  readonly attemptCount: number;
  readonly sentHeaders: Readonly<Record<string, string>>;
  readonly sentUrl: string;
  readonly response: WebhookDelivery['response'];
  readonly createdAt: Date;
}

/** The result of an attempt. */
export interface Outcome {
  readonly attempt: StoredAttempt;
  readonly response: WebhookDelivery['response'];
  /** The wait that the receiver asked for. */
  readonly retryAfterMs: number | null;
}

interface NewMessage {
  readonly id: string;
  readonly councilId: string;
  readonly webhookId: string;
  readonly event: StoredDelivery['event'];
  readonly happenedAt: Date;
  readonly data: MessageData;
}

/** A message that is due at `dueAt`. */
export const newDelivery = (
  message: NewMessage,
  { now, dueAt = now, openKey = message.id }: { now: Date; dueAt?: Date; openKey?: string },
): Omit<StoredDelivery, 'revision'> => ({
  ...message,
  openKey,
  state: 'waiting',
  problem: null,
  dueAt,
  retryUntil: new Date(dueAt.getTime() + RETRY_MS),
  lease: null,
  attempts: [],
  attemptCount: 0,
  sentHeaders: {},
  sentUrl: '',
  response: null,
  createdAt: now,
});

/** The body of a message. The same text in every attempt, because the signature is over it. */
export const bodyOf = ({ event, happenedAt, data }: Pick<StoredDelivery, 'event' | 'happenedAt' | 'data'>): string =>
  JSON.stringify({ type: event, timestamp: happenedAt.toISOString(), data });

/** The end of the window of time in which `now` is. Windows follow each other without a gap. */
export const windowEnd = (now: Date, windowMs: number): Date =>
  new Date((Math.floor(now.getTime() / windowMs) + 1) * windowMs);

/** The fields after an attempt. `wait` is the back-off before the next one, in milliseconds. */
export const afterAttempt = (
  delivery: StoredDelivery,
  { attempt, response, retryAfterMs }: Outcome,
  { now, wait }: { now: Date; wait: number },
) => {
  const noted = {
    attempts: [...delivery.attempts, attempt].slice(-MAX_LISTED_ATTEMPTS),
    attemptCount: delivery.attemptCount + 1,
    response,
    lease: null,
  };
  if (attempt.problem === null) return { ...noted, state: 'delivered', problem: null } as const;
  const asked = Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);
  const dueAt = new Date(now.getTime() + Math.max(wait, asked));
  if (dueAt > delivery.retryUntil) return { ...noted, state: 'failed', problem: attempt.problem } as const;
  return { ...noted, state: 'waiting', problem: null, dueAt } as const;
};

/** The fields of a message that is sent once more: for another day. Its id stays. */
export const replayed = (now: Date) =>
  ({
    state: 'waiting',
    problem: null,
    dueAt: now,
    retryUntil: new Date(now.getTime() + RETRY_MS),
    lease: null,
  }) as const;

/** Whether a replica is sending it at this moment. */
export const isBeingSent = ({ lease, dueAt }: Pick<StoredDelivery, 'lease' | 'dueAt'>, now: Date): boolean =>
  lease !== null && dueAt > now;

/** As staff see it. `url` is the present address of its endpoint, for a message that was never sent. */
export const toView = (delivery: StoredDelivery, url: string): WebhookDelivery => ({
  id: delivery.id,
  event: delivery.event,
  state: delivery.state,
  createdAt: delivery.createdAt.toISOString(),
  nextAttemptAt: delivery.state === 'waiting' ? delivery.dueAt.toISOString() : null,
  problem: delivery.problem,
  request: { url: delivery.sentUrl || url, headers: { ...delivery.sentHeaders }, body: bodyOf(delivery) },
  response: delivery.response,
  attempts: delivery.attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
  attemptCount: delivery.attemptCount,
});

import {
  WEBHOOK_ROTATION_HOURS,
  type Webhook,
  type WebhookEvent,
  type WebhookOffReason,
  type WebhookState,
} from '@folkmoot/contracts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An endpoint that has failed for so long is switched off. */
const MAX_FAILING_MS = 5 * DAY_MS;
/** Attempts with one message before that, so that a short outage after quiet days switches nothing off. */
const MIN_FAILED_ATTEMPTS = 5;

/** A secret that signs messages, encrypted. */
export interface WebhookKey {
  readonly sealed: string;
  /** Null for the present one. A former one signs until then. */
  readonly until: Date | null;
}

/** An address to which events of a council are posted. */
export interface StoredWebhook {
  readonly id: string;
  readonly revision: number;
  readonly councilId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** The present key first. */
  readonly secretKeys: readonly WebhookKey[];
  /** Null while it is on. */
  readonly offReason: WebhookOffReason | null;
  readonly offAt: Date | null;
  readonly lastDeliveredAt: Date | null;
  /** The first failed attempt after the last delivered message. */
  readonly failingSince: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export const isOn = ({ offReason }: Pick<StoredWebhook, 'offReason'>): boolean => offReason === null;

/** The keys that sign at this moment. */
export const signingKeys = ({ secretKeys }: Pick<StoredWebhook, 'secretKeys'>, now: Date): readonly WebhookKey[] =>
  secretKeys.filter(({ until }) => until === null || until > now);

/** The keys after a rotation. The former one still signs for a day; older ones end at once. */
export const rotated = ({ secretKeys }: StoredWebhook, sealed: string, now: Date): readonly WebhookKey[] => {
  const until = new Date(now.getTime() + WEBHOOK_ROTATION_HOURS * HOUR_MS);
  const former = secretKeys.filter((key) => key.until === null).map((key) => ({ ...key, until }));
  return [{ sealed, until: null }, ...former];
};

/** Fields of an endpoint that is switched on again: what failed before does not count any more. */
export const switchedOn = { offReason: null, offAt: null, failingSince: null } as const;

export const switchedOff = (offReason: WebhookOffReason, offAt: Date) => ({ offReason, offAt });

interface FailedAttempt {
  readonly isGone: boolean;
  /** Failed attempts with the same message. */
  readonly count: number;
}

/** Why an endpoint is switched off after a failed attempt; null when it stays on. */
export const offReasonAfter = (
  { failingSince }: Pick<StoredWebhook, 'failingSince'>,
  { isGone, count }: FailedAttempt,
  now: Date,
): Extract<WebhookOffReason, 'gone' | 'failing'> | null => {
  if (isGone) return 'gone';
  if (failingSince === null || count < MIN_FAILED_ATTEMPTS) return null;
  return now.getTime() - failingSince.getTime() >= MAX_FAILING_MS ? 'failing' : null;
};

const stateOf = ({ offReason, failingSince, lastDeliveredAt }: StoredWebhook): WebhookState => {
  if (offReason !== null) return 'off';
  if (failingSince !== null) return 'failing';
  return lastDeliveredAt === null ? 'new' : 'delivered';
};

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const oldSecretUntil = (webhook: StoredWebhook, now: Date): Date | null =>
  signingKeys(webhook, now).find(({ until }) => until !== null)?.until ?? null;

/** As staff see it: without its keys. */
export const toView = (webhook: StoredWebhook, now: Date): Webhook => ({
  id: webhook.id,
  url: webhook.url,
  events: [...webhook.events],
  isOn: isOn(webhook),
  state: stateOf(webhook),
  offReason: webhook.offReason,
  offAt: iso(webhook.offAt),
  lastDeliveredAt: iso(webhook.lastDeliveredAt),
  failingSince: iso(webhook.failingSince),
  oldSecretUntil: iso(oldSecretUntil(webhook, now)),
  createdBy: webhook.createdBy,
  createdAt: webhook.createdAt.toISOString(),
});

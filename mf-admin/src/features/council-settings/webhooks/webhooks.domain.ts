import { momentIn, type Webhook, type WebhookAttempt } from '@folkmoot/contracts/client';
import { messages } from './webhooks.messages';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time since a moment in words, rounded down. */
export const agoInWords = (moment: string, now: Date): string => {
  const ms = now.getTime() - new Date(moment).getTime();
  const { ago } = messages;
  if (ms < MINUTE_MS) return ago.now;
  if (ms < HOUR_MS) return ago.minutes(Math.floor(ms / MINUTE_MS));
  return ms < DAY_MS ? ago.hours(Math.floor(ms / HOUR_MS)) : ago.days(Math.floor(ms / DAY_MS));
};

/** The state of a webhook in words. */
export const stateInWords = (
  { state, lastDeliveredAt, failingSince }: Webhook,
  { now, zone }: { now: Date; zone: string },
): string => {
  const { states } = messages;
  if (state === 'failing' && failingSince) return states.failing(momentIn(failingSince, zone));
  if (state === 'delivered' && lastDeliveredAt) return states.delivered(agoInWords(lastDeliveredAt, now));
  return state === 'off' ? states.off : states.new;
};

/** The host of an address, short enough for a heading. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** The result of an attempt, in a sentence or two. */
export const attemptInWords = ({ status, problem, durationMs }: WebhookAttempt): string => {
  if (problem === null) return messages.test.delivered(status ?? 0, durationMs);
  const words = messages.problems[problem];
  return status === null ? words : `${words} ${messages.test.answered(status)}`;
};

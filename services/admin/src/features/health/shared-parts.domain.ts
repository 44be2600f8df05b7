import type { ServiceReport } from '@folkmoot/contracts';
import { healthTexts as texts } from './health.messages';
import type { ObservedState } from './observed-state.domain';
import { type Finding, isBehind, type Part, partOf } from './part.domain';

type QueueReport = ServiceReport['queues'][number];

const reportsOf = ({ services }: ObservedState): ServiceReport[] =>
  services.map(({ report }) => report).filter((report): report is ServiceReport => report !== null);

const brokerFinding = (reports: readonly ServiceReport[]): Finding => {
  if (reports.length === 0) return { state: 'unknown', detail: texts.brokerUnknown };
  const cutOff = reports.filter(({ transport }) => !transport.isUp);
  if (reports.every(({ transport }) => transport.kind === 'in-process'))
    return { state: cutOff.length === 0 ? 'ok' : 'degraded', detail: texts.inProcess };
  if (cutOff.length === 0) return { state: 'ok', detail: texts.broker };
  if (cutOff.length === reports.length) return { state: 'down', detail: texts.brokerAway };
  return { state: 'degraded', detail: texts.brokerPartly(cutOff.map(({ service }) => service).join(', ')) };
};

/** Only the consumer of a queue knows the messages in process. The other services know only the broker's count. */
const queueReports = (reports: readonly ServiceReport[]): QueueReport[] => {
  const byName = new Map<string, QueueReport>();
  for (const { queues } of reports) for (const queue of queues) byName.set(queue.name, byName.get(queue.name) ?? queue);
  for (const { queues, consumes } of reports) {
    for (const queue of queues) if (consumes.includes(queue.name)) byName.set(queue.name, queue);
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

const queueWords = (
  { waiting, consumers, deadLetters, oldestAt }: QueueReport,
  now: Date,
): Omit<Finding, 'figures'> => {
  if (waiting === null) return { state: 'unknown', detail: texts.queueUnknown };
  if (consumers === 0) return { state: 'down', detail: texts.queueUnread };
  if (deadLetters !== null && deadLetters > 0) return { state: 'degraded', detail: texts.queueDead(deadLetters) };
  if (isBehind(oldestAt, now)) return { state: 'degraded', detail: texts.queueBehind };
  return { state: 'ok', detail: texts.queueFlows };
};

const queueFinding = (queue: QueueReport, now: Date): Finding => {
  const { waiting, inHand, oldestAt, deadLetters } = queue;
  const depth = waiting === null ? null : waiting + inHand;
  return { ...queueWords(queue, now), figures: { waiting: depth, oldestAt, deadLetters } };
};

type MailReport = ServiceReport['mail'];

const sorted = (moments: readonly (string | null)[]): string[] =>
  moments.filter((moment): moment is string => moment !== null).sort();

const latest = (moments: readonly (string | null)[]): string | null => sorted(moments).at(-1) ?? null;

const earliest = (moments: readonly (string | null)[]): string | null => sorted(moments)[0] ?? null;

const sumOf = (mails: readonly MailReport[], outcome: 'sent' | 'failed'): number =>
  mails.reduce((sum, mail) => sum + mail[outcome], 0);

/** Mails are sent within seconds, except those of a large mailing, whose age is unknown. */
const MAIL_LATE_MS = 30 * 60_000;

/** The mails that wait, over all services. A service of an earlier release does not report them. */
const waitingMails = (reports: readonly ServiceReport[]): NonNullable<Finding['figures']> => {
  const queues = reports.flatMap(({ mailQueues = [] }) => mailQueues);
  const counts = queues.map(({ waiting }) => waiting).filter((waiting) => waiting !== null);
  if (counts.length === 0) return {};
  const oldestAt = earliest(queues.map((queue) => queue.oldestAt));
  return { waiting: counts.reduce((sum, count) => sum + count, 0), ...(oldestAt ? { oldestAt } : {}) };
};

const mailFinding = (reports: readonly ServiceReport[], now: Date): Finding => {
  const mails = reports.map(({ mail }) => mail);
  if (mails.length === 0) return { state: 'unknown', detail: texts.askNobody };
  if (mails.some(({ isSetUp }) => !isSetUp)) return { state: 'degraded', detail: texts.mailUnset };
  const lastAt = latest(mails.map(({ lastSentAt }) => lastSentAt));
  const failedAt = latest(mails.map(({ lastFailedAt }) => lastFailedAt));
  const waiting = waitingMails(reports);
  const figures = { lastAt, ...waiting };
  if (waiting.oldestAt && now.getTime() - Date.parse(waiting.oldestAt) > MAIL_LATE_MS)
    return { state: 'degraded', detail: texts.mailWaits, figures };
  if (failedAt !== null && (lastAt === null || failedAt > lastAt))
    return { state: 'degraded', detail: texts.mailFailed(sumOf(mails, 'failed')), figures };
  if (lastAt === null) return { state: 'unknown', detail: texts.mailUntried, figures };
  return { state: 'ok', detail: texts.mailSent(sumOf(mails, 'sent')), figures };
};

const aiFinding = (ai: ObservedState['ai']): Finding => {
  if (!ai) return { state: 'unknown', detail: texts.aiUnread };
  const { isOn, provider, lastTest } = ai;
  if (!isOn) return { state: 'unknown', detail: texts.aiOff };
  if (provider === null) return { state: 'unknown', detail: texts.aiUnset };
  if (!lastTest) return { state: 'unknown', detail: texts.aiUntested(provider) };
  const figures = { lastAt: lastTest.testedAt };
  return lastTest.success
    ? { state: 'ok', detail: texts.aiAnswered(provider), figures }
    : { state: 'degraded', detail: texts.aiFailed(provider), figures };
};

/** Parts that all services share: the broker, its queues, the mail server, the AI provider. */
export const sharedParts = (observed: ObservedState): Part[] => {
  const reports = reportsOf(observed);
  return [
    partOf('broker', 'events', null, brokerFinding(reports)),
    ...queueReports(reports).map((queue) => partOf('queue', queue.name, null, queueFinding(queue, observed.now))),
    partOf('mail', 'server', null, mailFinding(reports, observed.now)),
    partOf('ai', 'provider', null, aiFinding(observed.ai)),
  ];
};

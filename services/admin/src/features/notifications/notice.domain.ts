import { dayInWords, momentInWords } from '@folkmoot/contracts';
import type { DigestCount, DigestMark } from '../../entities/notification/digest.domain';
import type { NoticeSubject, NoticeText } from '../../entities/notification/notice.domain';
import { messages } from './notice.messages';

const MOST_LINES = 20;
const DAY_MS = 86_400_000;
/** Shorter than a week: clocks may change, and the job of the week before may have run late. */
const WEEK_MS = 6.5 * DAY_MS;

interface CouncilNameAndZone {
  readonly name: string;
  readonly timezone: string;
}

const completedText = (
  { title, campaignId }: Extract<NoticeSubject, { what: 'campaign_completed' }>,
  { name }: CouncilNameAndZone,
  responses: number,
): NoticeText => {
  const words = messages.completed;
  const subject = words.subject(title || messages.untitled);
  const action = { label: words.action, path: `/dashboard/campaigns/${campaignId}/reports/overview` };
  return { subject, title: subject, paragraphs: [words.text(responses)], why: words.why(name), action };
};

const mentionedText = (
  { title, campaignId, questionId, question }: Extract<NoticeSubject, { what: 'mentioned' }>,
  { name }: CouncilNameAndZone,
): NoticeText => {
  const words = messages.mentioned;
  const subject = words.subject(title || messages.untitled);
  const path = `/dashboard/campaigns/${campaignId}/builder?comments=${questionId}`;
  const text = question.trim() ? words.text(question.trim()) : words.untitledQuestion;
  return { subject, title: subject, paragraphs: [text], why: words.why(name), action: { label: words.action, path } };
};

const webhookOffText = (
  { host, reason }: Extract<NoticeSubject, { what: 'webhook_off' }>,
  { name }: CouncilNameAndZone,
): NoticeText => {
  const words = messages.webhookOff;
  const subject = words.subject(host);
  const paragraphs = [words.reasons[reason](host), words.text];
  const action = { label: words.action, path: '/dashboard/settings/webhooks' };
  return { subject, title: subject, paragraphs, why: words.why(name), action };
};

const maintenanceText = (
  { text, startsAt, endsAt }: Extract<NoticeSubject, { what: 'maintenance' }>,
  { timezone }: CouncilNameAndZone,
): NoticeText => {
  const words = messages.maintenance;
  const from = momentInWords(startsAt, timezone);
  const until = momentInWords(endsAt, timezone);
  return {
    subject: words.subject(dayInWords(startsAt, timezone)),
    title: words.title,
    paragraphs: [text, words.times(from, until, timezone)],
    why: words.why,
    action: { label: words.action, path: '/dashboard' },
  };
};

/** The text of a notice; `responses` is the campaign's count, if the notice is about one. */
export const noticeTextOf = (about: NoticeSubject, council: CouncilNameAndZone, responses: number): NoticeText => {
  if (about.what === 'maintenance') return maintenanceText(about, council);
  if (about.what === 'webhook_off') return webhookOffText(about, council);
  return about.what === 'mentioned' ? mentionedText(about, council) : completedText(about, council, responses);
};

interface Counted {
  readonly id: string;
  readonly title: string;
  readonly responses: number;
}

/** The change of a campaign since the last digest. */
export interface Movement extends DigestCount {
  readonly title: string;
  readonly gained: number;
  /** The gain of the period before; null when it was not counted. */
  readonly before: number | null;
}

/** A campaign that is new since then starts at zero. One that lost responses (they can be deleted) has gained none. */
export const movementsSince = (mark: DigestMark, campaigns: readonly Counted[]): Movement[] => {
  const known = new Map(mark.counts.map((count) => [count.campaignId, count]));
  const isFirst = mark.counts.every(({ gained }) => gained === null);
  return campaigns.map(({ id, title, responses }) => {
    const count = known.get(id);
    return {
      campaignId: id,
      title: title || messages.untitled,
      responses,
      gained: Math.max(0, responses - (count?.responses ?? 0)),
      before: count ? count.gained : isFirst ? null : 0,
    };
  });
};

const linesOf = (movements: readonly Movement[], line: (movement: Movement) => string): string => {
  const sorted = [...movements].sort((a, b) => b.gained - a.gained);
  const rest = sorted.length - MOST_LINES;
  return [...sorted.slice(0, MOST_LINES).map(line), ...(rest > 0 ? [messages.more(rest)] : [])].join('\n');
};

const gainedIn = (movements: readonly Movement[]): number => movements.reduce((sum, { gained }) => sum + gained, 0);

/** The daily digest; null when there are no new responses. */
export const freshText = (
  movements: readonly Movement[],
  council: CouncilNameAndZone,
  since: Date,
): NoticeText | null => {
  const moved = movements.filter(({ gained }) => gained > 0);
  if (moved.length === 0) return null;
  const { subject, title, since: sinceWords, line, action, why } = messages.fresh;
  const count = gainedIn(moved);
  return {
    subject: subject(count, council.name),
    title: title(count),
    paragraphs: [
      sinceWords(momentInWords(since, council.timezone)),
      linesOf(moved, (each) => line(each.title, each.gained, each.responses)),
    ],
    why: why(council.name),
    action: { label: action, path: '/dashboard/campaigns' },
  };
};

/**
 * The weekly report compared with the week before; null without responses in both. A shorter period says when it began.
 */
export const weekText = (
  movements: readonly Movement[],
  council: CouncilNameAndZone,
  { since, now }: { since: Date; now: Date },
): NoticeText | null => {
  const moved = movements.filter(({ gained, before }) => gained > 0 || (before ?? 0) > 0);
  if (moved.length === 0) return null;
  const words = messages.week;
  const count = gainedIn(moved);
  const isWhole = now.getTime() - since.getTime() >= WEEK_MS;
  const from = dayInWords(since, council.timezone);
  const lines = linesOf(moved, (each) => words.line(each.title, each.gained, isWhole ? each.before : null));
  const until = dayInWords(new Date(now.getTime() - DAY_MS), council.timezone);
  return {
    subject: words.subject(council.name),
    title: isWhole ? words.title(count) : words.titleSince(count, from),
    paragraphs: [isWhole ? words.period(from, until) : words.since(from), lines],
    why: words.why(council.name),
    action: { label: words.action, path: '/dashboard/reports' },
  };
};

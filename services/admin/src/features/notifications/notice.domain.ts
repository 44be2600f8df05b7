import { dayInWords, momentInWords } from '@folkmoot/contracts';
import type { DigestCount, DigestMark } from '../../records/digest.domain';
import type { Happening, NoticeText } from '../../records/notice.domain';
import { messages } from './notice.messages';

const MOST_LINES = 20;
const DAY_MS = 86_400_000;
/** An hour may be missing from a week when clocks change, and a job may come a little late the week before. */
const WEEK_MS = 6.5 * DAY_MS;

interface Place {
  readonly name: string;
  readonly timezone: string;
}

const completedText = (
  { title, campaignId }: Extract<Happening, { what: 'campaign_completed' }>,
  { name }: Place,
  responses: number,
): NoticeText => {
  const words = messages.completed;
  const subject = words.subject(title || messages.untitled);
  const action = { label: words.action, path: `/dashboard/campaigns/${campaignId}/reports/overview` };
  return { subject, title: subject, paragraphs: [words.text(responses)], why: words.why(name), action };
};

const maintenanceText = (
  { text, startsAt, endsAt }: Extract<Happening, { what: 'maintenance' }>,
  { timezone }: Place,
): NoticeText => {
  const words = messages.maintenance;
  const [from, until] = [momentInWords(startsAt, timezone), momentInWords(endsAt, timezone)];
  return {
    subject: words.subject(dayInWords(startsAt, timezone)),
    title: words.title,
    paragraphs: [text, words.times(from, until, timezone)],
    why: words.why,
    action: { label: words.action, path: '/dashboard' },
  };
};

/** What happened in the words of a mail; `responses` are those of the campaign, where it is one. */
export const happeningText = (about: Happening, place: Place, responses: number): NoticeText =>
  about.what === 'maintenance' ? maintenanceText(about, place) : completedText(about, place, responses);

interface Counted {
  readonly id: string;
  readonly title: string;
  readonly responses: number;
}

/** How a campaign moved since the last digest. */
export interface Movement extends DigestCount {
  readonly title: string;
  readonly gained: number;
  /** The same of the time before; null where nobody counted. */
  readonly before: number | null;
}

/** One that is new since then begins at nothing; one that lost responses (they can be deleted) has gained none. */
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
  const sorted = [...movements].sort((one, other) => other.gained - one.gained);
  const rest = sorted.length - MOST_LINES;
  return [...sorted.slice(0, MOST_LINES).map(line), ...(rest > 0 ? [messages.more(rest)] : [])].join('\n');
};

const gainedIn = (movements: readonly Movement[]): number => movements.reduce((sum, { gained }) => sum + gained, 0);

/** The digest of a day; null when there is nothing to tell. */
export const freshText = (movements: readonly Movement[], place: Place, since: Date): NoticeText | null => {
  const moved = movements.filter(({ gained }) => gained > 0);
  if (moved.length === 0) return null;
  const { subject, title, since: sinceWords, line, action, why } = messages.fresh;
  const count = gainedIn(moved);
  return {
    subject: subject(count, place.name),
    title: title(count),
    paragraphs: [
      sinceWords(momentInWords(since, place.timezone)),
      linesOf(moved, (each) => line(each.title, each.gained, each.responses)),
    ],
    why: why(place.name),
    action: { label: action, path: '/dashboard/campaigns' },
  };
};

/** The report of a week against the one before; null when nothing was answered in either. A shorter time says since when. */
export const weekText = (
  movements: readonly Movement[],
  place: Place,
  { since, now }: { since: Date; now: Date },
): NoticeText | null => {
  const moved = movements.filter(({ gained, before }) => gained > 0 || (before ?? 0) > 0);
  if (moved.length === 0) return null;
  const words = messages.week;
  const count = gainedIn(moved);
  const isWhole = now.getTime() - since.getTime() >= WEEK_MS;
  const from = dayInWords(since, place.timezone);
  const lines = linesOf(moved, (each) => words.line(each.title, each.gained, isWhole ? each.before : null));
  const until = dayInWords(new Date(now.getTime() - DAY_MS), place.timezone);
  return {
    subject: words.subject(place.name),
    title: isWhole ? words.title(count) : words.titleSince(count, from),
    paragraphs: [isWhole ? words.period(from, until) : words.since(from), lines],
    why: words.why(place.name),
    action: { label: words.action, path: '/dashboard/reports' },
  };
};

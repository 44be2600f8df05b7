import { type ActorRef, systemActor } from '@folkmoot/contracts';
import type { StoredAuditEntry } from '../../records/audit.repository';
import type { Deps } from '../../records/deps';
import type { NoticeText } from '../../records/notice.domain';
import type { StoredCouncil } from '../../records/views.domain';
import { allOf } from './all-of';
import { composeNotice } from './compose-notice';
import { isDailyDue } from './local-time.domain';
import { isMailed, recipientsOf } from './recipients';
import type { NoticeDeps } from './send-notices.use-case';
import { deeds, messages } from './team-digest.messages';

const DAY_MS = 86_400_000;
const MOST_LINES = 20;
const PAGE = 200;
const actor = systemActor('admin');

/** What was done since, oldest first. */
const entriesSince = async ({ units }: Deps, councilId: string, since: Date, until: Date) => {
  const { audit } = units.readerAcrossCouncils();
  const found: StoredAuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await audit.list({ councilId, limit: PAGE, ...(cursor ? { cursor } : {}) });
    found.push(...page.items.filter(({ createdAt }) => createdAt > since && createdAt <= until));
    const isPast = page.items.some(({ createdAt }) => createdAt <= since);
    cursor = isPast ? undefined : (page.nextCursor ?? undefined);
  } while (cursor);
  return found.filter(({ action }) => action in deeds).reverse();
};

const linesOf = (entries: readonly StoredAuditEntry[], nameOf: (id: string) => string | undefined): string[] => {
  const who = ({ kind, id }: ActorRef) =>
    kind === 'user' ? (nameOf(id ?? '') ?? messages.somebody) : kind === 'system' ? messages.system : messages.somebody;
  const texts = entries.map(({ action, actor: by, subject }) =>
    deeds[action]?.(who(by), nameOf(subject.id) ?? messages.themselves),
  );
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => messages.times(text, count));
};

const textOf = (council: StoredCouncil, lines: readonly string[]): NoticeText => {
  const rest = lines.length - MOST_LINES;
  const shown = [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [messages.more(rest)] : [])];
  return {
    subject: messages.subject(council.name),
    title: messages.title,
    paragraphs: [shown.map((line) => `• ${line}`).join('\n')],
    action: { label: messages.action, path: '/dashboard/team' },
    why: messages.why(council.name),
  };
};

/** Everybody hears what others did, nobody what they did themselves. */
const tellTeam = async (deps: NoticeDeps, council: StoredCouncil, entries: readonly StoredAuditEntry[]) => {
  const records = deps.units.readerAcrossCouncils();
  const ids = entries.flatMap(({ actor: by, subject }) => [by.id ?? '', subject.id]);
  const names = new Map((await records.users.findMany([...new Set(ids)])).map(({ id, name }) => [id, name]));
  for (const user of await recipientsOf(records, council.id, 'team_activity')) {
    const lines = linesOf(
      entries.filter(({ actor: by }) => by.id !== user.id),
      (id) => names.get(id),
    );
    if (lines.length === 0) continue;
    const mail = composeNotice(deps, { council, user, kind: 'team_activity', text: textOf(council, lines) });
    await deps.mailer.send(mail).catch((error: unknown) => {
      deps.logger.warn({ err: error, userId: user.id }, 'a digest of team activity was not sent');
    });
  }
};

const tellCouncil = async (deps: NoticeDeps, council: StoredCouncil): Promise<void> => {
  const now = deps.clock.now();
  const told = await deps.units.readerAcrossCouncils().notifications.toldUntil(council.id);
  // Never told, it is as if it were of long ago.
  if (!isDailyDue(told ?? new Date(0), now, council.timezone)) return;
  const entries = await entriesSince(deps, council.id, told ?? new Date(now.getTime() - DAY_MS), now);
  // Noted first: a digest that is lost in a crash is better than one that comes again and again.
  await deps.units.unitOfWorkAcrossCouncils(actor, ({ notifications }) => notifications.noteTold(council.id, now));
  if (entries.length > 0) await tellTeam(deps, council, entries);
};

/** Mails the teams what happened since the last time, each in its own morning. */
export const sendTeamDigestsAcrossCouncils = async (deps: NoticeDeps, signal: AbortSignal): Promise<void> => {
  const councils = await allOf((page) => deps.units.readerAcrossCouncils().councils.list(page));
  for (const council of councils) {
    if (signal.aborted) return;
    if (isMailed(council)) await tellCouncil(deps, council);
  }
};

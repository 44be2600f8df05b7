import { type ActorRef, isKeyOf, lookup, systemActor } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { StoredAuditEntry } from '../../records/audit.repository';
import type { Deps } from '../../records/deps';
import type { NoticeText } from '../../records/notice.domain';
import type { Repositories } from '../../records/repositories';
import type { StoredCouncil } from '../../records/views.domain';
import { allOf } from './all-of';
import { isDailyDue } from './local-time.domain';
import { isMailed, recipientsOf } from './recipients';
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
  return found.filter(({ action }) => isKeyOf(deeds, action)).reverse();
};

const linesOf = (entries: readonly StoredAuditEntry[], nameOf: (id: string) => string | undefined): string[] => {
  const who = ({ kind, id }: ActorRef) =>
    kind === 'user' ? (nameOf(id ?? '') ?? messages.somebody) : kind === 'system' ? messages.system : messages.somebody;
  const texts = entries.map(({ action, actor: by, subject }) =>
    lookup(deeds, action)?.(who(by), nameOf(subject.id) ?? messages.themselves),
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

interface Told {
  readonly council: StoredCouncil;
  readonly entries: readonly StoredAuditEntry[];
  readonly now: Date;
}

/** Everybody hears what others did, nobody what they did themselves: so each gets a notice of their own. */
const queueFor = async (unit: Repositories, { council, entries, now }: Told): Promise<void> => {
  const ids = entries.flatMap(({ actor: by, subject }) => [by.id ?? '', subject.id]);
  const names = new Map((await unit.users.findMany([...new Set(ids)])).map(({ id, name }) => [id, name]));
  for (const user of await recipientsOf(unit, council.id, 'team_activity')) {
    const lines = linesOf(
      entries.filter(({ actor: by }) => by.id !== user.id),
      (id) => names.get(id),
    );
    if (lines.length === 0) continue;
    const what = { kind: 'team_activity', about: null, text: textOf(council, lines) } as const;
    const when = { happenedAt: now, dueAt: now };
    await unit.notices.add({ id: newId(), councilId: council.id, pending: [user.id], ...what, ...when });
  }
};

/** How far it is told and the mails that are to go out are one transaction; a mail that no server takes is tried again. */
const queueTeamDigest = async (deps: Deps, council: StoredCouncil): Promise<void> => {
  const now = deps.clock.now();
  const told = await deps.units.readerAcrossCouncils().notifications.toldUntil(council.id);
  // Never told, it is as if it were of long ago.
  if (!isDailyDue(told ?? new Date(0), now, council.timezone)) return;
  const entries = await entriesSince(deps, council.id, told ?? new Date(now.getTime() - DAY_MS), now);
  await deps.units.unitOfWorkAcrossCouncils(actor, async (unit) => {
    await unit.notifications.noteTold(council.id, now);
    if (entries.length > 0) await queueFor(unit, { council, entries, now });
  });
};

/** Puts into the queue what the teams did since the last time, each in its own morning. */
export const queueTeamDigestsAcrossCouncils = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  const councils = await allOf((page) => deps.units.readerAcrossCouncils().councils.list(page));
  for (const council of councils) {
    if (signal.aborted) return;
    if (isMailed(council)) await queueTeamDigest(deps, council);
  }
};

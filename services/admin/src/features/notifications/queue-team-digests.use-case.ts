import { type Actor, type ActorRef, isKeyOf, lookup, systemActor } from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';
import type { StoredAuditEntry } from '../../entities/audit-entry';
import type { StoredCouncil } from '../../entities/council';
import type { NoticeText } from '../../entities/notification';
import { allOf } from './all-of';
import { isDailyDue } from './digest-due.domain';
import type { NotificationRecords } from './notification.types';
import { isMailed, recipientsOf } from './recipients';
import { deeds, messages } from './team-digest.messages';

const DAY_MS = 86_400_000;
const MOST_LINES = 20;
const PAGE = 200;

/** Entries in the period, oldest first. */
const entriesSince = async (
  { acrossCouncils }: Context<NotificationRecords, Actor>,
  councilId: string,
  { since, until }: { readonly since: Date; readonly until: Date },
) => {
  const { audit } = acrossCouncils.reader();
  const entries: StoredAuditEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = await audit.list({ councilId, limit: PAGE, ...(cursor ? { cursor } : {}) });
    entries.push(...page.items.filter(({ createdAt }) => createdAt > since && createdAt <= until));
    const isPast = page.items.some(({ createdAt }) => createdAt <= since);
    cursor = isPast ? undefined : (page.nextCursor ?? undefined);
  } while (cursor);
  return entries.filter(({ action }) => isKeyOf(deeds, action)).reverse();
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

interface TeamDigest {
  readonly council: StoredCouncil;
  readonly entries: readonly StoredAuditEntry[];
  readonly now: Date;
}

/** Each person gets a notice without their own actions, so each notice has different content. */
const queueFor = async (unit: NotificationRecords, { council, entries, now }: TeamDigest): Promise<void> => {
  const ids = entries.flatMap(({ actor: by, subject }) => [by.id ?? '', subject.id]);
  const names = new Map((await unit.users.findMany([...new Set(ids)])).map(({ id, name }) => [id, name]));
  for (const user of await recipientsOf(unit, 'team_activity')) {
    const lines = linesOf(
      entries.filter(({ actor: by }) => by.id !== user.id),
      (id) => names.get(id),
    );
    if (lines.length === 0) continue;
    const content = { kind: 'team_activity', about: null, text: textOf(council, lines) } as const;
    const dates = { happenedAt: now, dueAt: now };
    await unit.notices.add({ id: newId(), councilId: council.id, pending: [user.id], ...content, ...dates });
  }
};

/** Saves the end of the period and the queued mails in one transaction. A mail that no server accepts is retried. */
const queueTeamDigest = async (context: Context<NotificationRecords, Actor>, council: StoredCouncil): Promise<void> => {
  const now = context.clock.now();
  const coveredUntil = await context.acrossCouncils.reader().notifications.digestedUntil(council.id);
  // Without an earlier digest, one is due this morning.
  if (!isDailyDue(coveredUntil ?? new Date(0), now, council.timezone)) return;
  const entries = await entriesSince(context, council.id, {
    since: coveredUntil ?? new Date(now.getTime() - DAY_MS),
    until: now,
  });
  await context.unitOfWork(systemActor('admin', council.id), async (unit) => {
    await unit.notifications.noteDigest(council.id, now);
    if (entries.length > 0) await queueFor(unit, { council, entries, now });
  });
};

/** Queues the digests of team activity, each council's in its own morning. */
export const queueTeamDigestsAcrossCouncils = async (
  context: Context<NotificationRecords, Actor>,
  signal: AbortSignal,
): Promise<void> => {
  const councils = await allOf((page) => context.acrossCouncils.reader().councils.list(page));
  for (const council of councils) {
    if (signal.aborted) return;
    if (isMailed(council)) await queueTeamDigest(context, council);
  }
};

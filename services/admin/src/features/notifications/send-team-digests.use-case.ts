import { type ActorRef, systemActor } from '@folkmoot/contracts';
import { type Mailer, mailBranding, mailLayout } from '@folkmoot/service-kit';
import type { StoredAuditEntry } from '../../records/audit.repository';
import type { Deps } from '../../records/deps';
import type { StoredCouncil, StoredUser } from '../../records/views.domain';
import type { NotificationTokens } from './notification-token';
import { deeds, messages } from './team-digest.messages';

export interface DigestDeps extends Deps {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly tokens: NotificationTokens;
  readonly logger: { warn(fields: object, message: string): void };
  readonly productName: string;
  readonly publicOrigin: string;
}

const DAY_MS = 86_400_000;
/** In the council's zone. */
const FROM_HOUR = 7;
const MOST_LINES = 20;
const PAGE = 200;
const actor = systemActor('admin');

const localHour = (now: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));
const localDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(moment);

/** Once a day, in the morning where the council is. */
const isDue = ({ timezone }: StoredCouncil, told: Date | null, now: Date): boolean =>
  localHour(now, timezone) >= FROM_HOUR && (!told || localDay(told, timezone) !== localDay(now, timezone));

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

const compose = (deps: DigestDeps, council: StoredCouncil, user: StoredUser, lines: readonly string[]) => {
  const token = deps.tokens.tokenOf({ userId: user.id, kind: 'team_activity' });
  const rest = lines.length - MOST_LINES;
  const shown = [...lines.slice(0, MOST_LINES), ...(rest > 0 ? [messages.more(rest)] : [])];
  const content = mailLayout({
    productName: deps.productName,
    council: mailBranding(council, deps.publicOrigin),
    title: messages.title,
    paragraphs: [shown.map((line) => `• ${line}`).join('\n')],
    action: { label: messages.action, url: `${deps.publicOrigin}/dashboard/team` },
    footer: [messages.why(council.name), messages.off(`${deps.publicOrigin}/auth/notifications/${token}`)],
  });
  return {
    ...content,
    to: user.email,
    subject: messages.subject(council.name).replace(/[\p{Cc}\u2028\u2029]/gu, ' '),
    headers: {
      'List-Unsubscribe': `<${deps.publicOrigin}/api/notifications/links/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

interface PageOf {
  readonly cursor?: string;
  readonly limit: number;
}

/** Everything that a paged list holds. */
const allOf = async <T>(list: (page: PageOf) => Promise<{ items: readonly T[]; nextCursor: string | null }>) => {
  const all: T[] = [];
  let page = await list({ limit: PAGE });
  all.push(...page.items);
  while (page.nextCursor) {
    page = await list({ limit: PAGE, cursor: page.nextCursor });
    all.push(...page.items);
  }
  return all;
};

/** Everybody hears what others did, nobody what they did themselves. */
const tellTeam = async (deps: DigestDeps, council: StoredCouncil, entries: readonly StoredAuditEntry[]) => {
  const { users, notifications } = deps.units.readerAcrossCouncils();
  const members = await allOf((page) => users.listMembers(council.id, page));
  const ids = entries.flatMap(({ actor: by, subject }) => [by.id ?? '', subject.id]);
  const names = new Map((await users.findMany([...new Set(ids)])).map(({ id, name }) => [id, name]));
  const off = await notifications.offOfMany(members.map(({ id }) => id));
  for (const member of members) {
    if (member.status !== 'active' || off.get(member.id)?.includes('team_activity')) continue;
    const lines = linesOf(
      entries.filter(({ actor: by }) => by.id !== member.id),
      (id) => names.get(id),
    );
    if (lines.length === 0) continue;
    await deps.mailer.send(compose(deps, council, member, lines)).catch((error: unknown) => {
      deps.logger.warn({ err: error, userId: member.id }, 'a digest of team activity was not sent');
    });
  }
};

const tellCouncil = async (deps: DigestDeps, council: StoredCouncil): Promise<void> => {
  const now = deps.clock.now();
  const told = await deps.units.readerAcrossCouncils().notifications.toldUntil(council.id);
  if (!isDue(council, told, now)) return;
  const entries = await entriesSince(deps, council.id, told ?? new Date(now.getTime() - DAY_MS), now);
  // Noted first: a digest that is lost in a crash is better than one that comes again and again.
  await deps.units.unitOfWorkAcrossCouncils(actor, ({ notifications }) => notifications.noteTold(council.id, now));
  if (entries.length > 0) await tellTeam(deps, council, entries);
};

/** Mails the teams what happened since the last time, each in its own morning. */
export const sendTeamDigestsAcrossCouncils = async (deps: DigestDeps, signal: AbortSignal): Promise<void> => {
  const councils = await allOf((page) => deps.units.readerAcrossCouncils().councils.list(page));
  for (const council of councils) {
    if (signal.aborted) return;
    if (council.subscriptionStatus !== 'inactive') await tellCouncil(deps, council);
  }
};

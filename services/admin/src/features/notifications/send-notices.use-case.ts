import { systemActor } from '@folkmoot/contracts';
import { type Mailer, mayHaveArrived } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import type { Happening } from '../../records/notice.domain';
import type { StoredNotice } from '../../records/notice.repository';
import type { Repositories } from '../../records/repositories';
import { allOf } from './all-of';
import { type ComposeDeps, composeNotice } from './compose-notice';
import { happeningText } from './notice.domain';
import { isMailed, recipientsOf, systemRecipientsOf } from './recipients';

export interface NoticeDeps extends Deps, ComposeDeps {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger: { warn(fields: object, message: string): void };
}

const AT_ONCE = 100;
const MOST_CAMPAIGNS = 2_000;
/** What happened longer ago is no news: nobody is mailed about it any more. */
const NEWS_MS = 86_400_000;
const AGAIN_MS = 300_000;
const actor = systemActor('admin');

const isNews = ({ happenedAt }: StoredNotice, now: Date): boolean => now.getTime() - happenedAt.getTime() < NEWS_MS;

const responsesOf = async ({ usage }: Pick<Repositories, 'usage'>, councilId: string, { about }: StoredNotice) => {
  if (about?.what !== 'campaign_completed') return 0;
  const campaigns = await usage.listCampaigns(councilId, MOST_CAMPAIGNS);
  return campaigns.find(({ id }) => id === about.campaignId)?.responses ?? 0;
};

/** Of what is for everybody, each council gets a notice of its own, since each has its own clock; system administrators one. */
const spread = async (unit: Repositories, notice: StoredNotice, about: Happening): Promise<void> => {
  const councils = await allOf((page) => unit.councils.list(page));
  for (const { id: councilId } of councils.filter(isMailed)) {
    await unit.notices.add({ ...notice, id: `${notice.id}.${councilId}`, councilId });
  }
  const pending = (await systemRecipientsOf(unit, notice.kind)).map(({ id }) => id);
  const text = happeningText(about, { name: '', timezone: 'UTC' }, 0);
  if (pending.length > 0) await unit.notices.add({ ...notice, id: `${notice.id}.system`, text, pending });
  await unit.notices.delete(notice.id);
};

const putIntoWords = async (unit: Repositories, notice: StoredNotice, now: Date): Promise<void> => {
  const { id, councilId, about, kind } = notice;
  if (about && councilId === null && isNews(notice, now)) return spread(unit, notice, about);
  const council = councilId ? await unit.councils.find(councilId) : null;
  if (!about || !council || !isMailed(council) || !isNews(notice, now)) return unit.notices.delete(id);
  const text = happeningText(about, council, await responsesOf(unit, council.id, notice));
  const recipients = await recipientsOf(unit, council.id, kind);
  await unit.notices.write(
    id,
    text,
    recipients.map((user) => user.id),
  );
};

/** Who is taken off is mailed by nobody else; a crash in between, or a line that breaks, loses one mail and doubles none. */
const mailOne = async (deps: NoticeDeps, notice: StoredNotice, userId: string): Promise<void> => {
  const { id, kind, text, councilId } = notice;
  const took = await deps.units.unitOfWorkAcrossCouncils(actor, ({ notices }) => notices.take(id, userId));
  const { users, councils, notifications } = deps.units.readerAcrossCouncils();
  const [user, council] = [await users.find(userId), councilId ? await councils.find(councilId) : null];
  if (!took || !text || (councilId && !council) || user?.status !== 'active' || user.councilId !== councilId) return;
  // Switched off since.
  if ((await notifications.offOf(userId)).includes(kind)) return;
  try {
    await deps.mailer.send(composeNotice(deps, { council, user, kind, text }));
  } catch (error) {
    deps.logger.warn({ err: error, userId, kind }, 'a notification was not sent');
    const now = deps.clock.now();
    if (mayHaveArrived(error) || !isNews(notice, now)) return;
    const again = new Date(now.getTime() + AGAIN_MS);
    await deps.units.unitOfWorkAcrossCouncils(actor, ({ notices }) => notices.putBack(id, userId, again));
  }
};

/** Mails staff what they want to hear of. */
export const sendNoticesAcrossCouncils = async (deps: NoticeDeps, signal: AbortSignal): Promise<void> => {
  const due = () => deps.units.readerAcrossCouncils().notices.listDue(deps.clock.now(), AT_ONCE);
  // Twice: what is for everybody becomes a notice of each council first.
  for (let round = 0; round < 2; round += 1) {
    for (const notice of (await due()).filter(({ text }) => text === null)) {
      await deps.units.unitOfWorkAcrossCouncils(actor, (unit) => putIntoWords(unit, notice, deps.clock.now()));
    }
  }
  for (const notice of (await due()).filter(({ text }) => text !== null)) {
    for (const userId of notice.pending) {
      if (signal.aborted) return;
      await mailOne(deps, notice, userId);
    }
    await deps.units.unitOfWorkAcrossCouncils(actor, ({ notices }) => notices.settle(notice.id));
  }
};

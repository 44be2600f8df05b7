import { type Actor, roleCan, systemActor } from '@folkmoot/contracts';
import { type Context, mayHaveArrived } from '@folkmoot/service-kit';
import type { StoredUser } from '../../entities/council';
import type { NoticeSubject, StoredNotice } from '../../entities/notification';
import { allOf } from './all-of';
import { composeNotice } from './compose-notice';
import { noticeTextOf } from './notice.domain';
import type { NoticeTools, NotificationRecords } from './notification.types';
import { isMailed, recipientsOf, systemRecipientsOf } from './recipients';

const MAX_BATCH_SIZE = 100;
const MOST_CAMPAIGNS = 2_000;
/** Older events are not mailed. */
const MAX_AGE_MS = 86_400_000;
const RETRY_MS = 300_000;

const isNews = ({ happenedAt }: StoredNotice, now: Date): boolean => now.getTime() - happenedAt.getTime() < MAX_AGE_MS;

const responsesOf = async (
  { usage }: Pick<NotificationRecords, 'usage'>,
  councilId: string,
  { about }: StoredNotice,
) => {
  if (about?.what !== 'campaign_completed') return 0;
  if (about.responses !== undefined) return about.responses;
  const campaigns = await usage.listCampaigns(councilId, MOST_CAMPAIGNS);
  return campaigns.find(({ id }) => id === about.campaignId)?.responses ?? 0;
};

/**
 * Splits a notice for all councils into one per council, because each has its own time zone, and one for system
 * administrators.
 */
const spread = async (unit: NotificationRecords, notice: StoredNotice, about: NoticeSubject): Promise<void> => {
  const councils = await allOf((page) => unit.councils.list(page));
  for (const { id: councilId } of councils.filter(isMailed)) {
    await unit.notices.add({ ...notice, id: `${notice.id}.${councilId}`, councilId });
  }
  const pending = (await systemRecipientsOf(unit, notice.kind)).map(({ id }) => id);
  const text = noticeTextOf(about, { name: '', timezone: 'UTC' }, 0);
  if (pending.length > 0) await unit.notices.add({ ...notice, id: `${notice.id}.system`, text, pending });
  await unit.notices.delete(notice.id);
};

/** Nobody gets a mail about their own comment. */
const isMentioned = ({ mentions, writtenBy }: Extract<NoticeSubject, { what: 'mentioned' }>, userId: string): boolean =>
  mentions.includes(userId) && userId !== writtenBy;

/** Whether a notice is for this person. Webhooks are a matter of admins. */
const isFor = (about: NoticeSubject, { id, role }: Pick<StoredUser, 'id' | 'role'>): boolean => {
  if (about.what === 'webhook_off') return roleCan(role, 'webhook:manage');
  return about.what !== 'mentioned' || isMentioned(about, id);
};

/** Writes the text of a notice for its recipients of this moment, or deletes a notice that nobody gets. */
const putIntoWords = async (unit: NotificationRecords, notice: StoredNotice, now: Date): Promise<void> => {
  const { id, councilId, about, kind } = notice;
  const council = councilId ? await unit.councils.find(councilId) : null;
  if (!about || !council || !isMailed(council) || !isNews(notice, now)) return unit.notices.delete(id);
  const text = noticeTextOf(about, council, await responsesOf(unit, council.id, notice));
  const recipients = (await recipientsOf(unit, kind)).filter((user) => isFor(about, user));
  await unit.notices.write(
    id,
    text,
    recipients.map((user) => user.id),
  );
};

const prepare = (
  { actor, unitOfWork, acrossCouncils, clock }: Context<NotificationRecords, Actor>,
  notice: StoredNotice,
): Promise<void> => {
  const { id, about, councilId } = notice;
  if (councilId) return unitOfWork(systemActor('admin', councilId), (unit) => putIntoWords(unit, notice, clock.now()));
  return acrossCouncils.unitOfWork(actor, (unit) =>
    about && isNews(notice, clock.now()) ? spread(unit, notice, about) : unit.notices.delete(id),
  );
};

/** Claims the recipient before sending. A crash or a broken connection then loses one mail, but sends none twice. */
const mailRecipient = async (
  { actor, acrossCouncils, clock }: Context<NotificationRecords, Actor>,
  { notice, userId }: { readonly notice: StoredNotice; readonly userId: string },
  tools: NoticeTools,
): Promise<void> => {
  const { id, kind, text, councilId } = notice;
  const isClaimed = await acrossCouncils.unitOfWork(actor, ({ notices }) => notices.take(id, userId));
  const { users, councils, notifications } = acrossCouncils.reader();
  const user = await users.find(userId);
  const council = councilId ? await councils.find(councilId) : null;
  if (!isClaimed || !text || (councilId && !council) || user?.status !== 'active' || user.councilId !== councilId)
    return;
  // Switched off since the notice was queued.
  if ((await notifications.offOf(userId)).includes(kind)) return;
  try {
    await tools.mailer.send(composeNotice(tools, { council, user, kind, text }));
  } catch (error) {
    tools.logger.warn({ err: error, userId, kind }, 'a notification was not sent');
    const now = clock.now();
    if (mayHaveArrived(error) || !isNews(notice, now)) return;
    const again = new Date(now.getTime() + RETRY_MS);
    await acrossCouncils.unitOfWork(actor, ({ notices }) => notices.putBack(id, userId, again));
  }
};

/** Sends the due notices to staff. */
export const sendNoticesAcrossCouncils = async (
  context: Context<NotificationRecords, Actor>,
  signal: AbortSignal,
  tools: NoticeTools,
): Promise<void> => {
  const { actor, acrossCouncils, clock } = context;
  const listDue = () => acrossCouncils.reader().notices.listDue(clock.now(), MAX_BATCH_SIZE);
  // Two rounds: the first may split notices for all councils, the second sends the new ones.
  for (let round = 0; round < 2; round += 1) {
    for (const notice of (await listDue()).filter(({ text }) => text === null)) {
      await prepare(context, notice);
    }
  }
  for (const notice of (await listDue()).filter(({ text }) => text !== null)) {
    for (const userId of notice.pending) {
      if (signal.aborted) return;
      await mailRecipient(context, { notice, userId }, tools);
    }
    await acrossCouncils.unitOfWork(actor, ({ notices }) => notices.settle(notice.id));
  }
};

import {
  type Actor,
  DomainError,
  type NotificationKind,
  type NotificationPreferences,
  notificationKinds,
  notificationsChosenEvent,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { NotificationRecords } from './notification.types';

type Choice = { readonly [K in NotificationKind]?: boolean | undefined };

const preferencesOf = (off: readonly NotificationKind[]): NotificationPreferences =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, !off.includes(kind)])) as NotificationPreferences;

/** The notification settings of a user. */
export const getNotifications = async ({
  actor,
  acrossCouncils,
}: Context<NotificationRecords>): Promise<NotificationPreferences> =>
  preferencesOf(await acrossCouncils.reader().notifications.offOf(actor.userId));

const choose = (
  { actor, acrossCouncils }: Context<NotificationRecords, Actor>,
  userId: string,
  choice: Choice,
): Promise<NotificationPreferences> =>
  acrossCouncils.unitOfWork(actor, async ({ notifications, users, outbox }) => {
    const user = await users.find(userId);
    if (!user) throw new DomainError('link_invalid');
    const before = await notifications.offOf(userId);
    const off = notificationKinds.filter((kind) => !(choice[kind] ?? !before.includes(kind)));
    const preferences = preferencesOf(off);
    if (off.join() === before.join()) return preferences;
    await notifications.setOff(userId, off);
    await outbox.add(notificationsChosenEvent, {
      aggregate: { type: 'user', id: userId, revision: user.revision },
      payload: { userId, preferences },
      councilId: user.councilId,
    });
    return preferences;
  });

/** Switches some kinds on or off. The other kinds stay as they are. */
export const chooseNotifications = (
  context: Context<NotificationRecords>,
  choice: Choice,
): Promise<NotificationPreferences> => choose(context, context.actor.userId, choice);

/** Switches one kind off by the link in a mail. Throws link_invalid. */
export const switchOff = async (
  context: Context<NotificationRecords, Actor>,
  { userId, kind }: { readonly userId: string; readonly kind: NotificationKind },
): Promise<void> => {
  await choose(context, userId, { [kind]: false });
};

import {
  type Actor,
  DomainError,
  type NotificationKind,
  type NotificationPreferences,
  notificationKinds,
  notificationsChosenEvent,
  type UserActor,
} from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';

type Choice = { readonly [K in NotificationKind]?: boolean | undefined };

const preferencesOf = (off: readonly NotificationKind[]): NotificationPreferences =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, !off.includes(kind)])) as NotificationPreferences;

/** What somebody is mailed about. */
export const getNotifications = async ({ units }: Deps, { userId }: UserActor): Promise<NotificationPreferences> =>
  preferencesOf(await units.readerAcrossCouncils().notifications.offOf(userId));

const choose = ({ units }: Deps, actor: Actor, userId: string, choice: Choice): Promise<NotificationPreferences> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ notifications, users, outbox }) => {
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

/** Switches some kinds on or off; the rest stays. */
export const chooseNotifications = (deps: Deps, actor: UserActor, choice: Choice): Promise<NotificationPreferences> =>
  choose(deps, actor, actor.userId, choice);

/** One kind is off from now on, by the link of a mail. Throws link_invalid. */
export const switchOff = async (deps: Deps, actor: Actor, userId: string, kind: NotificationKind): Promise<void> => {
  await choose(deps, actor, userId, { [kind]: false });
};

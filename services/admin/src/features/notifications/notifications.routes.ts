import type { Readable } from 'node:stream';
import {
  chooseNotificationsOperation,
  DomainError,
  getNotificationsOperation,
  readNotificationLinkOperation,
  switchNotificationOffOperation,
} from '@folkmoot/contracts';
import { asUser, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { chooseNotifications, getNotifications, switchOff } from './choose-notifications.use-case';
import type { NotificationTokens } from './notification-token';

interface RouteDeps extends Deps {
  readonly tokens: NotificationTokens;
}

const SHOWN = 1;

/** `n…@riverside.example`: enough to know whose mails these are. */
const partlyHidden = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(SHOWN, at))}…${email.slice(at)}`;
};

/** A mail program posts a form that says no more than its address does. */
const readAway = async (body: Readable | null): Promise<void> => {
  for await (const _ of body ?? []);
};

const meantBy = ({ tokens }: RouteDeps, token: string) => {
  const meant = tokens.read(token);
  if (!meant) throw new DomainError('link_invalid');
  return meant;
};

export const notificationRoutes = (deps: RouteDeps) => [
  route(getNotificationsOperation, { handle: ({ actor }) => getNotifications(deps, asUser(actor)) }),
  route(chooseNotificationsOperation, {
    handle: ({ actor, body }) => chooseNotifications(deps, asUser(actor), body),
  }),
  route(readNotificationLinkOperation, {
    handle: async ({ params: { token } }) => {
      const { userId, kind } = meantBy(deps, token);
      const { users, notifications } = deps.units.readerAcrossCouncils();
      const user = await users.find(userId);
      if (!user) throw new DomainError('link_invalid');
      const off = await notifications.offOf(userId);
      return { kind, email: partlyHidden(user.email), isOn: !off.includes(kind) };
    },
  }),
  route(switchNotificationOffOperation, {
    accepts: 'raw',
    handle: async ({ actor, params: { token }, context }) => {
      await readAway(context.rawBody);
      const { userId, kind } = meantBy(deps, token);
      await switchOff(deps, actor, userId, kind);
    },
  }),
];

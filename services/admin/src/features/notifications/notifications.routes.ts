import type { Readable } from 'node:stream';
import {
  chooseNotificationsOperation,
  DomainError,
  getNotificationsOperation,
  readNotificationLinkOperation,
  switchNotificationOffOperation,
} from '@folkmoot/contracts';
import { chooseNotifications, getNotifications, switchOff } from './choose-notifications.use-case';
import type { NoticeTools, NotificationApp } from './notification.types';

const SHOWN = 1;

/** `n…@riverside.example`: enough for the recipient to recognise their own address. */
const partlyHidden = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(SHOWN, at))}…${email.slice(at)}`;
};

/** A mail program posts a form without useful content. It is read to its end and ignored. */
const readAway = async (body: Readable | null): Promise<void> => {
  for await (const _ of body ?? []);
};

const readToken = ({ tokens }: NoticeTools, token: string) => {
  const choice = tokens.read(token);
  if (!choice) throw new DomainError('link_invalid');
  return choice;
};

export const notificationRoutes = ({ route }: NotificationApp, tools: NoticeTools) => [
  route(getNotificationsOperation, { handle: ({ context }) => getNotifications(context) }),
  route(chooseNotificationsOperation, { handle: ({ context, body }) => chooseNotifications(context, body) }),
  route(readNotificationLinkOperation, {
    handle: async ({ context: { acrossCouncils }, params: { token } }) => {
      const { userId, kind } = readToken(tools, token);
      const { users, notifications } = acrossCouncils.reader();
      const user = await users.find(userId);
      if (!user) throw new DomainError('link_invalid');
      const off = await notifications.offOf(userId);
      return { kind, email: partlyHidden(user.email), isOn: !off.includes(kind) };
    },
  }),
  route(switchNotificationOffOperation, {
    accepts: 'raw',
    handle: async ({ context, params: { token }, request }) => {
      await readAway(request.rawBody);
      await switchOff(context, readToken(tools, token));
    },
  }),
];

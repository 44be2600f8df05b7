import * as z from 'zod';
import { defineOperation } from '../core/operation';
import { notificationKindSchema, notificationPreferencesSchema } from '../entities/notification';

export const getNotificationsOperation = defineOperation({
  name: 'getNotifications',
  service: 'admin',
  method: 'get',
  path: '/api/notifications',
  summary: 'What the signed-in person is mailed about.',
  can: 'signed-in',
  response: notificationPreferencesSchema,
});

export const chooseNotificationsOperation = defineOperation({
  name: 'chooseNotifications',
  service: 'admin',
  method: 'patch',
  path: '/api/notifications',
  summary: 'Switch some kinds of mails on or off for the signed-in person; the rest stays.',
  can: 'signed-in',
  body: notificationPreferencesSchema.partial().strict(),
  response: notificationPreferencesSchema,
});

/** The token is only in the mail, so it proves the mailbox. */
const offParams = z.strictObject({ token: z.string().min(1).max(400) });

export const readNotificationLinkOperation = defineOperation({
  name: 'readNotificationLink',
  service: 'admin',
  method: 'get',
  path: '/api/notifications/links/:token',
  summary: 'Which mails a link switches off, and whether they are on. Reading changes nothing.',
  can: 'public',
  params: offParams,
  response: z.object({ kind: notificationKindSchema, email: z.string(), isOn: z.boolean() }),
  errors: ['link_invalid'],
});

export const switchNotificationOffOperation = defineOperation({
  name: 'switchNotificationOff',
  service: 'admin',
  method: 'post',
  path: '/api/notifications/links/:token',
  summary: 'Switches these mails off, in one click and without signing in (RFC 8058). Doing so twice is no error.',
  can: 'public',
  params: offParams,
  status: 204,
  errors: ['link_invalid'],
});

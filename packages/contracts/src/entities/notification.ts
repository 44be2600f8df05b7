import * as z from 'zod';
import { notificationKinds } from './notification-terms';

/** One person's choice; each kind is on until they switch it off. */
export const notificationPreferencesSchema = z.object({
  new_responses: z.boolean(),
  campaign_completed: z.boolean(),
  system_maintenance: z.boolean(),
  weekly_summary: z.boolean(),
  team_activity: z.boolean(),
  mentions: z.boolean(),
  webhooks: z.boolean(),
}) satisfies z.ZodType<Record<(typeof notificationKinds)[number], boolean>>;
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

export const notificationKindSchema = z.enum(notificationKinds);

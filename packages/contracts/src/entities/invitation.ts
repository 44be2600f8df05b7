import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { councilRoles, invitationMailStates, invitationStatuses } from './invitation-terms';

export const councilRoleSchema = z.enum(councilRoles);

/** An invitation as staff see it. Its token is in the mail and nowhere else. */
export const invitationSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  /** Null when nobody in person invited. */
  invitedBy: idSchema.nullable(),
  /** Empty when that person is gone. */
  invitedByName: z.string(),
  email: z.string(),
  role: councilRoleSchema,
  status: z.enum(invitationStatuses),
  mailState: z.enum(invitationMailStates),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  revision: z.number().int(),
});
export type Invitation = z.infer<typeof invitationSchema>;

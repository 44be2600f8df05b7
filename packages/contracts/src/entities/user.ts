import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { roles } from '../core/roles';

export const userStatuses = ['active', 'inactive'] as const;

/** An address as it is stored and compared: trimmed, lower-case (F-45). */
export const emailSchema = z.string().trim().max(254).toLowerCase().pipe(z.email());

export const userSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(120),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  councilId: idSchema.nullable(),
  createdAt: momentSchema,
  lastLoginAt: momentSchema.nullable(),
  revision: z.number().int(),
});
export type User = z.infer<typeof userSchema>;

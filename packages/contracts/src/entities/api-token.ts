import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { permissions } from '../core/roles';
import { MAX_TOKEN_NAME } from '../core/text-limits';

/** A program acts for a council, so a token never holds a permission of system administrators. */
export const tokenPermissions = permissions.filter((permission) => !permission.startsWith('system:'));

/** A token of a council as staff see it. Its secret is shown once, when it is made. */
export const apiTokenSchema = z.object({
  id: idSchema,
  name: z.string().max(MAX_TOKEN_NAME),
  /** The program may do this as far as the person who made the token still may. */
  permissions: z.array(z.enum(permissions)),
  createdBy: idSchema,
  createdAt: momentSchema,
  /** Null for one that does not expire. */
  expiresAt: momentSchema.nullable(),
  /** To the minute. Null before the first use. */
  lastUsedAt: momentSchema.nullable(),
});
export type ApiToken = z.infer<typeof apiTokenSchema>;

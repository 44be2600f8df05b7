import * as z from 'zod';
import { isEmailAddress } from '../core/email-address';
import { idSchema, momentSchema } from '../core/ids';
import { interfaceLanguages } from '../core/interface-language';
import { roles } from '../core/roles';
import { MAX_EMAIL, MAX_PERSON_NAME } from '../core/text-limits';

export const userStatuses = ['active', 'inactive'] as const;

/** An address as it is stored and compared: trimmed, lower-case. */
export const emailSchema = z.string().trim().max(MAX_EMAIL).toLowerCase().pipe(z.email());

/** An address as a person wrote it, trimmed, international names included; compare it by `normaliseEmail`. */
export const writtenEmailSchema = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine(isEmailAddress, 'Enter an email address like name@example.org.');

export const userSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(MAX_PERSON_NAME),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  councilId: idSchema.nullable(),
  createdAt: momentSchema,
  lastLoginAt: momentSchema.nullable(),
  revision: z.number().int(),
  /** The language that the user has chosen for the screens. Missing: the browser's choice counts. */
  language: z.enum(interfaceLanguages).optional(),
});
export type User = z.infer<typeof userSchema>;

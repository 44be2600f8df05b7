import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { colourSchema } from './council';
import { subscriberSources, subscriberStatuses } from './subscriber-terms';

export const tagSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  createdBy: z.string(),
  name: z.string(),
  description: z.string(),
  color: colourSchema,
  isDefault: z.boolean(),
  /** Active subscribers with this tag (E-9). */
  subscriberCount: z.number().int(),
  createdAt: momentSchema,
  revision: z.number().int(),
});
export type Tag = z.infer<typeof tagSchema>;

export const subscriberSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  email: z.string(),
  uniqueId: z.string(),
  source: z.enum(subscriberSources),
  status: z.enum(subscriberStatuses),
  subscribedAt: momentSchema,
  tags: z.array(z.object({ id: idSchema, name: z.string(), color: z.string() })),
  revision: z.number().int(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

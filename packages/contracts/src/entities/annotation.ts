import * as z from 'zod';
import { idSchema, localDaySchema } from '../core/ids';
import { annotationKinds } from './annotation-terms';

/** Something that happened on a day of a campaign, shown at its timeline. */
export const annotationSchema = z.object({
  /** Null for what the product knows by itself: it cannot be deleted. */
  id: idSchema.nullable(),
  kind: z.enum(annotationKinds),
  day: localDaySchema,
  /** The words of staff, or the name of the code. */
  text: z.string(),
});
export type Annotation = z.infer<typeof annotationSchema>;

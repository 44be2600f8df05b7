import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';

export const bucketPurposes = ['assets', 'survey-images'] as const;
export type BucketPurpose = (typeof bucketPurposes)[number];

/** Where a council's files of one kind are kept, and what it takes. */
export const bucketSchema = z.object({
  name: z.string(),
  purpose: z.enum(bucketPurposes),
  allowedTypes: z.array(z.string()),
  maxBytes: z.number().int(),
  updatedAt: momentSchema,
});
export type Bucket = z.infer<typeof bucketSchema>;

export const storageStateSchema = z.object({ isReady: z.boolean(), buckets: z.array(bucketSchema) });
export type StorageState = z.infer<typeof storageStateSchema>;

/** The result of setting up a council's storage. */
export const storageSetupSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  summary: z.object({ created: z.number().int(), updated: z.number().int() }),
  council: z.object({ id: idSchema, name: z.string() }),
});
export type StorageSetup = z.infer<typeof storageSetupSchema>;

export const questionImageSchema = z.object({
  imageUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  size: z.number().int(),
});
export type QuestionImage = z.infer<typeof questionImageSchema>;

/** A picture of a newsletter: `{hash}.jpg` or `{hash}.png`. */
export const mailPictureSchema = z.object({
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  size: z.number().int(),
});
export type MailPicture = z.infer<typeof mailPictureSchema>;

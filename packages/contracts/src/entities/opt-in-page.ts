import * as z from 'zod';
import { idSchema, momentSchema, partIdSchema } from '../core/ids';
import { slugSchema } from '../core/slug';
import { reservedPageSlugs } from '../core/slugify';
import { MAX_PAGE_FIELD_TEXT, MAX_QR_CODE_LABEL } from '../core/text-limits';
import { attributeKeySchema } from './attribute';
import { colourSchema } from './council';
import { optInFieldTypes, optInFonts } from './subscriber-terms';

export const pageSlugSchema = slugSchema
  .min(1)
  .refine((slug) => !reservedPageSlugs.has(slug), 'This address is reserved.');

export const optInFieldSchema = z.strictObject({
  id: partIdSchema,
  type: z.enum(optInFieldTypes),
  label: z.string().trim().min(1).max(MAX_PAGE_FIELD_TEXT),
  placeholder: z.string().max(MAX_PAGE_FIELD_TEXT).default(''),
  required: z.boolean().default(false),
  /** Options of a select. */
  options: z.array(z.string().trim().min(1).max(MAX_PAGE_FIELD_TEXT)).max(100).optional(),
  /** The attribute of the person that the answer is kept as. Pages for residents do not have it. */
  attribute: attributeKeySchema.optional(),
});
export type OptInField = z.infer<typeof optInFieldSchema>;

export const optInStylingSchema = z.strictObject({
  /** Null takes the council's primary colour. */
  primaryColor: colourSchema.nullable(),
  backgroundColor: colourSchema,
  fontFamily: z.enum(optInFonts),
});
export type OptInStyling = z.infer<typeof optInStylingSchema>;

export const optInPageSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  createdBy: z.string(),
  title: z.string(),
  description: z.string(),
  slug: z.string(),
  /** Addresses that the page had before, and that lead to it. */
  formerSlugs: z.array(z.string()).optional(),
  isActive: z.boolean(),
  fields: z.array(optInFieldSchema),
  styling: optInStylingSchema,
  /** The topics that this page offers. */
  settings: z.object({ defaultTags: z.array(idSchema) }),
  publicUrl: z.string(),
  signups: z.number().int(),
  views: z.number().int(),
  /** Signups per unique view in whole percent; null without views. */
  conversionRate: z.number().nullable(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  revision: z.number().int(),
});
export type OptInPage = z.infer<typeof optInPageSchema>;

/** A page that was deleted and can still be brought back. */
export const deletedOptInPageSchema = optInPageSchema
  .pick({ id: true, title: true, slug: true, signups: true })
  .extend({ deletedAt: momentSchema, restorableUntil: momentSchema });
export type DeletedOptInPage = z.infer<typeof deletedOptInPageSchema>;

export const signupSchema = z.object({
  id: z.string(),
  at: momentSchema,
  email: z.string(),
  tags: z.array(z.object({ id: idSchema, name: z.string(), color: z.string() })),
  /** Whether the address was confirmed, where the council asks for it. */
  confirmation: z.enum(['not_needed', 'waiting', 'confirmed']),
  data: z.record(z.string(), z.string()),
  /** The place of the QR code that the person came by; null without one. Earlier versions do not say it. */
  place: z.string().nullable().optional(),
});
export type Signup = z.infer<typeof signupSchema>;

/** A QR code of a sign-up page, for one place. */
export const pageCodeSchema = z.object({
  id: idSchema,
  pageId: idSchema,
  label: z.string().max(MAX_QR_CODE_LABEL),
  /** Path of the picture as PNG. */
  imageUrl: z.string(),
  /** The short address in the code. */
  accessUrl: z.string(),
  isActive: z.boolean(),
  /** Whether the council's logo is in its middle. */
  hasLogo: z.boolean(),
  scans: z.number().int(),
  signups: z.number().int(),
});
export type PageCode = z.infer<typeof pageCodeSchema>;

/** A snapshot with which the public service shows a page and takes sign-ups; the highest revision wins. */
export const optInPageSnapshotSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  title: z.string(),
  description: z.string(),
  slug: z.string(),
  /** Addresses it had before; they lead to the present one. */
  formerSlugs: z.array(z.string()),
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  fields: z.array(optInFieldSchema),
  styling: optInStylingSchema,
  tagIds: z.array(idSchema),
  revision: z.number().int(),
});
export type OptInPageSnapshot = z.infer<typeof optInPageSnapshotSchema>;

import * as z from 'zod';
import { idSchema, momentSchema, partIdSchema } from '../core/ids';
import {
  MAX_ALT_TEXT,
  MAX_LINK_ADDRESS,
  MAX_LINK_LABEL,
  MAX_MAIL_BODY,
  MAX_NEWSLETTER_BLOCKS,
  MAX_NEWSLETTER_HEADING,
} from '../core/text-limits';
import { mailSubjectSchema, sendingFields } from './mailing';
import { AUDIENCE_TAGS } from './mailing-terms';

const id = partIdSchema;
/** The longest edge of a picture, in pixels. */
const MAX_EDGE = 4_000;
const edge = z.number().int().min(0).max(MAX_EDGE);
const label = z.string().max(MAX_LINK_LABEL);
const url = z.string().max(MAX_LINK_ADDRESS);

/**
 * One part of a newsletter. The id is unique in it. A draft may have blocks that are not complete: `problemsOfBlock`
 * says what a block needs before it can be sent.
 */
export const newsletterBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), id, text: z.string().max(MAX_NEWSLETTER_HEADING) }),
  /** `**bold**`, lines that begin with `- ` or `1. `, blank lines between paragraphs; addresses become links. */
  z.strictObject({ kind: z.literal('text'), id, text: z.string().max(MAX_MAIL_BODY) }),
  z.strictObject({
    kind: z.literal('picture'),
    id,
    /** As the upload answered; empty before. */
    file: z.string().regex(/^(?:[a-f0-9]{64}\.(?:png|jpg))?$/),
    width: edge,
    height: edge,
    alt: z.string().max(MAX_ALT_TEXT),
    /** Says nothing that the text does not say, so that it needs no description. */
    isDecorative: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('button'), id, label, url }),
  /** A button to the public page of a survey. It carries nothing of the person. */
  z.strictObject({ kind: z.literal('survey'), id, label, campaignId: z.union([z.literal(''), idSchema]) }),
  /** A button to published results. */
  z.strictObject({ kind: z.literal('results'), id, label, url }),
]);
export type NewsletterBlock = z.infer<typeof newsletterBlockSchema>;

const newsletterBlocksSchema = z
  .array(newsletterBlockSchema)
  .max(MAX_NEWSLETTER_BLOCKS)
  .refine((blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length, 'Two blocks have the same id.');

export const newsletterAudienceSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('everybody') }),
  z.strictObject({ of: z.literal('segment'), segmentId: idSchema }),
  z.strictObject({ of: z.literal('tags'), tagIds: z.array(idSchema).min(1).max(AUDIENCE_TAGS) }),
  /** People who asked to hear what comes of this survey. */
  z.strictObject({ of: z.literal('hear_back'), campaignId: idSchema }),
  /** Subscribers who were invited to this survey. */
  z.strictObject({ of: z.literal('invited'), campaignId: idSchema }),
]);

/** Whom a message about what came of a survey can be for. The survey is in the address of the request. */
export const outcomeAudienceSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('hear_back') }),
  z.strictObject({ of: z.literal('invited') }),
  z.strictObject({ of: z.literal('segment'), segmentId: idSchema }),
]);
export type OutcomeAudience = z.infer<typeof outcomeAudienceSchema>;

export type NewsletterAudience = z.infer<typeof newsletterAudienceSchema>;

/** The content of a newsletter, with merge fields. */
export const newsletterWordingFields = {
  subject: mailSubjectSchema,
  /** The headline above the first block, and on the public page. */
  title: z.string().trim().min(1).max(MAX_NEWSLETTER_HEADING),
  blocks: newsletterBlocksSchema,
  /** On a public page once it goes out. */
  isPublic: z.boolean(),
} as const;

/** To whom a newsletter goes. */
export const newsletterSendingFields = {
  audience: newsletterAudienceSchema,
  /** Deletes the addresses of those who asked to hear back, once it is sent. Only for that audience. */
  isLast: z.boolean().optional(),
} as const;

/** A mailing without a survey. It is sent by the code that sends mailings. */
export const newsletterSchema = z.object({
  id: idSchema,
  title: z.string(),
  subject: z.string(),
  /** The subject as people get it, with its fields filled in. */
  shownSubject: z.string(),
  blocks: z.array(newsletterBlockSchema),
  audience: newsletterAudienceSchema,
  /** The survey whose outcome it is about. Absent from servers of an earlier release. */
  outcomeOf: idSchema.nullable().optional(),
  /** The last message to those who asked to hear back. */
  isLast: z.boolean().optional(),
  isPublic: z.boolean(),
  /** Where everybody can read it; null before it went out, and once it was withdrawn. */
  archive: z.object({ url: z.string(), publishedAt: momentSchema }).nullable(),
  ...sendingFields,
});
export type Newsletter = z.infer<typeof newsletterSchema>;

const wordsSchema = z.array(z.object({ text: z.string(), isBold: z.boolean(), url: z.string().optional() }));

/** A newsletter as people read it: merge fields filled in, texts taken apart. Mails and public pages are drawn from it. */
export const newsletterPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.enum(['paragraph', 'bullet', 'number']), words: wordsSchema }),
  /** `alt` is empty for a decorative picture. */
  z.object({ kind: z.literal('picture'), url: z.string(), alt: z.string(), width: edge, height: edge }),
  z.object({ kind: z.literal('button'), label: z.string(), url: z.string() }),
]);
export type NewsletterPart = z.infer<typeof newsletterPartSchema>;

export const archivedNewsletterSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  title: z.string(),
  parts: z.array(newsletterPartSchema),
  publishedAt: momentSchema,
  isWithdrawn: z.boolean(),
  revision: z.number().int(),
});
export type ArchivedNewsletter = z.infer<typeof archivedNewsletterSchema>;

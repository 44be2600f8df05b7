/** @file "You said, we did": what people said in a campaign, and what the council does about it. */
import * as z from 'zod';
import { isHttpsAddress } from '../core/https-address';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import {
  commitmentCounters,
  commitmentResponses,
  MAX_COMMITMENT_LINK_LABEL,
  MAX_COMMITMENT_LINKS,
  MAX_COMMITMENT_NOTE,
  MAX_COMMITMENT_OWNER,
  MAX_COMMITMENT_REASON,
  MAX_COMMITMENT_SAID,
  MAX_COMMITMENT_SENTENCE,
  MAX_COMMITMENTS,
} from './commitment-terms';

const MAX_ADDRESS = 500;

const linkSchema = z.strictObject({
  label: z.string().trim().min(1).max(MAX_COMMITMENT_LINK_LABEL),
  url: z.string().trim().max(MAX_ADDRESS).refine(isHttpsAddress, 'Enter an address that begins with https://.'),
});

const sentenceSchema = z.string().trim().min(1).max(MAX_COMMITMENT_SENTENCE);

/** The fields that staff write. */
const writtenFields = {
  /** The theme of the codebook that people raised. Its count follows the labels of the answers. */
  themeId: idSchema.nullable(),
  /** How many said it, as the council counted. Only without a theme. */
  said: z.number().int().min(0).max(MAX_COMMITMENT_SAID).nullable(),
  response: z.enum(commitmentResponses),
  /** Why, or how. It must not be empty for `not_doing`. */
  because: z.string().trim().max(MAX_COMMITMENT_REASON),
  /** Who is responsible, for readers: a team or an office. */
  owner: z.string().trim().max(MAX_COMMITMENT_OWNER),
  dueOn: localDaySchema.nullable(),
  links: z.array(linkSchema).max(MAX_COMMITMENT_LINKS),
  isPublic: z.boolean(),
} as const;

/** Says for readers why the response is another one now. */
export const commitmentNoteSchema = z.string().trim().max(MAX_COMMITMENT_NOTE);

export const newCommitmentSchema = z
  .strictObject({
    ...writtenFields,
    /** Says what people said. Left out: the name of the theme. */
    sentence: sentenceSchema.optional(),
  })
  .partial()
  .required({ response: true })
  .refine(({ sentence, themeId }) => sentence !== undefined || (themeId ?? null) !== null, {
    path: ['sentence'],
    message: 'Enter what people said, or choose a theme.',
  });
export type NewCommitment = z.infer<typeof newCommitmentSchema>;

export const commitmentPatchSchema = z.strictObject({
  ...z.strictObject({ ...writtenFields, sentence: sentenceSchema }).partial().shape,
  id: idSchema,
  /** The revision that the caller has seen. */
  revision: z.number().int().min(1),
  note: commitmentNoteSchema.optional(),
  /** Its new place in the list, from 0. */
  position: z.number().int().min(0).max(MAX_COMMITMENTS).optional(),
});
export type CommitmentPatch = z.infer<typeof commitmentPatchSchema>;

const changeFields = { at: momentSchema, response: z.enum(commitmentResponses), note: z.string() } as const;

export const commitmentSchema = z.object({
  ...writtenFields,
  id: idSchema,
  campaignId: idSchema,
  sentence: z.string(),
  /** How many said it now. Null where nobody counted, or where the theme is gone. */
  said: z.number().int().nullable(),
  saidBy: z.enum(commitmentCounters).nullable(),
  /** The number on the public page. Null where it is hidden or there is none. */
  saidInPublic: z.number().int().nullable(),
  /** Its theme is not in the codebook any more. */
  isThemeGone: z.boolean(),
  isOverdue: z.boolean(),
  /** The newest last. */
  history: z.array(z.object({ ...changeFields, by: z.string() })),
  revision: z.number().int(),
});
export type Commitment = z.infer<typeof commitmentSchema>;

/** A theme of the answers that can be taken over. */
export const commitmentThemeSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Counted responses that raise it. */
  responses: z.number().int(),
  /** A commitment has it. */
  isTaken: z.boolean(),
});
export type CommitmentTheme = z.infer<typeof commitmentThemeSchema>;

/** A commitment as residents see it. */
export const publicCommitmentSchema = z.object({
  id: idSchema,
  sentence: z.string(),
  /** Null where it is hidden or unknown. */
  said: z.number().int().nullable(),
  saidBy: z.enum(commitmentCounters).nullable(),
  /** Where the number is hidden: it is smaller than this. */
  fewerThan: z.number().int().nullable(),
  response: z.enum(commitmentResponses),
  because: z.string(),
  owner: z.string(),
  dueOn: localDaySchema.nullable(),
  /** The newest last. */
  history: z.array(z.object(changeFields)),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
});
export type PublicCommitment = z.infer<typeof publicCommitmentSchema>;

/** A commitment in the list of a council. */
export const listedCommitmentSchema = publicCommitmentSchema.extend({
  campaignId: idSchema,
  campaignTitle: z.string(),
  isOverdue: z.boolean(),
});
export type ListedCommitment = z.infer<typeof listedCommitmentSchema>;

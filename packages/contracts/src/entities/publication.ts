/** @file The choice of what is published of a campaign's results, and the published versions. */
import * as z from 'zod';
import { idSchema, momentSchema, partIdSchema } from '../core/ids';
import { MAX_AREA_NAME } from '../core/text-limits';
import { MAX_CONSULTATION_AREAS, MAX_FOR_WHOM } from './consultation-terms';
import { SMALLEST_CELL } from './council-terms';
import {
  answersAfterRetention,
  MAX_PUBLICATION_TEXT,
  MAX_PUBLICATION_TITLE,
  MAX_VERSION_NOTE,
  publicationFailures,
  publicationLicences,
  publicationStates,
} from './publication-terms';
import { publishedResultsSchema, resultsChecksumSchema } from './published-results';
import { questionTypeIds } from './question';

const MAX_PUBLISHED_QUESTIONS = 1_000;

const questionChoiceSchema = z.strictObject({
  questionId: partIdSchema,
  isShown: z.boolean(),
  /** Also what people wrote, after its review. */
  showsAnswers: z.boolean(),
});

export const publicationChoiceSchema = z.strictObject({
  /** Whether the list of consultations has it. */
  isListed: z.boolean(),
  /** Says there who it is for. */
  forWhom: z.string().trim().max(MAX_FOR_WHOM),
  /** Areas of the council that it is about there. Empty for all of them. */
  areas: z.array(z.string().trim().min(1).max(MAX_AREA_NAME)).max(MAX_CONSULTATION_AREAS),
  title: z.string().trim().min(1).max(MAX_PUBLICATION_TITLE),
  introduction: z.string().trim().max(MAX_PUBLICATION_TEXT),
  summary: z.string().trim().max(MAX_PUBLICATION_TEXT),
  /** In the order of the page. */
  questions: z
    .array(questionChoiceSchema)
    .max(MAX_PUBLISHED_QUESTIONS)
    .refine(
      (questions) => new Set(questions.map(({ questionId }) => questionId)).size === questions.length,
      'Each question may be there only once.',
    ),
  minimumCell: z.number().int().min(SMALLEST_CELL.least).max(SMALLEST_CELL.most),
  licence: z.enum(publicationLicences),
  /** Whether published written answers go when a response that they came from is deleted. Counts stay. */
  answersAfterRetention: z.enum(answersAfterRetention),
});
export type PublicationChoice = z.infer<typeof publicationChoiceSchema>;

export const versionNoteSchema = z.string().trim().max(MAX_VERSION_NOTE);
export const withdrawalReasonSchema = z.string().trim().min(1).max(MAX_VERSION_NOTE);

export const publicationVersionSchema = z.object({
  version: z.number().int(),
  state: z.enum(publicationStates),
  /** When it is to be published. */
  publishAt: momentSchema,
  /** Null before it is. */
  publishedAt: momentSchema.nullable(),
  /** Says what is new in it, for readers. */
  note: z.string(),
  withdrawnAt: momentSchema.nullable(),
  /** Why it was withdrawn, for readers. */
  reason: z.string().nullable(),
  /** Counted responses in it. Null before it is published. */
  responses: z.number().int().nullable(),
  /** The checksum of each file. Empty before it is published. */
  checksums: z.array(resultsChecksumSchema),
  /** Why it failed. Null or absent where it did not. */
  failure: z.enum(publicationFailures).nullable().optional(),
  /** When its written answers were removed, because responses were deleted. Null or absent where they were not. */
  answersRemovedAt: momentSchema.nullable().optional(),
});
export type PublicationVersion = z.infer<typeof publicationVersionSchema>;

export const publicationSchema = z.object({
  ...publicationChoiceSchema.shape,
  campaignId: idSchema,
  /** All questions of the survey, those of the choice in its order. */
  questions: z.array(
    z.object({
      ...questionChoiceSchema.shape,
      label: z.string(),
      type: z.enum(questionTypeIds),
      /** Answers are people's own words. */
      isWritten: z.boolean(),
      /** Personal data is never published. */
      isPersonal: z.boolean(),
    }),
  ),
  /** Shown questions of the choice that the survey does not have any more. Saving the choice leaves them out. */
  removedQuestions: z.number().int().optional(),
  /** The smallest number that the council allows. */
  leastMinimumCell: z.number().int(),
  /** The address of the page. */
  url: z.string(),
  /** The same with the short name of the campaign. Null without one. */
  shortUrl: z.string().nullable(),
  /** The address of the council's list of consultations. */
  consultationsUrl: z.string(),
  /** The newest first. */
  versions: z.array(publicationVersionSchema),
  /** The version that residents see. Null without one. */
  current: z.number().int().nullable(),
  /** How the live data differs from that version. Null without one. */
  changes: z
    .object({
      /** Counted responses more than in it. Negative after exclusions and deletions. */
      responses: z.number().int(),
      /** Questions of which a count is another. */
      questionIds: z.array(z.string()),
    })
    .nullable(),
  /** Each change of the choice raises it. */
  revision: z.number().int(),
});
export type Publication = z.infer<typeof publicationSchema>;

/** The next version as it would be now, with how many of its numbers are hidden. */
export const publicationPreviewSchema = publishedResultsSchema.extend({
  hiding: z
    .object({
      /** Numbers of the page: of responses, of people who answered, and of each answer. */
      numbers: z.number().int(),
      hidden: z.number().int(),
      /** Hidden also when nothing had been published before. The others are hidden because of earlier versions. */
      withoutEarlier: z.number().int(),
      /** The version before it. Null without one. */
      earlier: z.number().int().nullable(),
      /**
       * About how many more responses are needed so that half of the numbers that are hidden because of earlier
       * versions can be shown. Null where no number is.
       */
      responsesNeeded: z.number().int().nullable(),
    })
    .optional(),
});
export type PublicationPreview = z.infer<typeof publicationPreviewSchema>;

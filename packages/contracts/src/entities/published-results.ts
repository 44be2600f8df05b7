/** @file The results of a campaign as a council publishes them: a snapshot without hidden numbers. */
import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { unknowableCodes } from './integrity-terms';
import { publicationLicences, resultsFiles } from './publication-terms';
import { questionTypeIds } from './question';

/** Null where it is hidden. */
const hideable = z.number().nullable();

export const resultsChecksumSchema = z.object({ file: z.enum(resultsFiles), sha256: z.string() });

/** Between 0 and 1. */
const intervalSchema = z.object({ low: z.number(), high: z.number() });

/** A share of the population, from weighted responses. */
const weightedShareSchema = z.object({ share: z.number(), low: z.number(), high: z.number() });

export const publishedRowSchema = z.object({
  /** Id of the option, or of another group of answers. */
  value: z.string(),
  label: z.string(),
  count: hideable,
  /** The share of those who answered. Null where the count is hidden, and where rows are figures. */
  share: hideable,
  interval: intervalSchema.optional(),
  weighted: weightedShareSchema.optional(),
  /** A row that is a figure and not a number of people, in words. Absent where it is hidden. */
  text: z.string().optional(),
});
export type PublishedRow = z.infer<typeof publishedRowSchema>;

const publishedPartSchema = z.object({
  value: z.string(),
  label: z.string(),
  answered: hideable,
  rows: z.array(publishedRowSchema),
});

const publishedMeanSchema = z.object({
  mean: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});

export const publishedQuestionSchema = z.object({
  questionId: z.string(),
  type: z.enum(questionTypeIds),
  label: z.string(),
  /** People who answered, and people who were asked. */
  answered: hideable,
  asked: hideable,
  /** Whether a number of it is hidden. */
  hasHidden: z.boolean(),
  rows: z.array(publishedRowSchema),
  parts: z.array(publishedPartSchema),
  /** Written answers, where the council publishes them. All of them are in responses.csv, in a random order. */
  answers: z
    .object({
      published: z.number().int(),
      /** Not published: withheld by the council, or not reviewed. */
      withheld: z.number().int(),
      /** Empty after they were removed. */
      examples: z.array(z.string()),
    })
    .optional(),
  mean: publishedMeanSchema.optional(),
  weightedMean: publishedMeanSchema.optional(),
});
export type PublishedQuestion = z.infer<typeof publishedQuestionSchema>;

/** How the responses were weighted. */
const publishedWeightingSchema = z.object({ effectiveSize: z.number(), designEffect: z.number() });

/** Texts of the survey in another language. Texts without a translation are absent. */
const resultsTranslationSchema = z.object({
  title: z.string().optional(),
  introduction: z.string().optional(),
  /** By question, the translation of each of its texts. */
  questions: z.record(z.string(), z.record(z.string(), z.string())),
});

export const publishedResultsSchema = z.object({
  campaignId: idSchema,
  version: z.number().int(),
  publishedAt: momentSchema,
  title: z.string(),
  introduction: z.string(),
  summary: z.string(),
  /** Language of the texts and the questions. */
  language: z.string(),
  /** The survey's own translations of the texts, by language. Absent without any. */
  translations: z.record(z.string(), resultsTranslationSchema).optional(),
  /** When people could answer. Null where it is open. */
  opensAt: momentSchema.nullable(),
  closesAt: momentSchema.nullable(),
  /** Whether people could still answer when this was made. */
  isOpen: z.boolean(),
  /** Counted responses. */
  responses: hideable,
  /** Numbers of fewer people are hidden. */
  minimumCell: z.number().int(),
  questions: z.array(publishedQuestionSchema),
  /** Absent where responses are not weighted. */
  weighting: publishedWeightingSchema.optional(),
  integrity: z.object({
    /** Why responses were left out, in the words of the council. */
    reasons: z.array(z.string()),
    unknowable: z.array(z.enum(unknowableCodes)),
  }),
  licence: z.enum(publicationLicences),
  /** When the written answers were removed, because responses were deleted. Absent where they were not. */
  answersRemovedAt: momentSchema.optional(),
  /** Every version up to this one, the newest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      publishedAt: momentSchema,
      note: z.string(),
      isWithdrawn: z.boolean(),
    }),
  ),
});
export type PublishedResults = z.infer<typeof publishedResultsSchema>;

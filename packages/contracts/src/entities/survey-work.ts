import * as z from 'zod';
import { idSchema, momentSchema, partIdSchema } from '../core/ids';
import { MAX_COMMENT } from '../core/text-limits';
import { surveyContentSchema } from './survey';

/** Somebody else who has the survey open in the builder. */
export const surveyEditorSchema = z.object({
  userId: idSchema,
  /** The question that they are at; null at the texts around the questions. */
  questionId: partIdSchema.nullable(),
});
export type SurveyEditor = z.infer<typeof surveyEditorSchema>;

/** A saved state of a survey's draft. Saves of one person within ten minutes are one state. */
export const savedDraftSchema = z.object({
  id: idSchema,
  /** Null for the state before the history began. */
  savedBy: idSchema.nullable(),
  savedAt: momentSchema,
  /** The revision of the survey after the save. */
  surveyRevision: z.number().int(),
  questionCount: z.number().int(),
  /** When the state was saved that this one restored; null for an ordinary save. */
  restoredFrom: momentSchema.nullable(),
});
export type SavedDraft = z.infer<typeof savedDraftSchema>;

export const savedDraftContentSchema = savedDraftSchema.extend({ content: surveyContentSchema });
export type SavedDraftContent = z.infer<typeof savedDraftContentSchema>;

/** A comment of staff on a question. Residents never see it. */
export const surveyCommentSchema = z.object({
  id: idSchema,
  questionId: partIdSchema,
  writtenBy: idSchema,
  writtenAt: momentSchema,
  text: z.string().max(MAX_COMMENT),
  /** Users whom the comment mentions. */
  mentions: z.array(idSchema),
  /** Null while it is open. */
  resolvedAt: momentSchema.nullable(),
  resolvedBy: idSchema.nullable(),
});
export type SurveyComment = z.infer<typeof surveyCommentSchema>;

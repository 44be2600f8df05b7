import * as z from 'zod';
import { decodeAnswerFilters } from '../entities/answer-filters';

const LONGEST = 4000;

/** Filters by answers, in a query, as `encodeAnswerFilters` writes them. */
export const answerFilterQuery = z
  .string()
  .max(LONGEST)
  .refine((text) => decodeAnswerFilters(text) !== null, 'These are no filters by answers.')
  .optional();

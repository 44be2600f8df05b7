import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { cores } from '../../generated/cores';
import { rating } from '../types/rating/rating.core';
import { type AnyQuestionType, anyQuestionType } from './question-type';

export const questionTypes: readonly AnyQuestionType[] = cores;

const byId: ReadonlyMap<string, AnyQuestionType> = new Map(questionTypes.map((type) => [type.id, type]));

export const hasQuestionType = (id: string): boolean => byId.has(id);

/** A type by its id. Data of a type that is not here any more is read as a smiley rating. */
export const questionType = (id: QuestionTypeId): AnyQuestionType => byId.get(id) ?? anyQuestionType(rating);

import type { QuestionTypeId } from '@folkmoot/contracts/client';
import { laterReaders } from '#later-readers';
import { answerReaders } from '../../generated/answer-readers';
import { ratingAnswers } from '../types/rating/rating.answers';
import { type AnyAnswerReader, anyAnswerReader } from './question-type';

/** How a type takes answers in; one that is not here any more is read as a smiley rating. */
export const answerReader = (id: QuestionTypeId): AnyAnswerReader =>
  laterReaders[id]?.reader ?? answerReaders.find((reader) => reader.id === id) ?? anyAnswerReader(ratingAnswers);

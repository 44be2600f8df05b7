import type { AnswerReader } from '../../core/question-type';
import { rankingAnswers } from '../ranking/ranking.answers';

/** Ids of image options in order of preference: a ranking, whose options happen to be pictures. */
export const imageAnswers: AnswerReader<string[]> = { ...rankingAnswers, id: 'image' };

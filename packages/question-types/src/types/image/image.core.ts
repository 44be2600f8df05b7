import type { Question } from '@folkmoot/contracts/client';
import { imagesOf, pictureOf, pictureProblems, trimmedImages } from '../../choices/pictures/pictures';
import { commonParts, type QuestionTypeCore } from '../../core/question-type';
import { typeWords } from '../../core/type-words.messages';
import { imageOptionAnswers } from '../../options/option-readers';
import { questionSettings } from '../../options/settings';
import { type RankedOption, ranking } from '../ranking/ranking.core';
import { problems as words } from './image-problems.messages';

export interface RankedImage extends RankedOption {
  imageUrl: string;
  alt: string;
}

export interface ImageResult {
  /** The most wanted first. */
  ranking: RankedImage[];
}

const problemsOf = (question: Question): string[] => {
  const images = imagesOf(question);
  if (images.length === 0) return [words.none];
  return [...pictureProblems(question), ...(images.length === 1 ? [words.onlyOne] : [])];
};

/**
 * Pictures in an order of preference, all of them or the first few. Everything except its settings is shared with the
 * ranking.
 */
export const image: QuestionTypeCore<string[], ImageResult> = {
  ...ranking,
  ...imageOptionAnswers,
  ...typeWords.image,
  icon: 'picture',
  group: 'rate',
  create: (id) => ({ id, type: 'image', title: '', required: false, imageOptions: [] }),
  normalise: (question) => ({
    ...commonParts(question),
    imageOptions: trimmedImages(question),
    ...questionSettings(question),
  }),
  problems: problemsOf,
  result: (counters, question) => ({
    ranking: ranking
      .result(counters, question)
      .ranking.map((ranked) => ({ ...ranked, ...pictureOf(question, ranked.value) })),
  }),
};

import { assetFileOf, type Question } from '@folkmoot/contracts/client';
import { optionProblems } from '../../choices/options';
import { commonParts, type QuestionTypeCore } from '../../core/question-type';
import { imageOptionAnswers } from '../../options/option-readers';
import { optionSettings, questionSettings } from '../../options/settings';
import { type RankedOption, ranking } from '../ranking/ranking.core';
import { problems as words } from './image-problems.messages';

type ImageOption = NonNullable<Question['imageOptions']>[number];

export interface RankedImage extends RankedOption {
  imageUrl: string;
  alt: string;
}

export interface ImageResult {
  /** The most wanted first. */
  ranking: RankedImage[];
}

export const imagesOf = ({ imageOptions }: Pick<Question, 'imageOptions'>): readonly ImageOption[] =>
  imageOptions ?? [];

const trimmed = (question: Question, { id, label, imageUrl, alt = '', ...settings }: ImageOption): ImageOption => ({
  id,
  label: label.trim(),
  imageUrl: imageUrl.trim(),
  ...(alt.trim() ? { alt: alt.trim() } : {}),
  ...optionSettings({ id, label, ...settings }, question),
});

/** True for an address outside the council's storage. Residents see only pictures in that storage. */
const isForeign = (url: string): boolean => url !== '' && assetFileOf(url) === null;

const problemsOf = (question: Question): string[] => {
  const images = imagesOf(question);
  if (images.length === 0) return [words.none];
  return [
    ...optionProblems(question),
    ...(images.some(({ imageUrl }) => imageUrl.trim() === '') ? [words.withoutPicture] : []),
    ...(images.some(({ imageUrl }) => isForeign(imageUrl.trim())) ? [words.foreignPicture] : []),
    ...(images.length === 1 ? [words.onlyOne] : []),
  ];
};

/**
 * Pictures in an order of preference, all of them or the first few. Everything except its settings is shared with the
 * ranking.
 */
export const image: QuestionTypeCore<string[], ImageResult> = {
  ...ranking,
  ...imageOptionAnswers,
  label: 'Image Ranking',
  summary: 'People put pictures in order, the best first.',
  icon: 'picture',
  create: (id) => ({ id, type: 'image', title: '', required: false, imageOptions: [] }),
  normalise: (question) => ({
    ...commonParts(question),
    imageOptions: imagesOf(question).map((image) => trimmed(question, image)),
    ...questionSettings(question),
  }),
  problems: problemsOf,
  result: (counters, question) => {
    const pictures = new Map(imagesOf(question).map((option) => [option.id, option]));
    return {
      ranking: ranking.result(counters, question).ranking.map((ranked) => {
        const { imageUrl = '', alt = '' } = pictures.get(ranked.value) ?? {};
        return { ...ranked, imageUrl, alt };
      }),
    };
  },
};

import { assetFileOf, type Question } from '@folkmoot/contracts/client';
import { optionSettings } from '../../options/settings';
import { optionProblems } from '../options';
import { problems } from './picture-problems.messages';

type ImageOption = NonNullable<Question['imageOptions']>[number];
type Pictured = Pick<Question, 'imageOptions'>;

export const imagesOf = ({ imageOptions }: Pictured): readonly ImageOption[] => imageOptions ?? [];

const trimmed = (question: Question, { id, label, imageUrl, alt = '', ...settings }: ImageOption): ImageOption => ({
  id,
  label: label.trim(),
  imageUrl: imageUrl.trim(),
  ...(alt.trim() ? { alt: alt.trim() } : {}),
  ...optionSettings({ id, label, ...settings }, question),
});

/** The options with pictures, as they are stored. */
export const trimmedImages = (question: Question): ImageOption[] =>
  imagesOf(question).map((option) => trimmed(question, option));

/** True for an address outside the council's storage. Residents see only pictures in that storage. */
const isForeign = (url: string): boolean => url !== '' && assetFileOf(url) === null;

/** Problems of the options and their pictures. A missing description is found by the survey check. */
export const pictureProblems = (question: Question): string[] => {
  // "None of these" needs no picture.
  const images = imagesOf(question).filter(({ exclusive, imageUrl }) => !exclusive || imageUrl.trim() !== '');
  return [
    ...optionProblems(question),
    ...(images.some(({ imageUrl }) => imageUrl.trim() === '') ? [problems.withoutPicture] : []),
    ...(images.some(({ imageUrl }) => isForeign(imageUrl.trim())) ? [problems.foreignPicture] : []),
  ];
};

/** The picture of each option, for results. */
export const pictureOf = (question: Pictured, id: string): { imageUrl: string; alt: string } => {
  const { imageUrl = '', alt = '' } = imagesOf(question).find((option) => option.id === id) ?? {};
  return { imageUrl, alt };
};

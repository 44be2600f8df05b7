import { isKeyOf } from '@folkmoot/contracts/dictionary';
import { defaultRatingLabels } from './rating.answers';
import { ratingLabelsIn } from './rating-labels.messages';

const baseOf = (language: string): string => language.split('-')[0] ?? '';

/** The default labels in a language. Null when there are none. */
const ownLabelsIn = (language: string): readonly string[] | null => {
  const base = baseOf(language);
  return isKeyOf(ratingLabelsIn, base) ? (ratingLabelsIn[base] ?? null) : null;
};

/** The default labels in a language, or in English when there are none. */
export const defaultRatingLabelsIn = (language: string): readonly string[] =>
  ownLabelsIn(language) ?? defaultRatingLabels;

/** The default label in `language` when `label` is the default of some language. Null for a custom label. */
export const ownRatingLabel = (label: string, index: number, language: string): string | null => {
  const isDefault = Object.values(ratingLabelsIn).some((labels) => labels[index] === label);
  return (isDefault && ownLabelsIn(language)?.[index]) || null;
};

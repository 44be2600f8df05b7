import { languageName } from '@folkmoot/contracts/client';

const listed = (labels: readonly string[]): string => {
  const shown = labels.slice(0, 3).map((label) => `“${label}”`);
  const more = labels.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
};

const options = (labels: readonly string[]): string =>
  `${labels.length === 1 ? 'option' : 'options'} ${listed(labels)}`;

/** Texts for differences between two versions of a survey. `name` is the name of the question. */
export const messages = {
  checkChanged: (isOn: boolean) =>
    isOn
      ? 'Residents check their answers before they submit them.'
      : 'Residents submit their answers without checking them first.',
  added: (name: string) => `${name} is new.`,
  removed: (name: string) => `${name} is removed.`,
  typeChanged: (name: string, before: string, after: string) => `${name} changes from ${before} to ${after}.`,
  reworded: (name: string) => `${name} is worded differently.`,
  moved: (name: string) => `${name} moves.`,
  optionsAdded: (name: string, labels: readonly string[]) => `${name} gets the ${options(labels)}.`,
  optionsRemoved: (name: string, labels: readonly string[]) => `${name} loses the ${options(labels)}.`,
  optionsReworded: (name: string, labels: readonly string[]) => `${name} words the ${options(labels)} differently.`,
  optionsMoved: (name: string) => `${name} shows its options in another order.`,
  rangeChanged: (name: string) => `${name} asks for another range of numbers.`,
  labelsChanged: (name: string) => `${name} has other labels.`,
  consentReworded: (name: string) => `${name} asks people to agree to other words.`,
  datesChanged: (name: string) => `${name} asks for other dates or times.`,
  countryChanged: (name: string) => `${name} asks for another country’s format.`,
  privacyChanged: (name: string) => `${name} treats its answers differently as personal data.`,
  conditionChanged: (name: string) => `${name} is shown under other conditions.`,
  required: (name: string) => `${name} becomes required.`,
  optional: (name: string) => `${name} becomes optional.`,
  textsChanged: 'The title, description or introduction changes.',
  languageChanged: 'The main language of the survey changes.',
  translationChanged: (language: string) => `The translation into ${languageName(language)} changes.`,
};

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
  offerChanged: (name: string) => `${name} offers its options in another way.`,
  optionsMoved: (name: string) => `${name} shows its options in another order.`,
  rangeChanged: (name: string) => `${name} asks for another range of numbers.`,
  labelsChanged: (name: string) => `${name} has other labels.`,
  consentReworded: (name: string) => `${name} asks people to agree to other words.`,
  datesChanged: (name: string) => `${name} asks for other dates or times.`,
  mapChanged: (name: string) => `${name} asks for places on another map, or counts postcodes in another way.`,
  placeSettingsChanged: (name: string) => `${name} keeps something else of a place or a postcode.`,
  countryChanged: (name: string) => `${name} asks for another country’s format.`,
  matrixKindChanged: (name: string) => `${name} changes between answers in words and answers in numbers.`,
  severalChanged: (name: string, isSeveral: boolean) =>
    isSeveral ? `${name} lets people choose several.` : `${name} lets people choose only one.`,
  budgetChanged: (name: string) => `${name} has another amount to share.`,
  exactChanged: (name: string, isExact: boolean) =>
    isExact ? `${name} needs the whole amount.` : `${name} no longer needs the whole amount.`,
  rowsNeeded: (name: string, isEach: boolean) =>
    isEach ? `${name} needs an answer in every row.` : `${name} no longer needs an answer in every row.`,
  privacyChanged: (name: string) => `${name} treats its answers differently as personal data.`,
  populationChanged: (name: string) => `${name} is linked to the population in another way. Residents do not see this.`,
  populationRemoved: (name: string) => `${name} is no longer linked to the population. Residents do not see this.`,
  conditionChanged: (name: string) => `${name} is shown under other conditions.`,
  required: (name: string) => `${name} becomes required.`,
  optional: (name: string) => `${name} becomes optional.`,
  sectionsChanged: 'The sections change.',
  endPagesChanged: 'The pages at the end change.',
  limitsChanged: 'The limits of responses change.',
  textsChanged: 'The title, description or introduction changes.',
  languageChanged: 'The main language of the survey changes.',
  translationChanged: (language: string) => `The translation into ${languageName(language)} changes.`,
};

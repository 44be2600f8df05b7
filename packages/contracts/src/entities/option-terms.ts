/** Where an option stays when the others are put in another order. */
export const optionEnds = ['start', 'end'] as const;
export type OptionEnd = (typeof optionEnds)[number];

export const optionOrders = ['alphabetical', 'shuffled'] as const;
export type OptionOrder = (typeof optionOrders)[number];

/** The options that a question takes from an earlier one. */
export const optionsFromChoices = ['picked', 'not_picked'] as const;

const WORDS = '~other';

/** The id of the words that people wrote with an option of a question. */
export const otherWordsId = (questionId: string): string => `${questionId}${WORDS}`;

export const isOtherWordsId = (id: string): boolean => id.endsWith(WORDS);

/** The greatest number of options that an answer can be asked to have. */
export const MAX_OPTIONS_TO_PICK = 1_000;

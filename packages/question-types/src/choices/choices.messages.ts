interface PartWords {
  readonly part: (number: number) => string;
  readonly labelOf: (number: number) => string;
  readonly move: (number: number) => string;
  readonly add: string;
}

/** Texts about options: in the survey check, editors and results. */
export const messages = {
  option: (number: number) => `Option ${number}`,
  row: (number: number) => `Row ${number}`,
  column: (number: number) => `Column ${number}`,
  noOptions: 'has no options',
  blankOption: 'has an option without a label',
  twins: 'has two options with the same label',
  optionLabel: (number: number) => `Label of option ${number}`,
  addOption: 'Add option',
  fillWithDivisions: "Use the council's areas",
  filledHint: 'Replaces the options above.',
  optionHint: 'Enter adds the next one. You can paste a list.',
  moveOption: (number: number) => `Move option ${number}`,
  optionMoved: (number: number, of: number) => `Moved to position ${number} of ${of}.`,
  optionsPasted: (count: number) => (count === 1 ? '1 option was added.' : `${count} options were added.`),
  removeOption: (label: string) => `Remove ${label}`,
  noAnswers: 'No answers yet.',
  base: (answered: number) =>
    `Percent of the ${answered.toLocaleString('en')} ${answered === 1 ? 'person' : 'people'} who answered.`,
  severalBase: (answered: number) =>
    `Percent of the ${answered.toLocaleString('en')} ${answered === 1 ? 'person' : 'people'} who answered; one person may choose several.`,
  written: (answered: number) => `${answered.toLocaleString('en')} written ${answered === 1 ? 'answer' : 'answers'}.`,
  answer: 'Answer',
  responses: 'Responses',
  count: (count: number, percent: number) => `${count.toLocaleString('en')} (${percent}%)`,
};

/** Names of what a list of options is for. */
export const partWords: Readonly<Record<'option' | 'row' | 'column', PartWords>> = {
  option: {
    part: messages.option,
    labelOf: messages.optionLabel,
    move: messages.moveOption,
    add: messages.addOption,
  },
  row: {
    part: messages.row,
    labelOf: (number) => `Label of row ${number}`,
    move: (number) => `Move row ${number}`,
    add: 'Add row',
  },
  column: {
    part: messages.column,
    labelOf: (number) => `Label of column ${number}`,
    move: (number) => `Move column ${number}`,
    add: 'Add column',
  },
};

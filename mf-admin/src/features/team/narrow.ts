/** On phones, tables show one column and the actions. */
export const NARROW = '(max-width: 40em)';

/** Phones: tables show one column and what can be done. */
export const NARROW = '(max-width: 40em)';

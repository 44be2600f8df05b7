const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const WORD_JOINER = '\u2060';

/**
 * A masked address within a sentence: it does not break after its dots, and keeps its order in languages that are
 * written from right to left.
 */
export const shownAddress = (masked: string): string =>
  `${FIRST_STRONG_ISOLATE}${masked.replace('…', `${WORD_JOINER}…${WORD_JOINER}`)}${POP_ISOLATE}`;

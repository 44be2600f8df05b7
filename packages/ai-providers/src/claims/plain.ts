import { isInstruction } from '../analysis/instructions';

const LONGEST_STATEMENT = 400;

const machinery =
  /https?:|www\.|[\w.+-]@[\w-]{1,63}\.|[<>{}`]|\]\(|\b(?:prompt|language model|ai model|as an ai|json)\b/i;

/** True for short plain text: no link, no markup, no words about machines. */
export const isPlain = (text: string): boolean =>
  text.trim() !== '' && text.length <= LONGEST_STATEMENT && !machinery.test(text) && !isInstruction(text);

import type { OwnPart, OwnWords } from './document-content';

const MARK = '**';
const BULLET = /^[-*•] +/;
const NUMBER = /^\d{1,3}[.)] +/;

/** Text between two marks is bold. A mark without a partner is text. */
const wordsOf = (text: string): OwnWords[] => {
  const parts = text.split(MARK);
  const isClosed = parts.length % 2 === 1;
  const closed = isClosed ? parts : [...parts.slice(0, -2), `${parts.at(-2)}${MARK}${parts.at(-1)}`];
  return closed.flatMap((part, index) => (part === '' ? [] : [{ text: part, isBold: index % 2 === 1 }]));
};

const partOf = (line: string): OwnPart => {
  if (BULLET.test(line)) return { kind: 'bullet', words: wordsOf(line.replace(BULLET, '')) };
  if (NUMBER.test(line)) return { kind: 'number', words: wordsOf(line.replace(NUMBER, '')) };
  return { kind: 'paragraph', words: wordsOf(line) };
};

/**
 * Reads a text that staff wrote: `**bold**`, lines that begin with `- ` or `1. `, and paragraphs. Lines without a blank
 * line between them are one paragraph. Everything else is text, markup of other kinds too.
 */
export const readOwnText = (text: string): OwnPart[] => {
  const parts: OwnPart[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const last = parts.at(-1);
    const part = line === '' ? null : partOf(line);
    if (part?.kind === 'paragraph' && isOpen && last)
      parts[parts.length - 1] = { ...last, words: [...last.words, { text: ' ', isBold: false }, ...part.words] };
    else if (part) parts.push(part);
    isOpen = part !== null;
  }
  return parts;
};

/** The part's number among the numbered parts before it: a list ends where another part comes between. */
export const numbersOf = (parts: readonly OwnPart[]): number[] => {
  let number = 0;
  return parts.map(({ kind }) => {
    number = kind === 'number' ? number + 1 : 0;
    return number;
  });
};

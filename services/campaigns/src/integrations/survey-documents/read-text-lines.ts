import { blankLine, type DocumentLine } from './document-line.domain';

const HEADING = /^#{1,6}\s+(\S.*)$/;
const NUMBER = /^(?:q(?:uestion)?\s*)?\d{1,3}\s?[.):]\s+(\S.*)$/i;
const NAMED_NUMBER = /^q(?:uestion)?\s*\d{1,3}\s+(\S.*)$/i;
const BOX = /^(?:[☐☑□▢❑◻⬜]|\[[ xX]?\])\s*(\S.*)$/;
const BULLET = /^(?:[-–*•·◦‣○◯●➢]|\([ xX]?\)|[a-zA-Z][.)])\s+(\S.*)$/;

const lineOf = (raw: string): DocumentLine => {
  const text = raw.trim();
  if (text === '') return blankLine;
  const level = /^(?: {2,}|\t)/.test(raw) ? 1 : 0;
  const heading = HEADING.exec(text)?.[1];
  if (heading) return { kind: 'heading', text: heading, level: 0 };
  const numbered = (NUMBER.exec(text) ?? NAMED_NUMBER.exec(text))?.[1];
  if (numbered) return { kind: 'numbered', text: numbered, level };
  const box = BOX.exec(text)?.[1];
  if (box) return { kind: 'bullet', text: box, level, isBox: true };
  const bullet = BULLET.exec(text)?.[1];
  if (bullet) return { kind: 'bullet', text: bullet, level };
  return { kind: 'text', text, level };
};

/** Lines of a plain text, with their markers read. */
export const readTextLines = (text: string): DocumentLine[] => text.split(/\r\n|[\n\r\u2028]/).map(lineOf);

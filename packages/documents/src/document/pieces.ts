import bidiFactory from 'bidi-js';

import { type Face, faceFor, type Weight } from './typefaces';

const bidi = bidiFactory();

/** A run of signs of one font and direction; blanks are pieces of their own. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  /** Odd ones run from right to left. */
  readonly level: number;
  readonly isBlank: boolean;
}

export interface Paragraph {
  readonly pieces: readonly Piece[];
  readonly isRightToLeft: boolean;
}

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const JOINER = '\u200D';
/** Characters that belong to the one before: joiners, variants, skin tones, combining marks. */
const isAttached = (sign: string): boolean => /\u200D|\p{M}|\p{Variation_Selector}|\p{Emoji_Modifier}/u.test(sign);
/** Controls of writing direction too: what they would do, only the text itself may. */
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u00AD]|(?![\t\n\u200D])[\p{Cc}]/gu;

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseen, '');

interface Sign {
  text: string;
  face: Face | null;
  readonly level: number;
}

const signsOf = (text: string, weight: Weight, levels: Uint8Array): Sign[] => {
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const signs: Sign[] = [];
  let at = 0;
  for (const sign of text) {
    const before = signs.at(-1);
    if (before && (isAttached(sign) || before.text.endsWith(JOINER))) before.text += sign;
    else
      signs.push({
        text: mirrored.get(at) ?? sign,
        face: faceFor(sign.codePointAt(0) ?? 0, weight),
        level: levels[at] ?? 0,
      });
    at += sign.length;
  }
  return signs;
};

/** Whether a font has all letters of a text; pictures that none has are no loss. */
const isWritable = (signs: readonly Sign[]): boolean =>
  signs.every(({ face, text }) => face !== null || !isLetter(text));

/** Whether the fonts have all letters of a text. */
export const canWrite = (text: string): boolean =>
  isWritable(signsOf(clean(text), 'normal', new Uint8Array(text.length)));

/** Fonts whose letters run to the left turn their signs themselves. All other signs are turned one by one. */
const isJoinable = ({ face, level }: Pick<Piece, 'face' | 'level'>): boolean =>
  level % 2 === 0 || face.startsWith('arabic') || face.startsWith('hebrew');

const joined = (signs: readonly Sign[]): Piece[] => {
  const pieces: { text: string; face: Face; level: number; isBlank: boolean }[] = [];
  for (const { text, face, level } of signs) {
    if (face === null) continue;
    const isBlank = /^\s/.test(text);
    const last = pieces.at(-1);
    const isAlike = last?.face === face && last.level === level && last.isBlank === isBlank;
    if (isAlike && isJoinable({ face, level })) last.text += text;
    else pieces.push({ text, face, level, isBlank });
  }
  return pieces;
};

/** Whether a text begins from the right: the first letter of its first paragraph decides. */
export const isRightToLeft = (text: string): boolean => {
  const [first = ''] = clean(text).split('\n', 1);
  return (bidi.getEmbeddingLevels(first).paragraphs[0]?.level ?? 0) % 2 === 1;
};

/** A paragraph with its fonts and directions; `instead` when no font can write it. */
export const paragraphOf = (text: string, weight: Weight, instead: string): Paragraph => {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const signs = signsOf(text, weight, levels);
  if (!isWritable(signs)) return paragraphOf(instead, weight, '');
  return { pieces: joined(signs), isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 };
};

/** The texts of the paragraphs. */
export const paragraphTexts = (text: string): string[] =>
  clean(text)
    .split('\n')
    .map((each) => each.replace(/\s+/g, ' ').trim());

/** The paragraphs of a text with its fonts and directions; `instead` for one that no font can write. */
export const paragraphsOf = (text: string, weight: Weight, instead: string): Paragraph[] =>
  paragraphTexts(text).map((each) => paragraphOf(each, weight, instead));

/** A part of a paragraph. Blanks at its ends stay, because they separate it from its neighbours. */
export const paragraphOfRun = (text: string, weight: Weight, instead: string): Paragraph =>
  paragraphOf(clean(text).replace(/\s+/g, ' '), weight, instead);

/** The text of a piece in its written order. In text from right to left brackets are mirrored. */
export const asWritten = ({ text, level }: Pick<Piece, 'text' | 'level'>): string =>
  level % 2 === 0 ? text : [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign).join('');

/** From a place on, where the pieces of at least a level end. */
const endOf = (pieces: readonly Pick<Piece, 'level'>[], from: number, level: number): number => {
  const after = pieces.findIndex((piece, index) => index >= from && piece.level < level);
  return after === -1 ? pieces.length : after;
};

const turned = <P extends Pick<Piece, 'level'>>(pieces: readonly P[], level: number): P[] => {
  const seen: P[] = [];
  while (seen.length < pieces.length) {
    const to = endOf(pieces, seen.length, level);
    if (to > seen.length) seen.push(...pieces.slice(seen.length, to).reverse());
    else seen.push(...pieces.slice(seen.length, seen.length + 1));
  }
  return seen;
};

/** Pieces of a line from left to right as they are seen: what runs to the left, turned around, level by level. */
export const inSight = <P extends Pick<Piece, 'level'>>(pieces: readonly P[]): P[] => {
  let seen = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level >= 1; level -= 1)
    seen = turned(seen, level);
  return seen;
};

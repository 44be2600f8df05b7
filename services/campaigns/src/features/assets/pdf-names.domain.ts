import { messages } from './assets.messages';

/** Names by which a PDF says that it does more than show pages, and what they stand for. */
const active: readonly (readonly [name: string, what: string])[] = [
  ['JavaScript', messages.scripts],
  ['Launch', messages.launches],
  ['EmbeddedFile', messages.attachments],
  ['EmbeddedFiles', messages.attachments],
  ['GoToE', messages.attachments],
  ['RichMedia', messages.media],
  ['XFA', messages.forms],
];

/** A name may spell any of its letters by number: `/J#61vaScript`. */
const spelled = (character: string): string => {
  const code = character.charCodeAt(0).toString(16);
  const digits = [...code].map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit));
  return `(?:${character}|#${digits.join('')})`;
};

const AFTER_NAME = '(?=[\\x00\\t\\n\\f\\r ()<>\\[\\]{}/%]|$)';

const spellings = (name: string): string => [...name].map(spelled).join('');

/** Finds any of these names in the text of a PDF, however they are spelled; each is a group. */
export const pdfNames = (...names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map((name) => `(${spellings(name)})`).join('|')})${AFTER_NAME}`);

const anyActive = pdfNames(...active.map(([name]) => name));

/** The longest that a name can be when every letter is spelled by number. */
export const LONGEST_NAME = 3 * Math.max(...active.map(([name]) => name.length)) + 2;

/** What in a piece of a PDF would act on a reader's device; null for nothing. */
export const activePart = (piece: string): string | null =>
  active[(anyActive.exec(piece)?.slice(1) ?? []).findIndex((group) => group !== undefined)]?.[1] ?? null;

import { lookup } from '@folkmoot/contracts';

/** A text for comparing: typographic signs, white space and case folded. */
interface Folded {
  readonly text: string;
  /** The position in the original of every character. */
  readonly at: readonly number[];
}

const same: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
};

const fold = (original: string): Folded => {
  const at: number[] = [];
  let text = '';
  let position = 0;
  for (const sign of original) {
    const plain = /\s/u.test(sign) ? ' ' : (lookup(same, sign) ?? sign.toLowerCase());
    if (plain !== ' ' || !text.endsWith(' ')) {
      text += plain;
      for (let index = 0; index < plain.length; index += 1) at.push(position);
    }
    position += sign.length;
  }
  return { text, at: [...at, original.length] };
};

const SHORTEST = 3;
const isWordSign = /[\p{L}\p{N}]/u;

/** Whether a match begins and ends where words do: "park" is not in "parking". */
const isWhole = (text: string, start: number, end: number): boolean =>
  !(isWordSign.test(text[start - 1] ?? '') && isWordSign.test(text[start] ?? '')) &&
  !(isWordSign.test(text[end - 1] ?? '') && isWordSign.test(text[end] ?? ''));

/** The words of a text that a quote repeats, as the text has them; null when they are not in it. */
export const wordsIn = (original: string, quote: string): string | null => {
  const wanted = fold(quote.normalize('NFC'))
    .text.trim()
    .replace(/^["']|[."']$/g, '')
    .trim();
  if (wanted.length < SHORTEST || wanted.includes('[')) return null;
  const nfc = original.normalize('NFC');
  const { text, at } = fold(nfc);
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (isWhole(text, start, end)) return nfc.slice(at[start], at[end]);
  }
  return null;
};

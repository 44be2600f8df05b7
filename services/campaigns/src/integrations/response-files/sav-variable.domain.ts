/** @file The variables of a system file of SPSS, and how their values are stored. */

export interface SavLabel {
  readonly value: number | string;
  readonly label: string;
}

/** The level of measurement: names, an order, or a quantity. */
export type SavMeasure = 'nominal' | 'ordinal' | 'scale';

interface SavVariableBase {
  /** At most 64 bytes: a letter, then letters, digits, `_` and `.`. Unique whatever the case. */
  readonly name: string;
  readonly label: string;
  readonly measure: SavMeasure;
  readonly labels: readonly SavLabel[];
}

export interface SavNumber extends SavVariableBase {
  readonly kind: 'number' | 'date' | 'time' | 'datetime';
  readonly decimals: number;
  /** Codes that analyses leave out: at most three. */
  readonly missing: readonly number[];
}

export interface SavText extends SavVariableBase {
  readonly kind: 'text';
  /** In bytes, at least 1 and at most 32,767. */
  readonly width: number;
}

export type SavVariable = SavNumber | SavText;

/** Variables of which each is 1 when an option was ticked. */
export interface SavSet {
  readonly name: string;
  readonly label: string;
  readonly variables: readonly string[];
}

export interface SavDictionary {
  readonly title: string;
  readonly writtenAt: Date;
  readonly notes: readonly string[];
  readonly variables: readonly SavVariable[];
  readonly sets: readonly SavSet[];
}

export const MAX_SAV_TEXT = 32_767;

/** A text above this is stored as several variables. */
const LONGEST_SINGLE = 255;
/** Bytes that a further segment adds to the width, and bytes of text that each of them stores. */
const SEGMENT_ADDS = 252;
const SEGMENT_STORES = 255;
export const ELEMENT = 8;

export interface Segment {
  /** As declared. */
  readonly width: number;
  /** Part of the text. */
  readonly from: number;
  readonly to: number;
  /** Bytes in a case. */
  readonly bytes: number;
}

const inElements = (bytes: number): number => Math.ceil(bytes / ELEMENT) * ELEMENT;

/** The segments of a text. One, when it is short. */
export const segmentsOf = (width: number): Segment[] => {
  if (width <= LONGEST_SINGLE) return [{ width, from: 0, to: width, bytes: inElements(width) }];
  const count = Math.ceil(width / SEGMENT_ADDS);
  return Array.from({ length: count }, (_, index) => {
    const own = index < count - 1 ? LONGEST_SINGLE : width - index * SEGMENT_ADDS;
    const from = Math.min(width, index * SEGMENT_STORES);
    return { width: own, from, to: Math.min(width, from + SEGMENT_STORES), bytes: inElements(own) };
  });
};

/** A text in UTF-8 with at most so many bytes, cut between characters. */
export const cutBytes = (text: string, most: number): Buffer => {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return bytes;
  let end = most;
  // The bytes of a character behind its first begin with the bits 10.
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
};

const ELLIPSIS = '…';

/** A label that SPSS takes. A longer one ends with an ellipsis. */
export const cutLabel = (text: string, most: number): Buffer => {
  const label = text.replace(/\s+/g, ' ').trim();
  if (Buffer.byteLength(label) <= most) return Buffer.from(label);
  return Buffer.concat([cutBytes(label, most - Buffer.byteLength(ELLIPSIS)), Buffer.from(ELLIPSIS)]);
};

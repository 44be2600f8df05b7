/** @file Reads a system file of SPSS, written from the description of the format and not from our writer. */

interface ReadVariable {
  readonly name: string;
  readonly label: string;
  readonly width: number;
  readonly labels: Record<string, string>;
  readonly missing: readonly number[];
}

interface Raw {
  shortName: string;
  width: number;
  label: string;
  missing: number[];
  elements: number;
  index: number;
  labels: Record<string, string>;
}

export interface ReadSavFile {
  readonly variables: readonly ReadVariable[];
  readonly cases: readonly Record<string, string | number | null>[];
  /** Extension records by their subtype. */
  readonly extensions: ReadonlyMap<number, Buffer>;
}

class Cursor {
  at = 0;
  constructor(readonly bytes: Buffer) {}
  int(): number {
    this.at += 4;
    return this.bytes.readInt32LE(this.at - 4);
  }
  double(): number {
    this.at += 8;
    return this.bytes.readDoubleLE(this.at - 8);
  }
  take(length: number): Buffer {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

const up = (value: number, to: number): number => Math.ceil(value / to) * to;

const readVariable = (cursor: Cursor, index: number): Raw => {
  const width = cursor.int();
  const hasLabel = cursor.int() === 1;
  const missing = cursor.int();
  cursor.take(8);
  const shortName = cursor.take(8).toString().trim();
  const length = hasLabel ? cursor.int() : 0;
  const label = cursor.take(up(length, 4)).subarray(0, length).toString();
  const values = Array.from({ length: missing }, () => cursor.double());
  return { shortName, width, label, missing: values, elements: 1, index, labels: {} };
};

const readLabels = (cursor: Cursor): [number, string][] =>
  Array.from({ length: cursor.int() }, () => {
    const value = cursor.double();
    const length = cursor.take(1)[0] ?? 0;
    return [
      value,
      cursor
        .take(up(length + 1, 8) - 1)
        .subarray(0, length)
        .toString(),
    ];
  });

/** The elements of a code: none, or one. A number that is missing is null. */
const elementOf = (code: number, cursor: Cursor): (Buffer | null)[] => {
  if (code === 0) return [];
  if (code === 253) return [cursor.take(8)];
  if (code === 254) return [Buffer.alloc(8, ' ')];
  if (code === 255) return [null];
  const number = Buffer.alloc(8);
  number.writeDoubleLE(code - 100);
  return [number];
};

const elementsOf = (cursor: Cursor): (Buffer | null)[] => {
  const elements: (Buffer | null)[] = [];
  while (cursor.at < cursor.bytes.length) for (const code of cursor.take(8)) elements.push(...elementOf(code, cursor));
  return elements;
};

interface Dictionary {
  readonly raw: Raw[];
  readonly extensions: Map<number, Buffer>;
}

const addVariable = (cursor: Cursor, raw: Raw[]): void => {
  const index = raw.reduce((sum, each) => sum + each.elements, 1);
  const variable = readVariable(cursor, index);
  const last = raw.at(-1);
  if (variable.width === -1 && last) last.elements += 1;
  else raw.push(variable);
};

const addLabels = (cursor: Cursor, raw: readonly Raw[]): void => {
  const labels = readLabels(cursor);
  if (cursor.int() !== 4) throw new Error('labels without variables');
  for (let count = cursor.int(); count > 0; count--) {
    const place = cursor.int();
    const own = raw.find((each) => each.index === place);
    if (!own) throw new Error(`no variable begins at ${place}`);
    for (const [value, label] of labels) own.labels[value] = label;
  }
};

const addExtension = (cursor: Cursor, extensions: Map<number, Buffer>): void => {
  const subtype = cursor.int();
  extensions.set(subtype, cursor.take(cursor.int() * cursor.int()));
};

const readDictionary = (cursor: Cursor): Dictionary => {
  const dictionary: Dictionary = { raw: [], extensions: new Map() };
  for (let type = cursor.int(); type !== 999; type = cursor.int()) {
    if (type === 2) addVariable(cursor, dictionary.raw);
    else if (type === 3) addLabels(cursor, dictionary.raw);
    else if (type === 6) cursor.take(cursor.int() * 80);
    else if (type === 7) addExtension(cursor, dictionary.extensions);
    else throw new Error(`record ${type} at ${cursor.at}`);
  }
  cursor.int();
  return dictionary;
};

/** The segments of a variable, and where they begin in a case. */
interface Placed extends ReadVariable {
  readonly segments: readonly Raw[];
}

const pairsOf = (bytes: Buffer | undefined, between: RegExp): Map<string, string> =>
  new Map((bytes?.toString() ?? '').split(between).map((pair) => pair.split('=') as [string, string]));

const placedOf = ({ raw, extensions }: Dictionary): Placed[] => {
  const longNames = pairsOf(extensions.get(13), /\t/);
  const longWidths = pairsOf(extensions.get(14), /\0?\t/);
  const placed: Placed[] = [];
  for (let at = 0; at < raw.length; at += placed.at(-1)?.segments.length ?? 1) {
    const { shortName, label, labels, missing, width: own } = raw[at] as Raw;
    const width = Number(longWidths.get(shortName) ?? own);
    const segments = raw.slice(at, at + (width > 255 ? Math.ceil(width / 252) : 1));
    placed.push({ name: longNames.get(shortName) ?? shortName, label, width, labels, missing, segments });
  }
  return placed;
};

const cellValue = ({ width, segments }: Placed, elements: readonly (Buffer | null)[]): string | number | null => {
  const parts = segments.map(({ index, elements: count }) => elements.slice(index - 1, index - 1 + count));
  if (width === 0) return parts[0]?.[0]?.readDoubleLE(0) ?? null;
  const bytes = parts.map((part) => Buffer.concat(part.map((element) => element ?? Buffer.alloc(0))));
  return Buffer.concat(bytes.map((part) => (segments.length > 1 ? part.subarray(0, 255) : part)))
    .toString()
    .trimEnd();
};

export const readSav = (bytes: Buffer): ReadSavFile => {
  const cursor = new Cursor(bytes);
  if (cursor.take(4).toString() !== '$FL2') throw new Error('not a system file');
  cursor.take(172);
  const dictionary = readDictionary(cursor);
  const variables = placedOf(dictionary);
  const perCase = dictionary.raw.reduce((sum, each) => sum + each.elements, 0);
  const elements = elementsOf(cursor);
  const cases = Array.from({ length: elements.length / perCase }, (_, row) => {
    const own = elements.slice(row * perCase, (row + 1) * perCase);
    return Object.fromEntries(variables.map((variable) => [variable.name, cellValue(variable, own)]));
  });
  return { variables, cases, extensions: dictionary.extensions };
};

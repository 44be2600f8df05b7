import { extension, float64, int32, padded, paddedTo } from './sav-bytes';
import {
  cutBytes,
  cutLabel,
  ELEMENT,
  type SavDictionary,
  type SavVariable,
  type Segment,
  segmentsOf,
} from './sav-variable.domain';

/** @file The dictionary of a system file of SPSS, by the description of the format that PSPP publishes. */

const MAX_VARIABLE_LABEL = 255;
const MAX_VALUE_LABEL = 120;
const NOTE_LINE = 80;
const BIAS = 100;
const UTF_8 = 65_001;
/** Texts with value labels of their own have at most this many bytes; longer ones have another record. */
const SHORT_TEXT = 8;

const formats = { text: 1, number: 5, date: 20, time: 21, datetime: 22 } as const;
const measures = { nominal: 1, ordinal: 2, scale: 3 } as const;

/** A variable in its place: with the short names of its segments, and the number of its first element. */
interface Placed {
  readonly variable: SavVariable;
  readonly segments: readonly (Segment & { readonly shortName: string })[];
  /** From 1. */
  readonly element: number;
}

const numberSegment: Segment = { width: 0, from: 0, to: 0, bytes: ELEMENT };

const place = (variables: readonly SavVariable[]): Placed[] => {
  let element = 1;
  let names = 0;
  return variables.map((variable) => {
    const segments = variable.kind === 'text' ? segmentsOf(variable.width) : [numberSegment];
    const own = segments.map((segment) => {
      names += 1;
      return { ...segment, shortName: `V${names}` };
    });
    const placed = { variable, segments: own, element };
    element += own.reduce((sum, { bytes }) => sum + bytes / ELEMENT, 0);
    return placed;
  });
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const twoDigits = (value: number): string => String(value).padStart(2, '0');

const header = ({ title, writtenAt }: SavDictionary, elements: number): Buffer => {
  const day = `${twoDigits(writtenAt.getUTCDate())} ${MONTHS[writtenAt.getUTCMonth()]} ${twoDigits(writtenAt.getUTCFullYear() % 100)}`;
  return Buffer.concat([
    padded('$FL2', 4),
    padded('@(#) SPSS DATA FILE Folkmoot', 60),
    // Layout, elements of a case, compressed, no weight, unknown number of cases: responses arrive while it is written.
    int32(2, elements, 1, 0, -1),
    float64(BIAS),
    padded(day, 9),
    padded(writtenAt.toISOString().slice(11, 19), 8),
    padded(cutBytes(title, 64), 64),
    padded('', 3),
  ]);
};

const formatOf = (variable: SavVariable, width: number): number => {
  const columns = { text: width, number: 8, date: 11, time: 5, datetime: 20 }[variable.kind];
  const decimals = variable.kind === 'number' ? variable.decimals : 0;
  return (formats[variable.kind] << 16) | (Math.min(columns, 255) << 8) | decimals;
};

const variableRecords = ({ variable, segments }: Placed): Buffer[] =>
  segments.flatMap(({ width, bytes, shortName }, index) => {
    const label = index === 0 ? cutLabel(variable.label, MAX_VARIABLE_LABEL) : Buffer.alloc(0);
    const missing = variable.kind === 'text' ? [] : variable.missing;
    const format = formatOf(variable, width);
    const record = Buffer.concat([
      int32(2, width, label.length > 0 ? 1 : 0, missing.length, format, format),
      padded(shortName, 8),
      ...(label.length > 0 ? [int32(label.length), paddedTo(label, 4)] : []),
      float64(...missing),
    ]);
    const rest = Buffer.concat([int32(2, -1, 0, 0, 0, 0), padded('', 8)]);
    return [record, ...Array.from({ length: bytes / ELEMENT - 1 }, () => rest)];
  });

const valueBytes = (value: number | string): Buffer =>
  typeof value === 'number' ? float64(value) : padded(value, SHORT_TEXT);

const hasLongValues = ({ variable }: Placed): boolean => variable.kind === 'text' && variable.width > SHORT_TEXT;

const valueLabels = ({ variable, element }: Placed): Buffer => {
  const labels = variable.labels.map(({ value, label }) => {
    const text = cutLabel(label, MAX_VALUE_LABEL);
    return Buffer.concat([valueBytes(value), paddedTo(Buffer.concat([Buffer.from([text.length]), text]), 8)]);
  });
  return Buffer.concat([int32(3, labels.length), ...labels, int32(4, 1, element)]);
};

const notesRecord = (notes: readonly string[]): Buffer => {
  const lines = notes.map((note) => padded(cutBytes(note.replace(/\s+/g, ' '), NOTE_LINE), NOTE_LINE));
  return Buffer.concat([int32(6, lines.length), ...lines]);
};

/** Version, little-endian IEEE numbers, and the encoding. */
const machine = [
  extension(3, 4, int32(1, 0, 0, -1, 1, 1, 2, UTF_8)),
  extension(4, 8, float64(-Number.MAX_VALUE, Number.MAX_VALUE, -1.7976931348623155e308)),
];

const display = (placed: readonly Placed[]): Buffer =>
  extension(
    11,
    4,
    int32(
      ...placed.flatMap(({ variable, segments }) =>
        segments.flatMap(({ width }) => [
          measures[variable.measure],
          variable.kind === 'text' ? Math.min(Math.max(width, 8), 40) : 12,
          variable.kind === 'text' ? 0 : 1,
        ]),
      ),
    ),
  );

const firstName = ({ segments }: Placed): string => segments[0]?.shortName ?? '';

const responseSets = ({ sets }: SavDictionary, placed: readonly Placed[]): Buffer => {
  const shortNames = new Map(placed.map((each) => [each.variable.name, firstName(each).toLowerCase()]));
  const lines = sets.map(({ name, label, variables }) => {
    const text = cutLabel(label, MAX_VARIABLE_LABEL);
    const names = variables.map((variable) => shortNames.get(variable) ?? '').join(' ');
    return Buffer.concat([Buffer.from(`$${name}=D1 1 ${text.length} `), text, Buffer.from(` ${names}\n`)]);
  });
  return extension(7, 1, Buffer.concat(lines));
};

const longNames = (placed: readonly Placed[]): Buffer =>
  extension(13, 1, Buffer.from(placed.map((each) => `${firstName(each)}=${each.variable.name}`).join('\t')));

const longTexts = (placed: readonly Placed[]): Buffer =>
  Buffer.from(
    placed
      .flatMap((each) =>
        each.variable.kind === 'text' && each.segments.length > 1
          ? [`${firstName(each)}=${String(each.variable.width).padStart(5, '0')}\0\t`]
          : [],
      )
      .join(''),
  );

const longValueLabels = ({ variable }: Placed): Buffer => {
  const name = Buffer.from(variable.name);
  const width = variable.kind === 'text' ? variable.width : 0;
  const labels = variable.labels.map(({ value, label }) => {
    const text = cutLabel(label, MAX_VALUE_LABEL);
    return Buffer.concat([int32(width), padded(String(value), width), int32(text.length), text]);
  });
  return Buffer.concat([int32(name.length), name, int32(width, labels.length), ...labels]);
};

/** Everything before the cases. */
export const savDictionary = (dictionary: SavDictionary): Buffer => {
  const placed = place(dictionary.variables);
  const last = placed.at(-1);
  const elements = last ? last.element - 1 + last.segments.reduce((sum, { bytes }) => sum + bytes / ELEMENT, 0) : 0;
  const labelled = placed.filter(({ variable }) => variable.labels.length > 0);
  const texts = longTexts(placed);
  const long = labelled.filter(hasLongValues);
  return Buffer.concat([
    header(dictionary, elements),
    ...placed.flatMap(variableRecords),
    ...labelled.filter((each) => !hasLongValues(each)).map(valueLabels),
    ...(dictionary.notes.length > 0 ? [notesRecord(dictionary.notes)] : []),
    ...machine,
    ...(dictionary.sets.length > 0 ? [responseSets(dictionary, placed)] : []),
    display(placed),
    longNames(placed),
    ...(texts.length > 0 ? [extension(14, 1, texts)] : []),
    extension(20, 1, Buffer.from('UTF-8')),
    ...(long.length > 0 ? [extension(21, 1, Buffer.concat(long.map(longValueLabels)))] : []),
    int32(999, 0),
  ]);
};

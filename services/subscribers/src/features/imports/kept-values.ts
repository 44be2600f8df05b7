/** @file Values of the columns that an import keeps. */
import {
  type AttributeValue,
  type AttributeValues,
  type ImportColumn,
  type ImportWarning,
  lookup,
} from '@folkmoot/contracts';
import { readAttributeValue, type StoredAttribute } from '../../entities/attribute';

type Definition = Pick<StoredAttribute, 'key' | 'name' | 'type' | 'options'>;

export interface KeptColumn {
  readonly index: number;
  readonly attribute: Definition;
}

/**
 * The columns with their attributes. A column whose attribute was removed is not kept. A trial has no attribute yet for
 * a column that creates one.
 */
export const keptColumnsOf = (columns: readonly ImportColumn[], known: readonly Definition[]): KeptColumn[] =>
  columns.flatMap(({ index, attribute: key, create }): KeptColumn[] => {
    if (create) return [{ index, attribute: { key: `column_${index}`, ...create, options: create.options ?? [] } }];
    const attribute = known.find((each) => each.key === key);
    return attribute ? [{ index, attribute }] : [];
  });

/** Reads the values of rows, and counts those that the attributes cannot have. */
export const createValueReader = (columns: readonly KeptColumn[]) => {
  const problems = new Map<Definition, number[]>();
  let last: { cells: readonly string[]; values: AttributeValues } | null = null;
  const readValue = (cell: string, attribute: Definition, line: number): AttributeValue | null => {
    if (cell.trim() === '') return null;
    const read = readAttributeValue(attribute, cell);
    if ('value' in read) return read.value;
    const lines = problems.get(attribute);
    if (lines) lines.push(line);
    else problems.set(attribute, [line]);
    return null;
  };
  return {
    /** An empty cell has no value, so that it changes nothing. */
    valuesOf: ({ line, cells }: { readonly line: number; readonly cells: readonly string[] }): AttributeValues => {
      if (columns.length === 0) return {};
      if (last?.cells === cells) return last.values;
      const values: [string, AttributeValue][] = [];
      for (const { index, attribute } of columns) {
        const value = readValue(cells[index] ?? '', attribute, line);
        if (value !== null) values.push([attribute.key, value]);
      }
      last = { cells, values: Object.fromEntries(values) };
      return last.values;
    },
    warnings: (): ImportWarning[] =>
      [...problems].map(([{ key, name, type }, lines]) => ({
        attribute: key,
        name,
        type,
        count: lines.length,
        lines,
      })),
  };
};

/** The values after an import: those of the file replace others. The same object when nothing changes. */
export const withValues = (values: AttributeValues | undefined, more: AttributeValues): AttributeValues | undefined => {
  const isChanged = Object.entries(more).some(([key, value]) => lookup(values, key) !== value);
  return isChanged ? { ...values, ...more } : values;
};

import type { Row } from './read-tables';
import { comparisonOf, type Expression, joined, type Operator } from './relevance.domain';

const methods: ReadonlyMap<string, Operator> = new Map([
  ['==', '=='],
  ['=', '=='],
  ['', '=='],
  ['!=', '!='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
]);

const cell = (row: Row, name: string): string => row.get(name) ?? '';

/** Null for what was compared with an answer, a participant or a pattern. */
const expressionOf = (row: Row): Expression | null => {
  const operator = methods.get(cell(row, 'method').trim());
  const name = cell(row, 'cfieldname').trim();
  const value = cell(row, 'value');
  if (!operator || name === '' || name.startsWith('{') || /^[@{]/.test(value)) return null;
  return comparisonOf(name, operator, value);
};

const byKey = (rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
};

const isEqual = (row: Row): boolean => ['==', '=', ''].includes(cell(row, 'method').trim());

/** In a scenario, values of one question are alternatives, and different questions are joined by "and". */
const scenarioOf = (rows: readonly Row[]): Expression | null => {
  const fields = byKey(rows, (row) => (isEqual(row) ? cell(row, 'cfieldname') : JSON.stringify([...row])));
  const parts = fields.map((same) => {
    const each = same.map(expressionOf);
    return each.includes(null) ? null : joined('any', each as Expression[]);
  });
  return parts.includes(null) ? null : joined('all', parts as Expression[]);
};

/** The conditions of one question in the table of versions before 1.92: scenarios are joined by "or". */
export const oldConditions = (rows: readonly Row[]): Expression | null => {
  const scenarios = byKey(rows, (row) => cell(row, 'scenario')).map(scenarioOf);
  return scenarios.length === 0 || scenarios.includes(null) ? null : joined('any', scenarios as Expression[]);
};

/** The rows in words, for the report. */
export const inWords = (rows: readonly Row[]): string =>
  rows.map((row) => `${cell(row, 'cfieldname')} ${cell(row, 'method')} "${cell(row, 'value')}"`).join(', ');

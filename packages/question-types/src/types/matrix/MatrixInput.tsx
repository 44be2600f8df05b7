import type { AnswerValue } from '@folkmoot/contracts/client';
import { optionLabel, optionsOf } from '../../choices/options';
import { pairOf, splitPair } from '../../choices/pairs';
import type { InputProps } from '../../views';
import { columnsOf, needsEveryRow } from './matrix.answers';

type Asked = InputProps['question'];
type Words = InputProps['words'];

/** More columns of words are too narrow to read: then the rows are below each other on wide screens too. */
const MOST_IN_TABLE = 6;

/** The rows that need an answer and have none. */
const missingRows = (question: Asked, answer: AnswerValue | undefined): { id: string; label: string }[] => {
  const chosen = new Map(Array.isArray(answer) ? answer.map(splitPair) : []);
  return needsEveryRow(question)
    ? optionsOf(question)
        .filter(({ id }) => !chosen.has(id))
        .map(({ id }) => ({ id, label: optionLabel(question, id) }))
    : [];
};

const wanted = (question: Asked, { matrix }: Words): string => (needsEveryRow(question) ? matrix.every : matrix.some);

/**
 * A group of radio buttons for each row, named by the row. Wide screens show them as a table whose headings repeat the
 * words of the buttons, for the eye only.
 */
export const MatrixInput = ({
  question,
  name,
  value,
  onChange,
  labelledBy,
  describedBy,
  isInvalid,
  words,
}: InputProps) => {
  const columns = columnsOf(question);
  const rows = optionsOf(question);
  const chosen = new Map(Array.isArray(value) ? value.map(splitPair) : []);
  const missing = new Set(isInvalid ? missingRows(question, value).map(({ id }) => id) : []);
  const isRating = question.matrixKind === 'rating';
  const choose = (row: string, column: string) =>
    onChange(
      rows.flatMap(({ id }) => {
        const at = id === row ? column : chosen.get(id);
        return at ? [pairOf(id, at)] : [];
      }),
    );
  return (
    <fieldset
      className={isRating || columns.length <= MOST_IN_TABLE ? 'fm-matrix fm-table' : 'fm-matrix'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {/* What is wrong says the same. */}
      {!isInvalid && (
        <p className="fm-hint" lang={words.lang}>
          {wanted(question, words)}
        </p>
      )}
      <p className="fm-heads" aria-hidden="true">
        {columns.map(({ id, label }) => (
          <span key={id}>{label}</span>
        ))}
      </p>
      {rows.map(({ id: row }) => {
        const rowId = `${labelledBy}-${row}`;
        const isMissing = missing.has(row);
        return (
          <div
            key={row}
            className="fm-row"
            role="radiogroup"
            aria-labelledby={rowId}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${rowId}-missing` : undefined}
          >
            <p>
              {/* The summary above a returned form leads here. */}
              <span id={rowId} tabIndex={isMissing ? -1 : undefined}>
                {optionLabel(question, row)}
              </span>
              {isMissing && (
                <span id={`${rowId}-missing`} className="fm-missing" lang={words.lang}>
                  {words.matrix.missing}
                </span>
              )}
            </p>
            {columns.map(({ id, label }) => (
              <label key={id} className="fm-choice">
                <input
                  type="radio"
                  name={`${name}.${row}`}
                  value={id}
                  checked={chosen.get(row) === id}
                  onChange={() => choose(row, id)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        );
      })}
    </fieldset>
  );
};
MatrixInput.refusal = wanted;
MatrixInput.missing = missingRows;

MatrixInput.inWords = (question: Asked, answer: AnswerValue): string[] =>
  [answer].flat().map((pair) => {
    const [row, column] = splitPair(String(pair));
    const label = columnsOf(question).find(({ id }) => id === column)?.label ?? column;
    return `${optionLabel(question, row)}: ${label}`;
  });

import type { Readable } from 'node:stream';
import { localTimes } from '@folkmoot/calendar/times';
import type { ResponseExport, SurveySection } from '@folkmoot/contracts';
import {
  type AnswerColumn,
  answerColumns,
  type ExportedResponse,
  type FileCell,
  type ResponseField,
  responseFields,
  rowReader,
  UnreadAnswer,
} from '@folkmoot/response-export/files';
import { codebookRows, codebookWidths, type DescribedQuestion } from './codebook-sheet';
import { QuestionCounts } from './column-counts';
import { QUESTION_HEAD_ROWS, questionRows } from './question-sheet';
import { messages } from './response-files.messages';
import { sheetName } from './sheet-name';
import { dateCell, type SheetCell } from './xlsx-cells';
import { type Sheet, workbookStream } from './xlsx-package';

/** The most that Excel takes in a sheet. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;

const WIDE = 48;
const NARROW = 12;
const widthOf = (heading: string): number => Math.min(WIDE, Math.max(NARROW, heading.length + 2));

interface Described {
  readonly about: ResponseExport;
  readonly sections: readonly SurveySection[];
}

const fieldCell = (
  { kind, read }: ResponseField,
  response: ExportedResponse,
  localTime: (moment: string) => string,
): SheetCell => {
  const value = read(response);
  return kind === 'moment' && typeof value === 'string' ? dateCell(localTime(value), 'datetime') : value;
};

const answerCell = (cell: FileCell, column: AnswerColumn | undefined): SheetCell => {
  if (cell === null || !column) return null;
  const { kind, values } = column;
  if (cell instanceof UnreadAnswer) return cell.text;
  if (kind === 'choice') return values.find(({ code }) => code === cell)?.label ?? cell;
  return kind === 'date' || kind === 'time' || kind === 'datetime' ? dateCell(String(cell), kind) : cell;
};

type Read = () => AsyncIterable<Iterable<ExportedResponse>>;

/** The rows of several sheets from one reading: each call goes on where the sheet before was full. */
const rowsInSheets = (rows: AsyncIterator<readonly SheetCell[]>, heading: readonly SheetCell[]) =>
  async function* sheetRows(): AsyncIterable<readonly SheetCell[]> {
    yield heading;
    for (let row = 1; row < MOST_ROWS; row++) {
      const { value, done } = await rows.next();
      if (done) return;
      yield value;
    }
  };

/**
 * The responses as a workbook: the responses with their labels, the codebook, and the counts of each question, which are
 * counted while the responses are written.
 */
export const writeXlsx = ({ about, sections }: Described, read: Read): Readable => {
  const localTime = localTimes(about.timezone);
  const fields = responseFields(about);
  const columns = answerColumns(about, { hasWords: true });
  const rowOf = rowReader(columns);
  const questions = columns.map(
    (each): DescribedQuestion => ({
      columns: each,
      counts: new QuestionCounts(each.columns.length),
      sheet: sheetName(each.name, each.title),
    }),
  );
  const flat = columns.flatMap((each) => each.columns);
  const headings = [...fields, ...flat].map(({ heading }) => heading).slice(0, MOST_COLUMNS);

  const cellsOf = (response: ExportedResponse): readonly SheetCell[] => {
    const read = rowOf(response);
    for (const [index, question] of questions.entries()) question.counts.add(read[index] ?? []);
    const answers = read.flat().map((cell, place) => answerCell(cell, flat[place]));
    return [...fields.map((field) => fieldCell(field, response, localTime)), ...answers].slice(0, MOST_COLUMNS);
  };
  async function* rows(): AsyncGenerator<readonly SheetCell[]> {
    for await (const batch of read()) for (const response of batch) yield cellsOf(response);
  }

  // Responses that arrive meanwhile need some room.
  const sheetCount = Math.ceil((about.responses + 1_000) / (MOST_ROWS - 1));
  const iterator = rows();
  const heading = headings.map((value) => ({ value, style: 'head' as const }));
  const responseSheets = Array.from(
    { length: sheetCount },
    (_, index): Sheet => ({
      name: index === 0 ? messages.responses : messages.moreResponses(index + 1),
      widths: headings.map(widthOf),
      frozenRows: 1,
      hasFilter: true,
      rows: rowsInSheets(iterator, heading),
    }),
  );
  const codebook: Sheet = {
    name: messages.codebook,
    widths: codebookWidths,
    frozenRows: 1,
    hasFilter: false,
    rows: () => codebookRows({ about, sections, questions, room: MOST_COLUMNS }),
  };
  const questionSheets = questions.map(
    (question): Sheet => ({
      name: question.sheet,
      widths: [60, 20, 12, 12, 12],
      frozenRows: QUESTION_HEAD_ROWS,
      hasFilter: false,
      rows: () => questionRows(question.columns, question.counts),
    }),
  );
  const body = workbookStream([...responseSheets, codebook, ...questionSheets], new Date(about.generatedAt));
  // Ends the query, wherever the reading stopped.
  body.once('close', () => void iterator.return(undefined));
  return body;
};

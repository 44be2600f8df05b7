import { normaliseQuestionType, type Question, questionTypeIds } from '@folkmoot/contracts';
import Papa from 'papaparse';
import type { RawQuestion } from './build-question.domain';
import type { ImportChange, ImportLoss } from './document-line.domain';
import { messages } from './survey-documents.messages';
import { surveyOfRaw, type UnderstoodSurvey } from './understand-document.domain';

const columns = {
  question: ['question', 'title', 'text', 'question text'],
  type: ['type', 'question type'],
  options: ['options', 'answers', 'choices', 'answer options'],
  required: ['required', 'mandatory'],
  description: ['description', 'help', 'help text', 'hint'],
} as const;
type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'required']);

const columnOf = (heading: string): Column | undefined => {
  const name = heading.trim().toLowerCase();
  return columnNames.find((column) => columns[column].some((spelling) => spelling === name));
};

const typeOf = (name: string): Question['type'] | undefined => {
  const stored = normaliseQuestionType(name);
  return questionTypeIds.find((id) => id === stored);
};

/** Options of one cell: lines, or separated by a bar or a semicolon. */
const optionsOf = (cell: string): string[] => {
  const separator = ['\n', '|', ';'].find((mark) => cell.includes(mark)) ?? ';';
  return cell
    .split(separator)
    .map((option) => option.trim())
    .filter((option) => option !== '');
};

/** A table with one question in each row, or null when its first row names no column of questions. */
export const readCsv = (text: string): UnderstoodSurvey | null => {
  const [head = [], ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
  const places = new Map<Column, number>();
  const lost: ImportLoss[] = [];
  const changed: ImportChange[] = [];
  head.forEach((heading, index) => {
    const column = columnOf(heading);
    if (column && !places.has(column)) places.set(column, index);
    else if (heading.trim() !== '') lost.push({ where: messages.column(heading.trim()), why: messages.unknownColumn });
  });
  if (!places.has('question')) return null;
  const cellOf = (row: readonly string[], column: Column) => row[places.get(column) ?? -1]?.trim() ?? '';
  const questions: RawQuestion[] = [];
  rows.forEach((row, index) => {
    const title = cellOf(row, 'question');
    if (title === '') {
      lost.push({ where: messages.emptyRow(index + 2), why: messages.rowWithoutQuestion });
      return;
    }
    const typeName = cellOf(row, 'type');
    const type = typeOf(typeName);
    if (typeName !== '' && !type) {
      changed.push({ where: messages.question(questions.length + 1), what: messages.unknownType(typeName) });
    }
    const required = cellOf(row, 'required').toLowerCase();
    const description = cellOf(row, 'description');
    questions.push({
      title,
      description: description ? [description] : [],
      options: optionsOf(cellOf(row, 'options')),
      writeLines: 0,
      hasBoxes: false,
      type,
      ...(places.has('required') ? { isRequired: YES.has(required) } : {}),
    });
  });
  return surveyOfRaw({ title: '', introText: '', questions, changed, lost });
};

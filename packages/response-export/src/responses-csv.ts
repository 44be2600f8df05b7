import { localDay } from '@folkmoot/calendar/days';
import { localTimes } from '@folkmoot/calendar/times';
import type { AnswerValue, CsvColumns, Question, ReportAudience, ResponseExport } from '@folkmoot/contracts/client';
import { answerInWords, onceForEachAnswer, questionType, variablesOf } from '@folkmoot/question-types/core';
import { csvLine, NEWLINE, quoted } from './csv-line';
import { messages } from './export.messages';
import { titleOf } from './question-title';
import { type ExportedResponse, labelFields, weightText } from './response-fields';

/** With it spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** `Riverside Park: 2026!` is `riverside_park_2026`. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '') || 'campaign';

type Named = Pick<ResponseExport, 'campaign' | 'generatedAt' | 'timezone'>;

const dayOf = ({ generatedAt, timezone }: Named): string => localDay(new Date(generatedAt), timezone);

/** Title, `_report_` and the day in the council's zone. An internal one says so. */
export const reportFileName = (about: Named, extension: string, audience: ReportAudience = 'publication'): string =>
  `${slugOf(about.campaign)}_report_${audience === 'internal' ? 'internal_' : ''}${dayOf(about)}.${extension}`;

/** Title, that it has single responses and is for staff, and the day in the council's zone. */
export const responsesFileName = (about: Named, extension = 'csv'): string =>
  `${slugOf(about.campaign)}_single_responses_staff_only_${dayOf(about)}.${extension}`;

const rangeOf = ({ period, isAllTime, timezone, round }: ResponseExport): string => {
  if (!period) return messages.missing;
  const days = (isAllTime ? messages.allTime : messages.range)(period.from, period.to, timezone);
  return round === undefined ? days : messages.round(days, round);
};

/** The cells of one question: one, or several for its parts, a district or a point. */
interface Column {
  readonly headings: readonly string[];
  /** One text for each of the headings. Empty where nothing was answered. */
  textsOf(answer: AnswerValue): readonly string[];
}

const partColumn = (question: Question, title: string): Column | null => {
  const { parse, parts } = questionType(question.type);
  if (!parts) return null;
  return {
    headings: parts.titles(question).map((part) => messages.part(title, part)),
    textsOf: (answer) => {
      const parsed = parse(answer, question);
      return parsed.ok ? parts.cells(parsed.value, question) : [];
    },
  };
};

/** An answer of another time, which the question cannot read now, is written as it is. */
const plainColumn = (question: Question, title: string): Column => {
  const { parse, toText, mainCell = toText, columns } = questionType(question.type);
  const more = columns?.(question) ?? [];
  return {
    headings: [title, ...more.map(({ heading }) => `${title}: ${heading}`)],
    textsOf: (answer) => {
      const parsed = parse(answer, question);
      if (!parsed.ok) return [answerInWords(question, answer), ...more.map(() => answerInWords(question, answer))];
      return [mainCell(parsed.value, question), ...more.map(({ cell }) => cell(parsed.value))];
    },
  };
};

/** Behind the words of an answer a column for each option: 1 or 0 where it was ticked, or its place. */
const withOptionColumns = (column: Column, question: Question, title: string): Column => {
  const { parse, parts } = questionType(question.type);
  const variables = variablesOf(question);
  if (parts || !variables.every(({ part }) => part !== null)) return column;
  return {
    headings: [...column.headings, ...variables.map(({ part }) => messages.part(title, part?.label ?? ''))],
    textsOf: (answer) => {
      const parsed = parse(answer, question);
      const cells = parsed.ok ? variables.map(({ read }) => String(read(parsed.value) ?? '')) : [];
      return [...column.textsOf(answer), ...cells];
    },
  };
};

const columnsOf = ({ questions }: ResponseExport, columns: CsvColumns): Column[] =>
  questions.map((question, index) => {
    const title = titleOf(question, index);
    const column = partColumn(question, title) ?? plainColumn(question, title);
    return columns === 'options' ? withOptionColumns(column, question, title) : column;
  });

/** Makes the function that writes the cells of a question. */
const cellWriter = ({ headings, textsOf }: Column): ((answer: AnswerValue | undefined) => string) =>
  onceForEachAnswer((answer) => {
    const texts = answer === undefined ? [] : textsOf(answer);
    return headings.map((_, index) => quoted(texts[index] || messages.missing)).join(',');
  });

/** The title of the section of each question, empty where it is in none. Null where the survey has no sections. */
const sectionTitlesOf = ({ questions, sections = [] }: ResponseExport): readonly string[] | null => {
  const titles = new Map(sections.map(({ id, title }) => [id, title.trim()]));
  const questionTitles = questions.map(({ sectionId = '' }) => titles.get(sectionId) ?? '');
  return questionTitles.some((title) => title !== '') ? questionTitles : null;
};

/** Columns before those of the questions. */
const FIXED_COLUMNS = 4;

/**
 * The section above the columns of its questions. Above the empty line, where the head has its facts: the line after it
 * stays the one with the headings.
 */
const sectionLine = (about: ResponseExport, columns: readonly Column[]): string[] => {
  const titles = sectionTitlesOf(about);
  if (!titles) return [];
  const cells = columns.flatMap(({ headings }, index) => headings.map(() => titles[index] ?? ''));
  return [csvLine([messages.section, ...new Array(FIXED_COLUMNS - 1).fill(''), ...cells])];
};

const headOf = (about: ResponseExport, generated: string, columns: readonly Column[]): string =>
  [
    `${BYTE_ORDER_MARK}${csvLine([messages.council, about.council])}`,
    csvLine([messages.campaign, about.campaign]),
    csvLine([messages.generated, generated]),
    csvLine([messages.dateRange, rangeOf(about)]),
    ...(about.filters ?? []).map((filter) => csvLine([messages.filters, filter])),
    csvLine([messages.totalResponses, about.responses]),
    ...sectionLine(about, columns),
    '\r\n',
    csvLine([
      messages.responseId,
      messages.submitted,
      messages.completionTime,
      messages.ipAddress,
      ...columns.flatMap(({ headings }) => headings),
      // The last ones, so that readers of files from before find their columns in their places.
      ...(about.hasLanguages ? [messages.language] : []),
      ...(about.importedSeries === undefined ? [] : [messages.series]),
      ...labelFields(about).map(({ heading }) => heading),
      ...(about.hasWeights ? [messages.weight] : []),
      ...(about.hasWaves ? [messages.wave] : []),
    ]),
  ].join('');

/** Number of people who saw each question and who answered it, when conditions hide some questions. */
const reachCells = ({ reach }: ResponseExport, questionId: string): (string | number)[] => {
  if (!reach) return [];
  const { asked, answered } = reach.find((each) => each.questionId === questionId) ?? { asked: 0, answered: 0 };
  return [asked, answered];
};

const footOf = (about: ResponseExport): string => {
  const sections = sectionTitlesOf(about);
  return [
    '\r\n',
    csvLine([messages.details]),
    csvLine([
      messages.questionId,
      messages.questionText,
      messages.questionType,
      messages.settings,
      ...(about.reach ? [messages.asked, messages.answered] : []),
      ...(sections ? [messages.section] : []),
    ]),
    ...about.questions.map((question, index) =>
      csvLine([
        question.id,
        titleOf(question, index),
        questionType(question.type).label,
        questionType(question.type).settingsText(question) || messages.missing,
        ...reachCells(about, question.id),
        ...(sections ? [sections[index] || messages.missing] : []),
      ]),
    ),
  ].join('');
};

/**
 * The CSV of a campaign's responses: head, one line per response, and the details of the questions. Browser
 * and server write their files with it, so both have the same bytes.
 */
export const responsesCsv = (about: ResponseExport, kind: CsvColumns = 'questions') => {
  const localTime = localTimes(about.timezone);
  const columns = columnsOf(about, kind);
  const writers = columns.map(cellWriter);
  const places = new Map(about.questions.map(({ id }, index) => [id, index]));
  const noAddress = quoted(messages.missing);
  const languageCell = (language: string = messages.missing): string =>
    about.hasLanguages ? `,${quoted(language)}` : '';
  const labels = labelFields(about);
  const labelCells = (response: ExportedResponse): string =>
    labels.map(({ read }) => `,${quoted(read(response) ?? messages.missing)}`).join('');
  const weightCell = (response: ExportedResponse): string =>
    about.hasWeights ? `,${quoted(weightText(response))}` : '';
  const waveCell = ({ wave = messages.missing }: ExportedResponse): string =>
    about.hasWaves ? `,${quoted(wave)}` : '';
  const seriesCell = about.importedSeries === undefined ? '' : `,${quoted(about.importedSeries)}`;
  return {
    head: (): string => headOf(about, localTime(about.generatedAt), columns),
    /** No address is ever kept, so its column says so. */
    row: (response: ExportedResponse): string => {
      const { id, createdAt, completionTimeSeconds, answers, language } = response;
      const values: (AnswerValue | undefined)[] = new Array(columns.length);
      for (const { questionId, answer } of answers) {
        const place = places.get(questionId);
        if (place !== undefined) values[place] = answer;
      }
      let line = `${quoted(id)},"${localTime(createdAt)}",${quoted(completionTimeSeconds ?? messages.missing)},${noAddress}`;
      for (const [place, write] of writers.entries()) line += `,${write(values[place])}`;
      return (
        line +
        languageCell(language) +
        seriesCell +
        labelCells(response) +
        weightCell(response) +
        waveCell(response) +
        NEWLINE
      );
    },
    foot: (): string => footOf(about),
  };
};

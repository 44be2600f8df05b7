import type { Answer, AnswerValue, Question, ResponseExport } from '@folkmoot/contracts/client';
import type { AnyQuestionType } from '../core/question-type';
import { questionType } from '../core/registry';
import { csvLine } from './csv-line';
import { messages } from './export.messages';

/** What a row is made of. */
export interface ExportedResponse {
  readonly id: string;
  readonly createdAt: Date | string;
  readonly completionTimeSeconds: number | null;
  readonly answers: readonly Answer[];
}

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The day and time of a moment in a zone: `2026-03-02 09:00:00`. */
const localTimes = (timeZone: string): ((moment: Date | string) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(typeof moment === 'string' ? new Date(moment) : moment);
};

/** `Riverside Park: 2026!` is `riverside_park_2026`. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '') || 'campaign';

/** Title, `_responses_` and the day in the council's zone (D1 section 9). */
export const responsesFileName = ({ campaign, generatedAt, timezone }: ResponseExport): string =>
  `${slugOf(campaign)}_responses_${localTimes(timezone)(generatedAt).slice(0, 'YYYY-MM-DD'.length)}.csv`;

const rangeOf = ({ period, isAllTime, timezone }: ResponseExport): string => {
  if (!period) return messages.missing;
  return (isAllTime ? messages.allTime : messages.range)(period.from, period.to, timezone);
};

const titleOf = ({ title }: Question, index: number): string => title.trim() || messages.question(index + 1);

/** An answer as it was given, where the question as it stands now cannot read it. */
const asGiven = (answer: AnswerValue): string => (Array.isArray(answer) ? answer.join('; ') : String(answer));

interface Column {
  readonly question: Question;
  readonly type: AnyQuestionType;
}

const cellOf = ({ question, type }: Column, answer: AnswerValue | undefined): string => {
  if (answer === undefined) return messages.missing;
  const parsed = type.parse(answer, question);
  const text = parsed.ok ? type.toText(parsed.value, question) : asGiven(answer);
  return text === '' ? messages.missing : text;
};

const columnsOf = ({ questions }: ResponseExport): Column[] =>
  questions.map((question) => ({ question, type: questionType(question.type) }));

const headOf = (about: ResponseExport, generated: string): string =>
  [
    `${BYTE_ORDER_MARK}${csvLine([messages.council, about.council])}`,
    csvLine([messages.campaign, about.campaign]),
    csvLine([messages.generated, generated]),
    csvLine([messages.dateRange, rangeOf(about)]),
    csvLine([messages.totalResponses, about.responses]),
    '\r\n',
    csvLine([
      messages.responseId,
      messages.submitted,
      messages.completionTime,
      messages.ipAddress,
      ...about.questions.map(titleOf),
    ]),
  ].join('');

const footOf = (columns: readonly Column[]): string =>
  [
    '\r\n',
    csvLine([messages.details]),
    csvLine([messages.questionId, messages.questionText, messages.questionType, messages.settings]),
    ...columns.map(({ question, type }, index) =>
      csvLine([question.id, titleOf(question, index), type.label, type.settingsText(question) || messages.missing]),
    ),
  ].join('');

/**
 * The CSV of a campaign's responses as D1 has it: head, one line per response, and the details of the questions. Browser
 * and server write their files with it, so both have the same bytes.
 */
export const responsesCsv = (about: ResponseExport) => {
  const localTime = localTimes(about.timezone);
  const columns = columnsOf(about);
  const places = new Map(about.questions.map(({ id }, index) => [id, index]));
  return {
    head: (): string => headOf(about, localTime(about.generatedAt)),
    /** No address is ever kept (E-10), so its column says so. */
    row: ({ id, createdAt, completionTimeSeconds, answers }: ExportedResponse): string => {
      const given: (AnswerValue | undefined)[] = new Array(columns.length);
      for (const { questionId, answer } of answers) {
        const place = places.get(questionId);
        if (place !== undefined) given[place] = answer;
      }
      return csvLine([
        id,
        localTime(createdAt),
        completionTimeSeconds ?? messages.missing,
        messages.missing,
        ...columns.map((column, index) => cellOf(column, given[index])),
      ]);
    },
    foot: (): string => footOf(columns),
  };
};

import { type Answer, englishName, type ResponseExport, type SentimentLabel } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import { messages } from './export.messages';
import { titleOf } from './question-title';

interface CommentLabel {
  readonly questionId: string;
  readonly sentiment: SentimentLabel | null;
  /** Ids. */
  readonly themes: readonly string[];
}

/** The data of a row. */
export interface ExportedResponse {
  readonly id: string;
  readonly createdAt: Date | string;
  readonly completionTimeSeconds: number | null;
  readonly answers: readonly Answer[];
  /** Missing where a caller does not have it: the CSV of today has no column for it. */
  readonly round?: number;
  /** The language of the survey that the person answered in. */
  readonly language?: string | undefined;
  /** Labels of its comments. */
  readonly labels?: readonly CommentLabel[] | undefined;
  /** Null where the response has none. */
  readonly weight?: number | null | undefined;
  /** The wave that it is in. */
  readonly wave?: string | undefined;
  /** Ids of the questions that this person was not shown. Only files for statistics use it. */
  readonly notShown?: ReadonlySet<string>;
}

/** A fact about a response, beside its answers. */
export interface ResponseField {
  /** The key in JSON Lines. Never changes. */
  readonly key: string;
  /** The name of the variable in files for statistics. */
  readonly name: string;
  readonly heading: string;
  readonly kind: 'text' | 'number' | 'moment';
  /** Decimals of a number. None when it is left out. */
  readonly decimals?: number;
  /** A moment is an ISO text. */
  read(response: ExportedResponse): string | number | null;
  /** The words of a value, where values are codes. */
  labelOf?(value: string): string;
}

const isoOf = (moment: Date | string): string => (typeof moment === 'string' ? moment : moment.toISOString());

const always: readonly ResponseField[] = [
  { key: 'id', name: 'ResponseID', heading: messages.responseId, kind: 'text', read: ({ id }) => id },
  {
    key: 'submittedAt',
    name: 'Submitted',
    heading: messages.submitted,
    kind: 'moment',
    read: ({ createdAt }) => isoOf(createdAt),
  },
  {
    key: 'completionTimeSeconds',
    name: 'Seconds',
    heading: messages.completionTime,
    kind: 'number',
    read: ({ completionTimeSeconds }) => completionTimeSeconds,
  },
  { key: 'round', name: 'Round', heading: messages.roundColumn, kind: 'number', read: ({ round }) => round ?? null },
];

const languageField: ResponseField = {
  key: 'language',
  name: 'Language',
  heading: messages.language,
  kind: 'text',
  read: ({ language }) => language ?? null,
  labelOf: (tag) => englishName(tag) ?? tag,
};

/** Distinguishes the files of several series. */
const seriesField = (name: string): ResponseField => ({
  key: 'series',
  name: 'Series',
  heading: messages.series,
  kind: 'text',
  read: () => name,
});

const WEIGHT_DECIMALS = 6;

/** The weight of a response as files have it. */
const weightOf = ({ weight }: ExportedResponse): number | null =>
  typeof weight === 'number' ? Number(weight.toFixed(WEIGHT_DECIMALS)) : null;

export const weightText = ({ weight }: ExportedResponse): string =>
  typeof weight === 'number' ? weight.toFixed(WEIGHT_DECIMALS) : messages.missing;

const weightField: ResponseField = {
  key: 'weight',
  name: 'Weight',
  heading: messages.weight,
  kind: 'number',
  decimals: WEIGHT_DECIMALS,
  read: weightOf,
};

const waveField: ResponseField = {
  key: 'wave',
  name: 'Wave',
  heading: messages.wave,
  kind: 'text',
  read: ({ wave }) => wave ?? null,
};

const labelsOf = ({ labels = [] }: ExportedResponse, questionId: string): CommentLabel | undefined =>
  labels.find((each) => each.questionId === questionId);

/** Sentiment and themes of the comments, for each question whose comments have labels. */
export const labelFields = ({
  labels,
  questions,
}: Pick<ResponseExport, 'labels' | 'questions'>): readonly ResponseField[] => {
  if (!labels) return [];
  const names = new Map(labels.themes.map(({ id, name }) => [id, name]));
  return questions.flatMap((question, index): ResponseField[] => {
    const { id } = question;
    if (!labels.questions.includes(id)) return [];
    const title = titleOf(question, index);
    return [
      {
        key: `sentiment:${id}`,
        name: `Sentiment${index + 1}`,
        heading: messages.sentiment(title),
        kind: 'text',
        read: (response) => labelsOf(response, id)?.sentiment ?? null,
        labelOf: (value) => lookup(messages.sentiments, value) ?? value,
      },
      {
        key: `themes:${id}`,
        name: `Themes${index + 1}`,
        heading: messages.themes(title),
        kind: 'text',
        read: (response) =>
          labelsOf(response, id)
            ?.themes.flatMap((theme) => names.get(theme) ?? [])
            .join('; ') || null,
      },
    ];
  });
};

/** Decides which fields a file has. */
export type ExportedFields = Pick<
  ResponseExport,
  'hasLanguages' | 'importedSeries' | 'labels' | 'questions' | 'hasWeights' | 'hasWaves'
>;

/**
 * The fields of a response, in the order of their columns. The only list: a field that is added here is in the XLSX, the
 * SPSS and the JSON Lines file.
 */
export const responseFields = (about: ExportedFields): readonly ResponseField[] => [
  ...always,
  ...(about.hasLanguages ? [languageField] : []),
  ...(about.importedSeries === undefined ? [] : [seriesField(about.importedSeries)]),
  ...labelFields(about),
  ...(about.hasWeights ? [weightField] : []),
  ...(about.hasWaves ? [waveField] : []),
];

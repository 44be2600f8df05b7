import { MAX_COLUMNS, MAX_OPTIONS, type Question, type QuestionOption } from '@folkmoot/contracts';
import type { Remarks } from '../survey-js/remarks';
import type { LimePart, LimeQuestion, Texts } from './lime-model';
import { messages } from './lime-survey.messages';
import type { Target } from './show-if';

/** An option, row or column: its text comes from the file, or is ours. */
export interface DraftItem {
  readonly id: string;
  /** Its code in the file; empty for one that the file has not. */
  readonly code: string;
  readonly texts: Texts;
  readonly label: string;
  readonly relevance: string;
  readonly settings: Omit<QuestionOption, 'id' | 'label'>;
}

/** How expressions name a question or a part of it: behind its code, and behind its id in old expressions. */
export interface DraftName {
  readonly code: string;
  readonly sgqa: string;
  readonly target: Omit<Target, 'question'>;
}

/** One question here. A question of the file becomes one or more. */
export interface QuestionDraft {
  readonly settings: Omit<Question, 'id' | 'title' | 'required' | 'options' | 'columns'>;
  readonly options?: readonly DraftItem[];
  readonly columns?: readonly DraftItem[];
  /** Texts to put behind the text of the whole question. */
  readonly parts: readonly DraftItem[];
  readonly description?: readonly DraftItem[];
  /** Whether it is a part whose own condition is a condition of the question. */
  readonly relevance?: { readonly code: string; readonly text: string };
  readonly names: readonly DraftName[];
  readonly isOptional?: boolean;
}

export interface ReadContext {
  readonly where: string;
  readonly remarks: Remarks;
}

/** Null, with a remark, for what cannot be asked here. */
export type QuestionReader = (question: LimeQuestion, context: ReadContext) => readonly QuestionDraft[] | null;

export const ownItem = (id: string, code: string, label: string, settings: DraftItem['settings'] = {}): DraftItem => ({
  id,
  code,
  texts: new Map(),
  label,
  relevance: '',
  settings,
});

export const itemOf = ({ code, texts, relevance }: LimePart, id: string): DraftItem => ({
  id,
  code,
  texts,
  label: code,
  relevance,
  settings: {},
});

/** Items with ids of their own: codes can be anything. */
export const itemsOf = (
  parts: readonly LimePart[],
  prefix: string,
  { where, remarks }: ReadContext,
  most = MAX_OPTIONS,
): DraftItem[] => {
  if (parts.length > most) remarks.lost.push({ where, why: messages.tooManyOptions(most) });
  return parts.slice(0, most).map((part, index) => itemOf(part, `${prefix}${index + 1}`));
};

export const choicesOf = (items: readonly DraftItem[]): ReadonlyMap<string, string> =>
  new Map(items.map(({ code, id }) => [code, id]));

export const wholeName = (choices: ReadonlyMap<string, string> | null): DraftName => ({
  code: '',
  sgqa: '',
  target: { choices, isWhole: true },
});

/** A name for each option: "is it ticked?" */
export const tickNames = (items: readonly DraftItem[], before = { code: '', sgqa: '' }): DraftName[] =>
  items.map(({ code, id }) => ({
    code: `${before.code}_${code}`,
    sgqa: `${before.sgqa}${before.sgqa === '' ? '' : '_'}${code}`,
    target: { choices: null, isWhole: false, tick: id },
  }));

/** A name for each row of a matrix, whose values are `row:column`. `behind` names one of several scales. */
export const rowNames = (
  rows: readonly DraftItem[],
  columns: readonly { readonly code: string; readonly id: string }[],
  behind = { code: '', sgqa: '' },
): DraftName[] =>
  rows.map(({ code, id }) => ({
    code: `_${code}${behind.code}`,
    sgqa: `${code}${behind.sgqa}`,
    target: {
      choices: new Map(columns.map((column) => [column.code, `${id}:${column.id}`])),
      isWhole: false,
    },
  }));

/** Whether an order of parts is random or by the alphabet. */
export const orderOf = (question: LimeQuestion): Pick<Question, 'optionOrder'> => {
  const orders = [question.setting('answer_order'), question.setting('subquestion_order')];
  if (question.setting('random_order') === '1' || orders.includes('random')) return { optionOrder: 'shuffled' };
  const isSorted = question.setting('alphasort') === '1' || orders.includes('alphabetical');
  return isSorted ? { optionOrder: 'alphabetical' } : {};
};

/** A matrix; with more columns than fit, one list for each row. */
export const gridDrafts = (
  question: LimeQuestion,
  { rows, columns, parts = [], behind }: GridParts,
  context: ReadContext,
): readonly QuestionDraft[] | null => {
  const { where, remarks } = context;
  if (rows.length === 0 || columns.length === 0) {
    remarks.lost.push({ where, why: messages.noOptions });
    return null;
  }
  if (columns.length > 1 && columns.length <= MAX_COLUMNS) {
    const settings = { type: 'matrix', matrixKind: 'choice', isEveryRowRequired: true, ...orderOf(question) } as const;
    return [
      { settings, options: rows, columns, parts, names: [wholeName(new Map()), ...rowNames(rows, columns, behind)] },
    ];
  }
  remarks.changed.push({ where, what: messages.becameRows(rows.length) });
  return rows.map((row) => ({
    settings: { type: 'dropdown' },
    options: columns,
    parts: [...parts, row],
    relevance: { code: row.code, text: row.relevance },
    names: [
      {
        code: `_${row.code}${behind?.code ?? ''}`,
        sgqa: `${row.code}${behind?.sgqa ?? ''}`,
        target: { choices: choicesOf(columns), isWhole: true },
      },
    ],
  }));
};

interface GridParts {
  readonly rows: readonly DraftItem[];
  readonly columns: readonly DraftItem[];
  readonly parts?: readonly DraftItem[];
  readonly behind?: { readonly code: string; readonly sgqa: string };
}

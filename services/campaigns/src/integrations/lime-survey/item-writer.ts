import { MAX_OPTION_LABEL, type Question, type QuestionOption } from '@folkmoot/contracts';
import type { Remarks } from '../survey-js/remarks';
import type { FileTexts, TextIn } from './file-texts';
import type { KnownNames } from './known-names';
import type { LimeQuestion } from './lime-model';
import { messages } from './lime-survey.messages';
import type { DraftItem, QuestionDraft } from './question-draft';
import { type Expression, joined, readRelevance } from './relevance.domain';
import { showIfFor } from './show-if';

interface QuestionPath {
  /** The path of the question in translations. */
  readonly path: string;
  readonly where: string;
}

/** Types whose options can have a condition. */
const withConditions: ReadonlySet<Question['type']> = new Set(['dropdown', 'multiselect', 'ranking']);

const filterSettings = [
  ['array_filter', '=='],
  ['array_filter_exclude', '!='],
] as const;

/** Options, rows and columns with their texts and conditions. */
export class ItemWriter {
  constructor(
    private readonly remarks: Remarks,
    private readonly texts: FileTexts,
    private readonly known: KnownNames,
  ) {}

  /** The words of an item: those of the file, or ours. */
  textOf({ texts, label }: DraftItem, where: string): TextIn {
    const words = this.texts.in(texts, where);
    const { language: main } = this.remarks;
    return (language) => words(language) || (language === main ? label : '');
  }

  /** The filter shows a part when the part with its code was chosen in another question, or was not. */
  private filtersOf(question: LimeQuestion, code: string): Expression[] {
    const { names } = this.known;
    return filterSettings.flatMap(([setting, operator]) =>
      question
        .setting(setting)
        .split(/[;\s]+/)
        .filter((source) => names.get(`${source}_${code}`)?.tick !== undefined)
        .map((source) => ({ kind: 'compare' as const, name: `${source}_${code}`, operator, value: 'Y' })),
    );
  }

  /** Sources of filters that are no list of several options before this question. */
  private noteLostFilters(question: LimeQuestion, where: string, isLost: boolean): void {
    const { names } = this.known;
    for (const [setting] of filterSettings) {
      const sources = question.setting(setting).split(/[;\s]+/);
      for (const source of sources.filter((name) => name !== '')) {
        const isKnown = names.get(source)?.question.type === 'multiselect';
        if (isLost || !isKnown) this.remarks.lost.push({ where, why: messages.filter(source.slice(0, 100)) });
      }
    }
  }

  /** The conditions of a part: its own expression, and the filters of its question. */
  expressionsOf(question: LimeQuestion, { code, text }: { code: string; text: string }, where: string): Expression[] {
    const own = readRelevance(text);
    if (!own) this.remarks.lost.push({ where, why: messages.optionCondition(code, text.slice(0, 200)) });
    const isAlways = own === null || (own.kind === 'constant' && own.isTrue);
    return [...(isAlways ? [] : [own]), ...this.filtersOf(question, code)];
  }

  private showIf(
    question: LimeQuestion,
    item: DraftItem,
    canHave: boolean,
    where: string,
  ): Pick<QuestionOption, 'showIf'> {
    const text = item.relevance.slice(0, 200);
    const expressions = this.expressionsOf(question, { code: item.code, text: item.relevance }, where);
    const [only, ...more] = expressions;
    if (!only) return {};
    const made = canHave ? showIfFor(more.length > 0 ? joined('all', expressions) : only, this.known.names) : null;
    if (made) return { showIf: made.showIf };
    if (!['', '1'].includes(text)) this.remarks.lost.push({ where, why: messages.optionCondition(item.code, text) });
    return {};
  }

  private list(items: readonly DraftItem[], list: string, { path, where }: QuestionPath): QuestionOption[] {
    return items.map((item) => {
      const limits = { path: `${path}.${list}.${item.id}`, where, limit: MAX_OPTION_LABEL };
      return { id: item.id, label: this.texts.write(this.textOf(item, where), limits, item.label), ...item.settings };
    });
  }

  write(question: LimeQuestion, draft: QuestionDraft, place: QuestionPath): Pick<Question, 'options' | 'columns'> {
    const { options, columns, settings } = draft;
    const canHave = withConditions.has(settings.type);
    // A question that was a part has the filters in its own condition.
    this.noteLostFilters(question, place.where, options !== undefined && !canHave && draft.relevance === undefined);
    const written = options && this.list(options, 'options', place);
    const shown = written?.map((option, index) => {
      const item = options?.[index];
      const hasOwn = item !== undefined && item.code !== '' && draft.relevance === undefined;
      return hasOwn ? { ...option, ...this.showIf(question, item, canHave, place.where) } : option;
    });
    return {
      ...(shown ? { options: shown } : {}),
      ...(columns ? { columns: this.list(columns, 'columns', place).map(({ id, label }) => ({ id, label })) } : {}),
    };
  }
}

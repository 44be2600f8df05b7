import { MAX_OPTIONS_TO_PICK, type Question, questionTypeNames } from '@folkmoot/contracts';
import type { LimeQuestion } from './lime-model';
import { messages } from './lime-survey.messages';
import {
  ownColumns,
  partDrafts,
  readFivePoints,
  readNumber,
  readNumbers,
  readNumberTable,
  readScaleArray,
} from './number-readers';
import {
  choicesOf,
  type DraftItem,
  gridDrafts,
  itemsOf,
  orderOf,
  ownItem,
  type QuestionDraft,
  type QuestionReader,
  type ReadContext,
  tickNames,
  wholeName,
} from './question-draft';
import { typeNames } from './type-names';

const typeChanged = (type: string, to: Question['type'], { where, remarks }: ReadContext): void => {
  const what = messages.typeChanged(typeNames.get(type) ?? type, questionTypeNames[to].label);
  remarks.changed.push({ where, what });
};

const noOptions = ({ where, remarks }: ReadContext): null => {
  remarks.lost.push({ where, why: messages.noOptions });
  return null;
};

const OTHER = '-oth-';

const withOther = (items: readonly DraftItem[], question: LimeQuestion): DraftItem[] => {
  if (!question.hasOther) return [...items];
  const other = ownItem('other', OTHER, messages.other, { other: true, keepAt: 'end' });
  return [...items, { ...other, texts: question.settingTexts('other_replace_text') }];
};

const otherName = ({ hasOther }: LimeQuestion) =>
  hasOther ? [{ code: '_other', sgqa: 'other', target: { choices: null, isWhole: false, tick: 'other' } }] : [];

const commentDraft = (): QuestionDraft => ({
  settings: { type: 'textarea' },
  parts: [ownItem('comment', '', messages.comment)],
  names: [{ code: '_comment', sgqa: 'comment', target: { choices: null, isWhole: true } }],
  isOptional: true,
});

const readList: QuestionReader = (question, context) => {
  const items = withOther(itemsOf(question.answers, 'o', context), question);
  if (items.length === 0) return noOptions(context);
  const draft: QuestionDraft = {
    settings: { type: 'dropdown', ...orderOf(question) },
    options: items,
    parts: [],
    names: [wholeName(choicesOf(items)), ...otherName(question)],
  };
  if (question.type !== 'O') return [draft];
  context.remarks.changed.push({ where: context.where, what: messages.commentAside });
  return [draft, commentDraft()];
};

const picksOf = (question: LimeQuestion): Pick<Question, 'minPicks' | 'maxPicks'> => {
  const picks = (name: string): number | null => {
    const value = question.setting(name);
    const number = Number(value);
    return /^\d{1,4}$/.test(value) && number >= 1 && number <= MAX_OPTIONS_TO_PICK ? number : null;
  };
  const [min, max] = [picks('min_answers'), picks('max_answers')];
  return { ...(min === null ? {} : { minPicks: min }), ...(max === null || (min ?? 0) > max ? {} : { maxPicks: max }) };
};

/** An option that cannot be chosen together with others. */
const withExclusive = (items: readonly DraftItem[], question: LimeQuestion): DraftItem[] => {
  const codes = new Set(question.setting('exclude_all_others').split(/[;,\s]+/));
  return items.map((item) =>
    codes.has(item.code) ? { ...item, settings: { ...item.settings, exclusive: true, keepAt: 'end' as const } } : item,
  );
};

const readSeveral: QuestionReader = (question, context) => {
  const parts = withExclusive(itemsOf(question.rows, 'o', context), question);
  const items = withOther(parts, question);
  if (items.length === 0) return noOptions(context);
  const draft: QuestionDraft = {
    settings: { type: 'multiselect', ...orderOf(question), ...picksOf(question) },
    options: items,
    parts: [],
    names: [wholeName(choicesOf(items)), ...tickNames(parts), ...otherName(question)],
  };
  if (question.type !== 'P') return [draft];
  context.remarks.changed.push({ where: context.where, what: messages.commentsAside });
  return [draft, commentDraft()];
};

/** Versions before 6.6 keep the items of a ranking as answers, later ones as subquestions. */
const readRanking: QuestionReader = (question, context) => {
  const { answers, rows } = question;
  const items = itemsOf(answers.length > 0 ? answers : rows, 'o', context);
  if (items.length === 0) return noOptions(context);
  const most = ['max_answers', 'max_subquestions'].map((name) => question.setting(name));
  const isLimited = most.some((limit) => limit !== '' && !(Number(limit) >= items.length));
  if (isLimited || question.setting('min_answers') !== '')
    context.remarks.lost.push({ where: context.where, why: messages.check });
  const choices = choicesOf(items);
  const first = { code: '_1', sgqa: '1', target: { choices, isWhole: false, isFirstPlace: true } };
  return [
    {
      settings: { type: 'ranking', ...orderOf(question) },
      options: items,
      parts: [],
      names: [wholeName(choices), first],
    },
  ];
};

const readOwnChoice =
  (pairs: readonly (readonly [code: string, label: string])[]): QuestionReader =>
  ({ type }, context) => {
    typeChanged(type, 'dropdown', context);
    context.remarks.changed.push({ where: context.where, what: messages.ownWords });
    const items = pairs.map(([code, label], index) => ownItem(`o${index + 1}`, code, label));
    return [{ settings: { type: 'dropdown' }, options: items, parts: [], names: [wholeName(choicesOf(items))] }];
  };

const readOwnArray =
  (pairs: readonly (readonly [code: string, label: string])[]): QuestionReader =>
  (question, context) => {
    context.remarks.changed.push({ where: context.where, what: messages.ownWords });
    return gridDrafts(question, { rows: itemsOf(question.rows, 'r', context), columns: ownColumns(pairs) }, context);
  };

const readArray: QuestionReader = (question, context) => {
  const { where, remarks } = context;
  if (question.type === 'H') remarks.changed.push({ where, what: messages.rowsSwapped });
  const rows = itemsOf(question.rows, 'r', context);
  return gridDrafts(question, { rows, columns: itemsOf(question.answers, 'c', context) }, context);
};

const readDualScale: QuestionReader = (question, context) => {
  const rows = itemsOf(question.rows, 'r', context);
  const scales = [question.answers, question.secondAnswers].flatMap((answers, index) => {
    if (answers.length === 0) return [];
    const texts = question.settingTexts(index === 0 ? 'dualscale_headerA' : 'dualscale_headerB');
    const part = { ...ownItem('scale', '', String(index + 1)), texts };
    const behind = { code: `_${index}`, sgqa: `#${index}` };
    return [{ rows, columns: itemsOf(answers, 'c', context), parts: [part], behind }];
  });
  if (scales.length === 0) return noOptions(context);
  context.remarks.changed.push({ where: context.where, what: messages.becameColumns(scales.length) });
  const drafts = scales.flatMap((scale) => gridDrafts(question, scale, context) ?? []);
  return drafts.length === 0
    ? null
    : drafts.map((draft) => ({ ...draft, names: draft.names.filter(({ code }) => code !== '') }));
};

const isOn = (question: LimeQuestion, name: string): boolean => !['', '0', 'N'].includes(question.setting(name));

const readText =
  (type: 'text' | 'textarea'): QuestionReader =>
  (question, context) => {
    const { where, remarks } = context;
    if (isOn(question, 'numbers_only')) return readNumber(question, context);
    if (isOn(question, 'location_mapservice')) remarks.lost.push({ where, why: messages.map });
    return [{ settings: { type }, parts: [], names: [wholeName(null)] }];
  };

const readTexts: QuestionReader = (question, context) =>
  isOn(question, 'numbers_only') ? readNumbers(question, context) : partDrafts(question, { type: 'text' }, context);

const readTextTable: QuestionReader = (question, context) => {
  const { where, remarks } = context;
  const columns = itemsOf(question.columns, 'c', context);
  const drafts = partDrafts(question, { type: 'textarea' }, context);
  if (!drafts || columns.length === 0) return drafts;
  remarks.changed.push({ where, what: messages.columnsInText });
  return drafts.map((draft) => ({ ...draft, names: [], description: columns }));
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (question: LimeQuestion, day: string, year: string, behind: string): string | undefined => {
  const written = question.setting(day).slice(0, 'yyyy-mm-dd'.length);
  if (DAY.test(written)) return written;
  const number = question.setting(year);
  return /^\d{4}$/.test(number) ? `${number}${behind}` : undefined;
};

const readDate: QuestionReader = (question) => {
  const format = question.setting('date_format');
  const hasTime = /h/i.test(format);
  const isTime = hasTime && !/[djy]/i.test(format);
  const dateKind = hasTime ? ('datetime' as const) : ('date' as const);
  const min = dayOf(question, 'date_min', 'dropdown_dates_year_min', '-01-01');
  const max = dayOf(question, 'date_max', 'dropdown_dates_year_max', '-12-31');
  const dateRange = { ...(min ? { min } : {}), ...(max ? { max } : {}) };
  const hasRange = !isTime && Object.keys(dateRange).length > 0 && (!min || !max || min <= max);
  return [
    {
      settings: { type: 'date', dateKind: isTime ? 'time' : dateKind, ...(hasRange ? { dateRange } : {}) },
      parts: [],
      names: [wholeName(null)],
    },
  ];
};

const lostType: QuestionReader = ({ type }, { where, remarks }) => {
  remarks.lost.push({ where, why: messages.lostType(typeNames.get(type) ?? type) });
  return null;
};

const readers: ReadonlyMap<string, QuestionReader> = new Map<string, QuestionReader>([
  ['L', readList],
  ['!', readList],
  ['O', readList],
  ['Z', readList],
  ['W', readList],
  ['M', readSeveral],
  ['P', readSeveral],
  ['5', readFivePoints],
  ['A', readScaleArray(5)],
  ['B', readScaleArray(10)],
  [
    'C',
    readOwnArray([
      ['Y', messages.yes],
      ['U', messages.uncertain],
      ['N', messages.no],
    ]),
  ],
  [
    'E',
    readOwnArray([
      ['I', messages.increase],
      ['S', messages.same],
      ['D', messages.decrease],
    ]),
  ],
  ['F', readArray],
  ['H', readArray],
  [':', readNumberTable],
  [';', readTextTable],
  ['1', readDualScale],
  ['N', readNumber],
  ['K', readNumbers],
  ['Q', readTexts],
  ['R', readRanking],
  ['S', readText('text')],
  ['T', readText('textarea')],
  ['U', readText('textarea')],
  [
    'Y',
    readOwnChoice([
      ['Y', messages.yes],
      ['N', messages.no],
    ]),
  ],
  [
    'G',
    readOwnChoice([
      ['F', messages.female],
      ['M', messages.male],
    ]),
  ],
  ['D', readDate],
  ['I', lostType],
  ['*', lostType],
  ['|', lostType],
]);

/** The questions that a question of LimeSurvey becomes. Null, with a remark, for what cannot be asked here. */
export const readQuestion: QuestionReader = (question, context) => {
  const reader = readers.get(question.type);
  if (reader) return reader(question, context);
  context.remarks.lost.push({ where: context.where, why: messages.unknownType(question.type.slice(0, 20)) });
  return null;
};

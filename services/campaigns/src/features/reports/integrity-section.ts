import { type QuestionResult, type StatementRowCode, statementMessages, statementRowLabels } from '@folkmoot/contracts';
import type { BlockOf, DocumentBlock, DocumentSection } from '@folkmoot/documents';
import type { QuestionCells } from '../../entities/publication';
import type { IntegrityFacts } from './integrity-facts.types';
import { messages } from './report-document.messages';
import type { Facts } from './report-sections';

const PERCENT = 100;

/** Visits say about how many people answered. */
const routes: readonly StatementRowCode[] = ['by_qr_code', 'by_email', 'by_social', 'by_external', 'by_direct'];

const ofPeople: readonly StatementRowCode[] = [
  'responses',
  'counted',
  'at_shared_places',
  'marked',
  'doubtful',
  'organised',
  'excluded',
];

type Row = IntegrityFacts['statement']['rows'][number];

/** One result of a question, as the document prints it. */
interface Side {
  readonly answered: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly mean: number | null;
  readonly hidesAnswered: boolean;
  readonly hides: (value: string) => boolean;
}

type Effect = IntegrityFacts['effects'][number];

/** The results of one question beside each other. */
interface Compared {
  readonly index: number;
  /** The questions of the report: labels are in its language. */
  readonly result: QuestionResult;
  readonly effect: Effect;
  readonly sides: readonly Side[];
  readonly hasHidden: boolean;
}

type Figures = Pick<Side, 'answered' | 'counts' | 'mean'>;

const figuresOf = ({ responses, rows, mean }: Effect['all']): Figures => ({
  answered: responses,
  counts: new Map(rows.map(({ value, count }) => [value, count])),
  mean,
});

const meanOf = ({ means = [] }: QuestionResult): number | null => means.find(({ value }) => value === '')?.mean ?? null;

const figuresIn = (result: QuestionResult): Figures => ({
  answered: result.answered,
  counts: new Map(result.segments?.map(({ value, count }) => [value, count])),
  mean: meanOf(result),
});

const sideOf = (figures: Figures, cells: QuestionCells | undefined, { counts }: Facts): Side => {
  if (counts.audience === 'internal') return { ...figures, hidesAnswered: false, hides: () => false };
  const rows = [...(cells?.rows ?? []), ...(cells?.parts ?? []).flatMap((part) => part.rows)];
  const byValue = new Map(rows.map((row) => [row.of, row.cells]));
  return {
    ...figures,
    hidesAnswered: cells === undefined || counts.hides(cells.answered),
    hides: (value) => byValue.get(value)?.some(counts.hides) ?? true,
  };
};

const isHiddenIn = ({ counts, hidesAnswered, hides }: Side): boolean => hidesAnswered || [...counts.keys()].some(hides);

/** The results that are compared, in the order of the report. */
const comparedIn = ({ effects }: IntegrityFacts, about: Facts): Compared[] => {
  const { integrity, questions } = about.counts;
  const byId = <T extends { readonly questionId: string }>(list: readonly T[] = []) =>
    new Map(list.map((each) => [each.questionId, each]));
  const [byEffect, all, withoutDoubtful] = [
    byId(effects),
    byId(integrity?.sides?.all),
    byId(integrity?.sides?.withoutDoubtful),
  ];
  return about.report.results.flatMap((result, index) => {
    const effect = byEffect.get(result.questionId);
    if (!effect || effect.all.responses === 0) return [];
    const sides = [
      sideOf(figuresOf(effect.all), all.get(result.questionId), about),
      sideOf(figuresOf(effect.withoutDoubtful), withoutDoubtful.get(result.questionId), about),
      // A report of all responses counts everything but the excluded ones.
      sideOf(figuresIn(result), questions[index], about),
    ];
    return [{ index, result, effect, sides, hasHidden: sides.some(isHiddenIn) }];
  });
};

/** Whether the largest difference says nothing about hidden rows: it is that of rows in sight, and wide enough. */
const isOpenDifference = (
  value: number,
  compared: readonly Compared[],
  facts: IntegrityFacts,
  about: Facts,
): boolean => {
  const closed = compared.filter(({ hasHidden }) => hasHidden);
  if (closed.length === 0) return true;
  const hidden = new Set(closed.map(({ result }) => result.questionId));
  const isSeen = facts.differences.some(({ questionId, points }) => points === value && !hidden.has(questionId));
  const fewest = Math.min(...closed.flatMap(({ sides }) => sides.map(({ answered }) => answered)));
  return isSeen && (value / PERCENT) * fewest >= about.counts.smallest;
};

/** Codes of the rows of the statement that a publication hides. */
const hiddenRows = (facts: IntegrityFacts, about: Facts, compared: readonly Compared[]): Set<StatementRowCode> => {
  const { counts } = about;
  if (counts.audience === 'internal') return new Set();
  const values = new Map(facts.statement.rows.map(({ code, value }) => [code, value]));
  const doubtful = values.get('doubtful') ?? 0;
  // Where no number of people can be shown beside those of the report, all of them are hidden.
  const people: readonly (readonly [StatementRowCode, string | null])[] = counts.integrity
    ? [...counts.integrity.statement]
    : ofPeople.map((code) => [code, null]);
  const hidden = new Set(people.flatMap(([code, id]) => (id === null || counts.hides(id) ? [code] : [])));
  if (hidden.has('responses')) for (const code of routes) hidden.add(code);
  if (hidden.has('doubtful')) hidden.add('changed_orders').add('largest_difference');
  const largest = values.get('largest_difference') ?? 0;
  if (doubtful > 0 && !isOpenDifference(largest, compared, facts, about)) hidden.add('largest_difference');
  return hidden;
};

const points = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

const valueIn = ({ answered, counts, hides, hidesAnswered }: Side, value: string): string => {
  if (hidesAnswered || hides(value)) return messages.hidden;
  const count = counts.get(value) ?? 0;
  return messages.shareOf(count, answered === 0 ? 0 : (count / answered) * PERCENT);
};

const meanIn = (side: Side): string => {
  if (isHiddenIn(side)) return messages.hidden;
  return side.mean === null ? '–' : side.mean.toLocaleString('en', { maximumFractionDigits: 2 });
};

const answeredIn = ({ answered, hidesAnswered }: Side): string =>
  hidesAnswered ? messages.hidden : answered.toLocaleString('en');

const titleOf = ({ index, result }: Compared): string =>
  messages.numbered(index, result.title || messages.untitled(index));

const effectWords = ({ hasHidden, effect: { largestDifference, changesOrder } }: Compared): string =>
  hasHidden ? messages.hidden : messages.effect(points(largestDifference), changesOrder);

const tableOf = (compared: Compared, language: string | undefined): BlockOf<'table'> => {
  const { result, effect, sides, hasHidden } = compared;
  return {
    kind: 'table',
    title: titleOf(compared),
    notes: [hasHidden ? messages.someHidden : messages.effectNote(effectWords(compared))],
    headings: [messages.answer, messages.ofAll, messages.withoutDoubtful, messages.withoutExcluded],
    rows: [
      ...(result.segments ?? []).map(({ value, label }) => ({
        label,
        values: sides.map((side) => valueIn(side, value)),
      })),
      ...(effect.all.mean === null ? [] : [{ label: messages.mean, values: sides.map(meanIn) }]),
      { label: messages.peopleAnswered, values: sides.map(answeredIn) },
    ],
    language,
  };
};

/** The difference that the doubtful and the excluded responses make to each result. */
const effectBlocks = (about: Facts, compared: readonly Compared[], language: string | undefined): DocumentBlock[] => {
  if (compared.length === 0) return [];
  const heading: DocumentBlock = { kind: 'heading', text: messages.integrityEffects };
  const isLeftOut = about.counts.audience === 'publication' && !about.counts.integrity?.sides;
  if (!about.isWhole || isLeftOut) {
    return [heading, { kind: 'text', text: messages.effectsLeftOut[about.isWhole ? 'small' : 'filtered'] }];
  }
  return [
    heading,
    {
      kind: 'facts',
      caption: messages.integrityEffects,
      headings: [messages.question, messages.difference],
      rows: compared.map((each) => ({ label: titleOf(each), value: effectWords(each) })),
    },
    ...compared.map((each) => tableOf(each, language)),
  ];
};

const outsideParagraph: ReadonlySet<StatementRowCode> = new Set([
  ...routes,
  'at_shared_places',
  'marked',
  'largest_difference',
  'changed_orders',
]);

/** Without the difference when it is hidden. Without figures when a number of people in it is. */
const paragraph = (rows: readonly Row[], hidden: ReadonlySet<StatementRowCode>): string => {
  if (![...hidden].every((code) => outsideParagraph.has(code))) return messages.integrityHidden;
  const shown = rows.filter(({ code }) => !hidden.has(code));
  return statementMessages.paragraph(Object.fromEntries(shown.map(({ code, value }) => [code, value])));
};

/** The history of the responses, what difference it makes, and what nobody can know. */
export const integritySection = (
  facts: IntegrityFacts,
  about: Facts,
  language: string | undefined,
): DocumentSection => {
  const { rows, reasons, unknowableCodes } = facts.statement;
  const compared = comparedIn(facts, about);
  const hidden = hiddenRows(facts, about, compared);
  const isTouched = rows.some(({ code, value }) => (code === 'doubtful' || code === 'excluded') && value > 0);
  return {
    title: messages.integrity,
    startsPage: false,
    blocks: [
      { kind: 'text', text: paragraph(rows, hidden) },
      ...(about.isWhole ? [] : [{ kind: 'text' as const, tone: 'soft' as const, text: messages.integrityOfAll }]),
      {
        kind: 'facts',
        caption: messages.integrity,
        headings: [messages.metric, messages.value],
        rows: rows.map(({ code, value }) => ({
          label: statementRowLabels[code],
          value: hidden.has(code) ? messages.hidden : points(value),
        })),
      },
      ...(reasons.length === 0
        ? []
        : [
            { kind: 'heading' as const, text: messages.integrityReasons },
            ...reasons.map((text) => ({ kind: 'text' as const, text })),
          ]),
      ...(isTouched ? effectBlocks(about, compared, language) : []),
      { kind: 'heading', text: messages.unknowable },
      ...unknowableCodes.map((code) => ({ kind: 'text' as const, text: statementMessages.unknowable[code] })),
    ],
  };
};

import { type StatementRowCode, statementMessages, statementRowLabels } from '@folkmoot/contracts';
import type { DocumentBlock, DocumentSection } from '@folkmoot/documents';
import type { IntegrityFacts } from './integrity-facts.types';
import { messages } from './report-document.messages';
import type { Facts } from './report-sections';

/** Numbers of people. The others say nothing about how many people did something, or visits do not. */
const ofPeople: ReadonlySet<StatementRowCode> = new Set([
  'responses',
  'counted',
  'at_shared_places',
  'marked',
  'doubtful',
  'organised',
  'excluded',
]);

/** Figures that would show a hidden one: the excluded ones are the difference of those received and those that count. */
const follows: ReadonlyMap<StatementRowCode, StatementRowCode> = new Map<StatementRowCode, StatementRowCode>([
  ['responses', 'excluded'],
  ['counted', 'responses'],
  ['by_qr_code', 'responses'],
  ['by_email', 'responses'],
  ['by_social', 'responses'],
  ['by_external', 'responses'],
  ['by_direct', 'responses'],
  ['largest_difference', 'doubtful'],
  ['changed_orders', 'doubtful'],
]);

type Row = IntegrityFacts['statement']['rows'][number];

const isSmall = ({ counts }: Facts, { code, value }: Row): boolean =>
  ofPeople.has(code) &&
  value > 0 &&
  (counts.isSmall(value) || (code === 'responses' && counts.hides(counts.unfiltered)));

/** Codes of the rows that a publication hides. */
const hiddenRows = (about: Facts, rows: readonly Row[]): ReadonlySet<StatementRowCode> => {
  const small = new Set(rows.filter((row) => isSmall(about, row)).map(({ code }) => code));
  const following = [...follows].flatMap(([code, source]) => (small.has(source) ? [code] : []));
  return new Set([...small, ...following]);
};

const points = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

const effectRows = ({ effects }: IntegrityFacts) =>
  effects.map(({ label, largestDifference, changesOrder }, index) => ({
    label: messages.numbered(index, label || messages.untitled(index)),
    value: messages.effect(points(largestDifference), changesOrder),
  }));

/** The history of the responses, what difference it makes, and what nobody can know. */
export const integritySection = (facts: IntegrityFacts, about: Facts): DocumentSection => {
  const { rows, reasons, unknowableCodes } = facts.statement;
  const hidden = hiddenRows(about, rows);
  const figures = Object.fromEntries(rows.map(({ code, value }) => [code, value]));
  const soft = (text: string): DocumentBlock => ({ kind: 'text', tone: 'soft', text });
  const isShown = !hidden.has('doubtful') && !hidden.has('excluded');
  const hasEffects = isShown && facts.effects.length > 0 && (figures.doubtful ?? 0) + (figures.excluded ?? 0) > 0;
  return {
    title: messages.integrity,
    startsPage: false,
    blocks: [
      { kind: 'text', text: hidden.size === 0 ? statementMessages.paragraph(figures) : messages.integrityHidden },
      ...(about.filters.length > 0 ? [soft(messages.integrityOfAll)] : []),
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
      ...(hasEffects
        ? [
            { kind: 'heading' as const, text: messages.integrityEffects },
            {
              kind: 'facts' as const,
              caption: messages.integrityEffects,
              headings: [messages.question, messages.difference] as const,
              rows: effectRows(facts),
            },
          ]
        : []),
      { kind: 'heading', text: messages.unknowable },
      ...unknowableCodes.map((code) => ({ kind: 'text' as const, text: statementMessages.unknowable[code] })),
    ],
  };
};

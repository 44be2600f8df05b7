/** @file How much of each style of programs is in a doubtful wave, and how many people are. */
import { type FoundWave, findWaves, traceOf } from '@folkmoot/integrity';
import { median } from '../rounds';
import {
  type FakeStyle,
  fakeStyles,
  type MadeResponses,
  makeResponses,
  type SurveyDefinition,
  type Truth,
} from './make-responses';

export const KEY = new Uint8Array(32).fill(7);

/** Percent, by what is measured. Left out when the survey has no such responses. */
type Figures = ReadonlyMap<string, number>;

export interface Measured {
  readonly survey: string;
  readonly seed: number;
  readonly waves: readonly FoundWave[];
  readonly seconds: number;
  readonly careful: readonly FakeStyle[];
  readonly figures: Figures;
  readonly made: MadeResponses;
}

interface Measure {
  readonly name: string;
  readonly kind: FoundWave['kind'];
  readonly isOf: (truth: Truth) => boolean;
  /** `least` when more is better. */
  readonly target: { readonly least?: number; readonly most?: number };
}

const UNTARGETED: readonly FakeStyle[] = ['pushed answer'];

export const measures: readonly Measure[] = [
  ...fakeStyles.map(
    (style, index): Measure => ({
      name: `${index + 1} ${style}`,
      kind: 'doubtful',
      isOf: ({ by, kind }) => by === 'fake' && kind === style,
      target: UNTARGETED.includes(style) ? {} : { least: 99 },
    }),
  ),
  { name: 'honest', kind: 'doubtful', isOf: ({ by }) => by === 'honest', target: { most: 0.5 } },
  {
    name: 'honest: library',
    kind: 'doubtful',
    isOf: ({ by, kind }) => by === 'honest' && kind === 'library',
    target: { most: 1 },
  },
  ...(['mailing', 'newspaper', 'school', 'straight', 'again', 'household'] as const).map(
    (honest): Measure => ({
      name: `honest: ${honest}`,
      kind: 'doubtful',
      isOf: ({ by, kind }) => by === 'honest' && kind === honest,
      target: {},
    }),
  ),
  { name: 'group: doubtful', kind: 'doubtful', isOf: ({ by }) => by === 'prepared', target: { most: 2 } },
  { name: 'group: organised', kind: 'organised', isOf: ({ by }) => by === 'prepared', target: {} },
  { name: 'honest: organised', kind: 'organised', isOf: ({ by }) => by === 'honest', target: {} },
];

const figuresOf = ({ truth }: MadeResponses, waves: readonly FoundWave[]): Figures => {
  const kinds = new Map<number, FoundWave['kind']>();
  for (const { kind, members } of waves) for (const number of members) kinds.set(number, kind);
  const figures = new Map<string, number>();
  for (const { name, kind, isOf } of measures) {
    const numbers = truth.flatMap((each, index) => (isOf(each) ? [index + 1] : []));
    const inside = numbers.filter((number) => kinds.get(number) === kind).length;
    if (numbers.length > 0) figures.set(name, (100 * inside) / numbers.length);
  }
  return figures;
};

export const measure = (survey: SurveyDefinition, seed: number, scale: number): Measured => {
  const made = makeResponses(survey, seed, scale);
  const { shape, circumstances, responses, careful } = made;
  const began = performance.now();
  const traces = responses.map((response) => traceOf(response, shape, KEY));
  const waves = findWaves(traces, { shape, circumstances, decided: [] });
  const seconds = (performance.now() - began) / 1_000;
  return { survey: survey.name, seed, waves, seconds, careful, figures: figuresOf(made, waves), made };
};

const targetText = ({ least, most }: Measure['target']): string => {
  if (least !== undefined) return `at least ${least} %`;
  return most === undefined ? '' : `at most ${most} %`;
};

/** The figure that is furthest from the target: the lowest where more is better. */
const worstOf = (values: readonly number[], { kind, name, target }: Measure): number => {
  const isBetterHigh = target.least !== undefined || (kind === 'organised' && name.startsWith('group'));
  const isReported = target.least === undefined && target.most === undefined && name.startsWith('8');
  return isBetterHigh || isReported ? Math.min(...values) : Math.max(...values);
};

const isMet = (worst: number, { least, most }: Measure['target']): string => {
  if (least === undefined && most === undefined) return '';
  return worst >= (least ?? 0) && worst <= (most ?? 100) ? 'met' : 'missed';
};

/** Median and worst of each measure. */
export const summaryOf = (results: readonly Measured[]) =>
  measures.flatMap((each) => {
    const values = results.flatMap(({ figures }) => figures.get(each.name) ?? []);
    if (values.length === 0) return [];
    const worst = worstOf(values, each);
    return [
      {
        name: each.name,
        median: Number(median(values).toFixed(2)),
        worst: Number(worst.toFixed(2)),
        target: targetText(each.target),
        result: isMet(worst, each.target),
      },
    ];
  });

const LISTED = ['honest', 'honest: library', 'group: doubtful', 'group: organised'];

/** One line for a survey and a seed: styles in their order, then people. A star is a careful program. */
export const lineOf = ({ survey, seed, waves, seconds, careful, figures }: Measured): string => {
  const styles = fakeStyles.map((style, index) => {
    const figure = figures.get(`${index + 1} ${style}`);
    return `${figure?.toFixed(1) ?? '-'}${careful.includes(style) ? '*' : ''}`.padStart(7);
  });
  const people = LISTED.map((name) => (figures.get(name)?.toFixed(2) ?? '-').padStart(7));
  return `${survey.padEnd(24)} ${String(seed).padStart(4)} ${styles.join('')} |${people.join('')} | ${waves.length} waves, ${seconds.toFixed(1)} s`;
};

export const HEAD = `${''.padEnd(29)} ${fakeStyles.map((_, index) => `style ${index + 1}`.padStart(7)).join('')} | honest library  group organised`;

/** The waves of one result with who is in each, for those who tune. */
export const wavesOf = ({ waves, made: { truth } }: Measured): string[] =>
  waves.map(({ kind, members, reasons }) => {
    const counts = new Map<string, number>();
    for (const number of members) {
      const { by, kind: which } = truth[number - 1] as Truth;
      counts.set(`${by} ${which}`, (counts.get(`${by} ${which}`) ?? 0) + 1);
    }
    const inside = [...counts].sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} ${count}`);
    return `  ${kind} ${members.length} [${reasons.map(({ code }) => code).join(', ')}]: ${inside.join(', ')}`;
  });

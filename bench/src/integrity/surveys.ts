import type { SurveyShape } from '@folkmoot/integrity';
import type { Language, SetName } from './material';

export type ClosedKind = 'rating' | 'choice' | 'choices' | 'ranking' | 'number';

/** A question with answers to choose from. `options` is the points of a rating, or the highest number. */
export interface ClosedDefinition {
  readonly id: string;
  readonly kind: ClosedKind;
  readonly options: number;
}

export interface SurveyDefinition {
  readonly name: string;
  readonly set: SetName;
  /** How many people in a hundred answer in each language. */
  readonly languages: Partial<Readonly<Record<Language, number>>>;
  readonly timezone: string;
  /** The day on which it opens. */
  readonly monday: string;
  readonly closed: readonly ClosedDefinition[];
  readonly texts: number;
  /** Index of the closed question that groups and programs care about. */
  readonly pushed: number;
  /** At least 8 questions, 2 of them written. Figures of other shapes are reported as they are. */
  readonly isFull: boolean;
}

const SIGNS = { r: 'rating', c: 'choice', m: 'choices', o: 'ranking', n: 'number' } as const;

/** `r5 c3 m7 o4 n60`: kind and options of each question. */
const questionsOf = (signs: string): ClosedDefinition[] =>
  signs.split(' ').map((sign, index) => ({
    id: `q${index + 1}`,
    kind: SIGNS[sign[0] as keyof typeof SIGNS],
    options: Number(sign.slice(1)),
  }));

const survey = (
  set: SetName,
  name: string,
  signs: string,
  rest: Pick<SurveyDefinition, 'languages' | 'timezone' | 'monday' | 'texts' | 'pushed'>,
): SurveyDefinition => {
  const closed = questionsOf(signs);
  return { set, name, closed, ...rest, isFull: closed.length + rest.texts >= 8 && rest.texts >= 2 };
};

const LONDON = 'Europe/London';
const MADRID = 'Europe/Madrid';
const RIYADH = 'Asia/Riyadh';
const MIXED = { en: 55, cy: 20, es: 15, ar: 10 };

export const surveys: readonly SurveyDefinition[] = [
  survey('tuning', 'streets, en', 'r5 r5 r5 r5 c4 c6 m7 o5 n60 c2', {
    languages: { en: 100 },
    timezone: LONDON,
    monday: '2026-03-09',
    texts: 2,
    pushed: 9,
  }),
  survey('tuning', 'market, cy', 'c5 r5 r5 m6 o4 r5 c3 n40', {
    languages: { cy: 100 },
    timezone: LONDON,
    monday: '2026-01-12',
    texts: 2,
    pushed: 6,
  }),
  survey('tuning', 'town plan, es', 'r10 r10 c5 c5 c4 m8 r10 o6 n90 r10 c3', {
    languages: { es: 100 },
    timezone: MADRID,
    monday: '2026-10-05',
    texts: 2,
    pushed: 2,
  }),
  survey('tuning', 'services, ar', 'c4 r5 c5 r5 m5 r5 o5 n30 c3', {
    languages: { ar: 100 },
    timezone: RIYADH,
    monday: '2026-02-02',
    texts: 2,
    pushed: 0,
  }),
  survey('tuning', 'borough, mixed', 'r5 r5 r5 r5 r5 r5 c7 c4 m9 m6 o5 n100 c3', {
    languages: MIXED,
    timezone: LONDON,
    monday: '2026-05-04',
    texts: 3,
    pushed: 12,
  }),
  survey('tuning', 'ratings only, en', 'r5 r5 r5 r5 r5 r5 r5 r5', {
    languages: { en: 100 },
    timezone: LONDON,
    monday: '2026-03-09',
    texts: 0,
    pushed: 0,
  }),
  survey('tuning', 'a written question, en', 'r5 c4 c3 m5 r5 n20', {
    languages: { en: 100 },
    timezone: LONDON,
    monday: '2026-03-09',
    texts: 1,
    pushed: 2,
  }),
  survey('tuning', '3 questions, es', 'c4 r5', {
    languages: { es: 100 },
    timezone: MADRID,
    monday: '2026-10-05',
    texts: 1,
    pushed: 0,
  }),
  survey('measuring', 'park, en', 'c5 r5 r5 c4 m8 r5 r5 o6 n50 c3 r5', {
    languages: { en: 100 },
    timezone: LONDON,
    monday: '2026-09-07',
    texts: 2,
    pushed: 9,
  }),
  survey('measuring', 'leisure, cy', 'r5 c4 r5 r5 c6 m5 n20 o5 c2', {
    languages: { cy: 100 },
    timezone: LONDON,
    monday: '2026-04-13',
    texts: 2,
    pushed: 8,
  }),
  survey('measuring', 'harbour, es', 'c3 c4 r5 r5 r5 m6 o5 n80', {
    languages: { es: 100 },
    timezone: MADRID,
    monday: '2026-06-01',
    texts: 2,
    pushed: 0,
  }),
  survey('measuring', 'housing, ar', 'r5 r5 c6 m6 c5 r5 r5 n40 o4 c4', {
    languages: { ar: 100 },
    timezone: RIYADH,
    monday: '2026-11-02',
    texts: 2,
    pushed: 4,
  }),
  survey('measuring', 'county, mixed', 'c6 r10 r10 r10 r10 m7 c3 c5 o5 n60 r10 m5', {
    languages: MIXED,
    timezone: LONDON,
    monday: '2026-10-12',
    texts: 2,
    pushed: 6,
  }),
  survey('measuring', 'ratings only, es', 'r10 r10 r10 r10 r10 r10 r10 r10 r10', {
    languages: { es: 100 },
    timezone: MADRID,
    monday: '2026-06-01',
    texts: 0,
    pushed: 0,
  }),
  survey('measuring', 'a written question, cy', 'c4 r5 r5 m6 c3 o4 n30', {
    languages: { cy: 100 },
    timezone: LONDON,
    monday: '2026-04-13',
    texts: 1,
    pushed: 4,
  }),
  survey('measuring', '3 questions, en', 'r5 c5', {
    languages: { en: 100 },
    timezone: LONDON,
    monday: '2026-09-07',
    texts: 1,
    pushed: 1,
  }),
];

export const shapeOf = ({ closed, texts }: SurveyDefinition): SurveyShape => ({
  closed: closed.map(({ id, kind, options }) => {
    if (kind === 'rating') return { id, kind: 'number', options };
    return { id, kind, options: kind === 'number' ? 0 : options };
  }),
  texts: Array.from({ length: texts }, (_, index) => ({ id: `w${index + 1}` })),
});

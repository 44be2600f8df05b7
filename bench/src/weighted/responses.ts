import type {
  Answer,
  PayloadOf,
  PopulationDimension,
  QuestionInput,
  responseSubmittedEvent,
} from '@folkmoot/contracts';
import { seededRandom } from '@folkmoot/statistics';

/** Categories of area, age band, tenure, ethnic group and gender. */
const SIZES = [21, 7, 4, 6, 3] as const;
const NOT_ANSWERED = 0.05;
const RATINGS = 10;
const DAYS = 90;
const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-01-01T00:00:00.000Z');

const idsOf = (size: number): string[] => Array.from({ length: size }, (_, index) => `c${index}`);

export const population: PopulationDimension[] = SIZES.map((size, dimension) => ({
  id: dimension === 0 ? 'area' : `d${dimension}`,
  name: `Dimension ${dimension}`,
  kind: 'custom',
  source: '',
  asOf: null,
  categories: idsOf(size).map((id, index) => ({ id, name: id, people: 1_000 + 100 * ((index * 7) % size) })),
}));

/** Five linked questions, ten ratings and a number. */
export const weightedQuestions: readonly QuestionInput[] = [
  ...population.map(
    ({ id, name, categories }): QuestionInput => ({
      id: `by_${id}`,
      type: 'dropdown',
      title: name,
      required: false,
      options: categories.map((category) => ({ id: category.id, label: category.name })),
      population: { dimensionId: id, options: Object.fromEntries(categories.map((each) => [each.id, each.id])) },
    }),
  ),
  ...Array.from(
    { length: RATINGS },
    (_, index): QuestionInput => ({ id: `r${index}`, type: 'rating', title: `Rating ${index}`, required: false }),
  ),
  { id: 'hours', type: 'number', title: 'Hours', required: false, numberRange: { min: 0, max: 100 } },
];

/** The first categories answer more often than the last. The same number makes the same answers. */
export const answersOf = (at: number): Answer[] => {
  const random = seededRandom(at * 7_919 + 24);
  const linked = population.flatMap(({ id, categories }): Answer[] => {
    const category = categories[Math.floor(categories.length * random() ** 1.3)];
    return random() < NOT_ANSWERED ? [] : [{ questionId: `by_${id}`, answer: category?.id ?? '' }];
  });
  const ratings = Array.from({ length: RATINGS }, (_, index) => ({
    questionId: `r${index}`,
    answer: 1 + Math.floor(random() * 5),
  }));
  return [...linked, ...ratings, { questionId: 'hours', answer: Math.floor(random() * 101) }];
};

/** Responses as the intake publishes them, spread over ninety days. */
export const weightedResponsesOf = (
  campaignId: string,
  from: number,
  count: number,
): PayloadOf<typeof responseSubmittedEvent>[] =>
  Array.from({ length: count }, (_, offset) => {
    const at = from + offset;
    const answers = answersOf(at);
    return {
      responseId: `${campaignId}-${at}`,
      campaignId,
      version: 1,
      round: 1,
      submittedAt: new Date(FIRST + (at % DAYS) * DAY_MS + (at % DAY_MS)).toISOString(),
      completionTimeSeconds: 60 + (at % 300),
      answers,
      deviceType: 'mobile',
      browserFamily: 'Chrome',
      totalQuestions: weightedQuestions.length,
      questionsAnswered: answers.length,
      marks: [],
    };
  });

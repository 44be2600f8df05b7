import type { Answer, PayloadOf, QuestionInput, responseSubmittedEvent } from '@folkmoot/contracts';

const OPTIONS = 5;
const DAYS = 90;
const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-01-01T00:00:00.000Z');

const optionsOf = (id: string) =>
  Array.from({ length: OPTIONS }, (_, index) => ({ id: `${id}_${index}`, label: `Option ${index + 1} of ${id}` }));

const kinds = ['dropdown', 'multiselect', 'rating', 'number', 'text'] as const;

/** Twenty questions, four of each of five types. */
export const questions: readonly QuestionInput[] = Array.from({ length: 20 }, (_, index) => {
  const type = kinds[index % kinds.length] ?? 'text';
  const id = `q${index}`;
  const choices = type === 'dropdown' || type === 'multiselect' ? { options: optionsOf(id) } : {};
  return { id, type, title: `Question ${index + 1}`, required: false, ...choices };
});

const wishes = ['More benches', 'Light along the river path in winter', 'Nothing', 'Toilets that are open at weekends'];

const answers: Readonly<Record<(typeof kinds)[number], (id: string, seed: number) => Answer['answer']>> = {
  dropdown: (id, seed) => `${id}_${seed % OPTIONS}`,
  multiselect: (id, seed) => [`${id}_${seed % 2}`, `${id}_${2 + (seed % 3)}`],
  rating: (_, seed) => 1 + (seed % 5),
  number: (_, seed) => 1 + (seed % 10),
  text: (_, seed) => wishes[seed % wishes.length] ?? '',
};

const answersOf = (at: number): Answer[] =>
  questions.map(({ id = '' }, index) => ({
    questionId: id,
    answer: answers[kinds[index % kinds.length] ?? 'text'](id, at * 7 + index * 3),
  }));

/** Responses as the intake publishes them, spread over ninety days. */
export const responsesOf = (
  campaignId: string,
  from: number,
  count: number,
): PayloadOf<typeof responseSubmittedEvent>[] =>
  Array.from({ length: count }, (_, offset) => {
    const at = from + offset;
    return {
      responseId: `${campaignId}-${at}`,
      campaignId,
      version: 1,
      round: 1,
      submittedAt: new Date(FIRST + (at % DAYS) * DAY_MS + (at % DAY_MS)).toISOString(),
      completionTimeSeconds: 60 + (at % 300),
      answers: answersOf(at),
      deviceType: 'mobile',
      browserFamily: 'Chrome',
      totalQuestions: questions.length,
      questionsAnswered: questions.length,
      marks: [],
    };
  });

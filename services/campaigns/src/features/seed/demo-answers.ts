import type { Answer } from '@folkmoot/contracts';
import type { Random } from '@folkmoot/sample-data/random';

/** Weights of the faces from sad to smiling: most people are satisfied. */
export const CONTENT = [6, 12, 20, 38, 24];
export const DOUBTFUL = [22, 28, 24, 18, 8];

export const rating = (random: Random, questionId: string, weights: readonly number[]): Answer => ({
  questionId,
  answer: random.weighted(weights) + 1,
});

export const text = (random: Random, questionId: string, texts: readonly string[]): Answer => ({
  questionId,
  answer: random.pick(texts),
});

/** An option and its popularity. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
}

export const oneOf = (random: Random, questionId: string, choices: readonly Choice[]): Answer => ({
  questionId,
  answer: choices[random.weighted(choices.map(({ weight }) => weight))]?.id ?? '',
});

/** Selects each option independently, with its weight as percentage. No option means no answer. */
export const someOf = (random: Random, questionId: string, choices: readonly Choice[]): Answer[] => {
  const answer = choices.filter(({ weight }) => random.next() * 100 < weight).map(({ id }) => id);
  return answer.length > 0 ? [{ questionId, answer }] : [];
};

/** All options in random order, more popular ones more often first. */
export const inOrder = (random: Random, questionId: string, choices: readonly Choice[]): Answer => ({
  questionId,
  answer: choices
    .map(({ id, weight }) => ({ id, rank: random.next() ** (1 / weight) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ id }) => id),
});

/** Leaves out the answer to an optional question with a probability. */
export const sometimes = (random: Random, share: number, answer: () => Answer): Answer[] =>
  random.next() < share ? [answer()] : [];

export const optionsOf = (choices: readonly Choice[]): { id: string; label: string }[] =>
  choices.map(({ id, label }) => ({ id, label }));

import type { Integrity, Wave, WaveDecision, WaveEffect } from '@folkmoot/contracts/client';

/** The choices of staff in the form; `undecided` takes a decision back. */
export type Choice = WaveDecision | 'undecided';

const choices: readonly Choice[] = ['kept', 'organised', 'excluded', 'undecided'];

export const isChoice = (text: string): text is Choice => choices.some((choice) => choice === text);

/** Only a decided group can go back to undecided. */
export const choicesFor = ({ decision }: Wave): readonly Choice[] =>
  decision === null ? choices.slice(0, 3) : choices;

/** The responses that the report counts now, and after a choice for a group without `leftOut` of its responses. */
export const countsAfter = (
  { responses, excluded }: Pick<Integrity, 'responses' | 'excluded'>,
  wave: Pick<Wave, 'responses' | 'excluded' | 'decision'>,
  choice: Choice,
  leftOut: number,
): { before: number; after: number } => {
  const before = responses - excluded;
  const isExcluded = wave.decision === 'excluded';
  // Responses that somebody excluded one at a time keep their own decision.
  const restored = isExcluded ? wave.excluded : 0;
  const own = isExcluded ? 0 : wave.excluded;
  const taken = choice === 'excluded' ? Math.max(0, wave.responses - own - leftOut) : 0;
  return { before, after: before + restored - taken };
};

type Effect = Pick<WaveEffect, 'changesOrder' | 'largestDifference'>;

const byDifference = (a: Effect, b: Effect): number =>
  b.largestDifference - a.largestDifference || Number(b.changesOrder) - Number(a.changesOrder);

const isEqual = ({ largestDifference, changesOrder }: Effect): boolean => largestDifference === 0 && !changesOrder;

/** The effects that change something, the largest first, and those that do not. */
export const sortEffects = <E extends Effect>(effects: readonly E[]): { changing: E[]; equal: E[] } => ({
  changing: effects.filter((effect) => !isEqual(effect)).sort(byDifference),
  equal: effects.filter(isEqual),
});

/** The largest difference of the results, and the questions whose order changes. */
export const summaryOf = (effects: readonly Effect[]): { points: number; orders: number } => ({
  points: Math.max(0, ...effects.map(({ largestDifference }) => largestDifference)),
  orders: effects.filter(({ changesOrder }) => changesOrder).length,
});

/** The moment of a check as an age, so far as an age says more than a date. */
export const ageOf = (checkedAt: string, now: number): { minutes: number } | { hours: number } | null => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(checkedAt)) / 60_000));
  if (minutes < 60) return { minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { hours } : null;
};

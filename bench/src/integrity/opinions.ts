import type { Draws } from './draws';
import type { ClosedDefinition, SurveyDefinition } from './surveys';

/** In the order of the questions; null is unanswered. */
export type ClosedAnswers = (string | null)[];

/** Where a person belongs: one of the groups that think alike, and two traits of their own. */
export interface Outlook {
  readonly group: number;
  readonly traits: readonly [number, number];
}

export interface Opinions {
  readonly outlook: (draws: Draws) => Outlook;
  /** The answers of an honest person. Some questions are left out. */
  readonly answers: (outlook: Outlook, draws: Draws) => ClosedAnswers;
  /** An answer to one question as honest people answer it. */
  readonly answer: (index: number, outlook: Outlook, draws: Draws) => string;
  /** An answer drawn evenly from everything that can be answered. */
  readonly evenAnswer: (index: number, draws: Draws) => string;
  /** The answer of somebody who takes the same place in every question. */
  readonly straightAnswer: (index: number, place: number) => string;
}

const GROUPS = [0.36, 0.27, 0.22, 0.15];
const NOISE = 0.65;
const LEFT_OUT = 0.03;
const STOPS_EARLY = 0.03;

const optionId = (index: number): string => String.fromCharCode(97 + index);

/** Moves the answers to one question. */
interface Leaning {
  readonly base: readonly number[];
  readonly byGroup: readonly (readonly number[])[];
  readonly byTrait: readonly (readonly number[])[];
}

const leaningOf = ({ kind, options }: ClosedDefinition, draws: Draws): Leaning => {
  const size = kind === 'rating' || kind === 'number' ? 1 : options;
  const several = (spread: number) => Array.from({ length: size }, () => spread * draws.normal());
  return {
    base: several(kind === 'rating' ? 0.35 : 0.7),
    byGroup: GROUPS.map(() => several(0.75)),
    byTrait: [several(0.6), several(0.4)],
  };
};

const utilities = ({ base, byGroup, byTrait }: Leaning, { group, traits }: Outlook): number[] =>
  base.map(
    (value, at) =>
      value + (byGroup[group]?.[at] ?? 0) + (byTrait[0]?.[at] ?? 0) * traits[0] + (byTrait[1]?.[at] ?? 0) * traits[1],
  );

/** People name round numbers. */
const rounded = (value: number, draws: Draws): number => {
  if (value < 10) return Math.round(value);
  return draws.chance(0.75) ? 5 * Math.round(value / 5) : Math.round(value);
};

type Answering = (question: ClosedDefinition, wants: readonly number[], draws: Draws) => string;

const ranked = (wants: readonly number[], draws: Draws): number[] => {
  const noisy = wants.map((want, index) => ({ index, want: want + 0.8 * draws.gumbel() }));
  return noisy.sort((a, b) => b.want - a.want).map(({ index }) => index);
};

const answering: Readonly<Record<ClosedDefinition['kind'], Answering>> = {
  rating: ({ options }, [want = 0], draws) => {
    const place = (want + NOISE * draws.normal() + 1.9) / 3.8;
    return String(Math.max(1, Math.min(options, 1 + Math.floor(place * options))));
  },
  choice: (_, wants, draws) => optionId(ranked(wants, draws)[0] ?? 0),
  choices: (_, wants, draws) => {
    const chosen = wants.flatMap((want, index) =>
      draws.chance(1 / (1 + Math.exp(0.6 - 1.3 * want))) ? [optionId(index)] : [],
    );
    return chosen.length > 0 ? chosen.join('|') : optionId(ranked(wants, draws)[0] ?? 0);
  },
  ranking: (_, wants, draws) => ranked(wants, draws).map(optionId).join('|'),
  number: ({ options }, [want = 0], draws) =>
    String(Math.min(options, rounded((options / 6) * Math.exp(0.6 * want + 0.5 * draws.normal()), draws))),
};

const evenOrder = (options: number, draws: Draws): string[] =>
  Array.from({ length: options }, (_, index) => ({ id: optionId(index), at: draws.share() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);

const evenAnswers: Readonly<Record<ClosedDefinition['kind'], (options: number, draws: Draws) => string>> = {
  rating: (options, draws) => String(draws.whole(1, options)),
  choice: (options, draws) => optionId(draws.whole(0, options - 1)),
  choices: (options, draws) => evenOrder(options, draws).slice(0, draws.whole(1, options)).sort().join('|'),
  ranking: (options, draws) => evenOrder(options, draws).join('|'),
  number: (options, draws) => String(draws.whole(0, options)),
};

const straight: Readonly<Record<ClosedDefinition['kind'], (options: number, place: number) => string>> = {
  rating: (options, place) => String(Math.min(options, place + 1)),
  choice: (options, place) => optionId(Math.min(options - 1, place)),
  choices: (options, place) => optionId(Math.min(options - 1, place)),
  ranking: (options) => Array.from({ length: options }, (_, index) => optionId(index)).join('|'),
  number: (options, place) => String(Math.min(options, place + 1)),
};

/** The opinions of the people of a survey: every seed has others. */
export const createOpinions = ({ closed }: SurveyDefinition, draws: Draws): Opinions => {
  const leanings = closed.map((question) => leaningOf(question, draws));
  const at = (index: number) => closed[index] as ClosedDefinition;
  const answer: Opinions['answer'] = (index, outlook, own) =>
    answering[at(index).kind](at(index), utilities(leanings[index] as Leaning, outlook), own);
  return {
    outlook: (own) => ({ group: own.index(GROUPS), traits: [own.normal(), own.normal()] }),
    answer,
    answers: (outlook, own) => {
      const last = own.chance(STOPS_EARLY) ? own.whole(1, closed.length) : closed.length;
      return closed.map((_, index) => (index >= last || own.chance(LEFT_OUT) ? null : answer(index, outlook, own)));
    },
    evenAnswer: (index, own) => evenAnswers[at(index).kind](at(index).options, own),
    straightAnswer: (index, place) => straight[at(index).kind](at(index).options, place),
  };
};

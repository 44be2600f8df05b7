import type { PopulationLink, Question, WeightingChoice } from '@folkmoot/contracts';
import { lookup } from '@folkmoot/contracts';
import type { Contribution, Increments } from '../report/rollup.domain';
import { createGatheringBy, questionIncrements } from '../report/rollup.domain';
import type { Response } from '../response/response.domain';
import {
  meetsTest,
  onceForEachAnswer,
  segmentsOf,
  weightedIncrementsOf,
  withOtherWords,
} from '../survey/question-types.domain';

/** The question that says in which category of a dimension a person is. */
export interface CellLink extends PopulationLink {
  readonly questionId: string;
}

/** `counting`: a job puts the responses into cells. Those up to `countedTo` are there. */
type CellState = 'none' | 'counting' | 'counted';

/** How a campaign is weighted, and how far its cells are counted. */
export interface StoredWeighting extends WeightingChoice {
  readonly campaignId: string;
  readonly councilId: string;
  /** Raised by each write, also by a count. */
  readonly revision: number;
  /** How often staff have changed the choice. */
  readonly choiceRevision: number;
  /** Links that the cells are counted by, in the order of the dimensions. */
  readonly links: readonly CellLink[];
  /** Cells of other generations are old ones. */
  readonly generation: number;
  readonly cells: CellState;
  /** Number of the last response that was put into a cell. */
  readonly countedTo: number;
  /** Cells are to be counted, or old ones to be deleted. */
  readonly isDue: boolean;
}

/** Key of a group of counted responses with the same categories. */
export interface CellKey {
  readonly campaignId: string;
  readonly generation: number;
  readonly series: number;
  readonly round: number;
  /** Category of each dimension, in the order of the links; empty where a person is in none. */
  readonly pattern: string;
}

/** Counters of the responses of a cell. */
export interface WeightCell extends CellKey, Pick<Increments, 'responses' | 'questions'> {}

/** Ids of categories have no comma. */
const SEPARATOR = ',';

export const cellId = ({ campaignId, generation, series, round, pattern }: CellKey): string =>
  [campaignId, generation, series, round, pattern].join(':');

export const categoriesIn = (pattern: string): (string | null)[] =>
  pattern.split(SEPARATOR).map((category) => category || null);

type Versioned = { readonly version: number; readonly questions: readonly Question[] };

const categoryReader = (link: CellLink, questions: readonly Question[]) => {
  const question = questions.find(({ id }) => id === link.questionId);
  if (!question) return () => '';
  const segments = segmentsOf(question);
  const categoryOf = onceForEachAnswer((answer) => {
    const segment = answer === undefined ? undefined : segments.find(({ test }) => meetsTest(answer, test));
    return lookup(link.options, segment?.value) ?? '';
  });
  return (answers: Response['answers']) =>
    categoryOf(answers.find((each) => each.questionId === link.questionId)?.answer);
};

/** Makes the function that finds the pattern of a response, by the questions of its version. */
export const patternReader = (links: readonly CellLink[], versions: readonly Versioned[]) => {
  const readers = new Map(
    versions.map(({ version, questions }) => [version, links.map((link) => categoryReader(link, questions))]),
  );
  const nowhere = links.map(() => '').join(SEPARATOR);
  return ({ version, answers }: Pick<Response, 'version' | 'answers'>): string =>
    readers
      .get(version)
      ?.map((read) => read(answers))
      .join(SEPARATOR) ?? nowhere;
};

export type CellContribution = Contribution<CellKey>;

type Countable = Pick<Response, 'campaignId' | 'series' | 'round' | 'version' | 'answers'>;

/** Makes the function that says what a response adds to its cell. */
export const cellCounter = ({ links, generation }: StoredWeighting, versions: readonly Versioned[]) => {
  const patternOf = patternReader(links, versions);
  const questionsOf = new Map(versions.map(({ version, questions }) => [version, withOtherWords(questions)]));
  return (response: Countable): CellContribution => {
    const { campaignId, series, round, version, answers } = response;
    const questions = questionIncrements(answers, questionsOf.get(version) ?? [], weightedIncrementsOf);
    return {
      key: { campaignId, generation, series, round, pattern: patternOf(response) },
      increments: { responses: 1, seconds: {}, questions },
    };
  };
};

export const gatherCells = (contributions: readonly CellContribution[]): CellContribution[] => {
  const gathering = createGatheringBy(cellId);
  for (const contribution of contributions) gathering.add(contribution);
  return gathering.all();
};

/** Whether a response is in the cells. A count goes by their numbers, so it will still reach those with higher ones. */
export const isInCells = (
  { cells, countedTo }: Pick<StoredWeighting, 'cells' | 'countedTo'>,
  { number, isExcluded }: Pick<Response, 'number' | 'isExcluded'>,
): boolean => {
  if (cells === 'none' || isExcluded) return false;
  return cells === 'counted' || (number !== undefined && number <= countedTo);
};

/** A new generation of cells, by these links, which the next count fills. */
export const countedBy = (weighting: StoredWeighting, links: readonly CellLink[]): StoredWeighting => ({
  ...weighting,
  links,
  generation: weighting.generation + 1,
  cells: 'counting',
  countedTo: 0,
  isDue: true,
});

export const withoutCells = (weighting: StoredWeighting): StoredWeighting => ({
  ...weighting,
  links: [],
  generation: weighting.generation + 1,
  cells: 'none',
  countedTo: 0,
  isDue: true,
});

/** The state of a campaign that was never weighted. */
export const newWeighting = (campaignId: string, councilId: string): StoredWeighting => ({
  campaignId,
  councilId,
  revision: 0,
  choiceRevision: 0,
  isOn: false,
  dimensionIds: [],
  trim: null,
  links: [],
  generation: 0,
  cells: 'none',
  countedTo: 0,
  isDue: false,
});

/** The links of the dimensions that are weighted, in their order. A dimension without one is left out. */
export const chosenLinks = (dimensionIds: readonly string[], links: readonly CellLink[]): CellLink[] =>
  dimensionIds.flatMap((dimensionId) => {
    const link = links.find((each) => each.dimensionId === dimensionId);
    return link ? [{ dimensionId, questionId: link.questionId, options: { ...link.options } }] : [];
  });

import type { PopulationDimension, PopulationLink, Question } from '@folkmoot/contracts/client';
import { populationTexts } from './check.messages';
import { canBeLinked, linkGaps } from './population';
import { nameOf } from './question-names';
import type { ProblemCode, SurveyProblem } from './survey-problem';

/** @file Gaps in the links between questions and the population. They never prevent publication. */

type Finding = readonly [code: ProblemCode, text: string];

const linkOf = (question: Question): PopulationLink | null =>
  question.population && canBeLinked(question) ? question.population : null;

const gapsOf = (question: Question, link: PopulationLink, dimensions: readonly PopulationDimension[]): Finding[] => {
  const dimension = dimensions.find(({ id }) => id === link.dimensionId);
  if (!dimension) return [['population_dimension_missing', populationTexts.dimensionMissing]];
  const { unlinked, uncovered } = linkGaps(question, link, dimension);
  const labels = unlinked.map(({ label }) => label);
  const names = uncovered.map(({ name }) => name);
  const findings: Finding[] = [
    ['population_option_unlinked', populationTexts.unlinked(labels, dimension.name)],
    ['population_category_uncovered', populationTexts.uncovered(names, dimension.name)],
  ];
  return findings.filter((_, index) => (index === 0 ? labels : names).length > 0);
};

/** The position of the first question for each dimension. */
const firstLinked = (questions: readonly Question[]): ReadonlyMap<string, number> => {
  const firstOf = new Map<string, number>();
  for (const [position, question] of questions.entries()) {
    const id = linkOf(question)?.dimensionId;
    if (id !== undefined && !firstOf.has(id)) firstOf.set(id, position);
  }
  return firstOf;
};

const repeated = (questions: readonly Question[], position: number, first: number): Finding[] => {
  const earlier = questions[first];
  return earlier && first < position
    ? [['population_linked_twice', populationTexts.twice(nameOf(earlier, first + 1))]]
    : [];
};

/** Problems of links. Gaps are found where the dimensions of the council are known. */
export const populationProblems = (
  questions: readonly Question[],
  dimensions: readonly PopulationDimension[] | undefined,
): SurveyProblem[] => {
  const firstOf = firstLinked(questions);
  return questions.flatMap((question, position) => {
    const link = linkOf(question);
    if (!link) return [];
    const findings = [
      ...repeated(questions, position, firstOf.get(link.dimensionId) ?? position),
      ...(dimensions ? gapsOf(question, link, dimensions) : []),
    ];
    return findings.map(([code, text]) => ({
      questionId: question.id,
      severity: 'warning' as const,
      code,
      message: `${nameOf(question, position + 1)} ${text}.`,
    }));
  });
};

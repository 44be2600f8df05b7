import { questionTypeIds } from '@folkmoot/contracts';
import { conditionsOf, type Question } from '@folkmoot/contracts/client';
import fc from 'fast-check';
import { checkSurvey, type ProblemCode, type SurveyProblem } from '../core';
import { canBeMetAlone, possibleResults } from '../testing/all-answers';
import { surveyCheckRuns } from '../testing/config';
import { smallSurveys, spoiltSurveys } from '../testing/small-surveys';

const RUNS = surveyCheckRuns();

const logicCodes: ReadonlySet<ProblemCode> = new Set([
  'conditions_contradict',
  'never_shown',
  'required_never_shown',
  'always_shown',
  'condition_always_met',
  'condition_never_met',
]);

const hiding: ReadonlySet<ProblemCode> = new Set([...logicCodes].filter((code) => !code.startsWith('condition_')));

/** A problem as `q3 always_shown`, or with the index of its condition: `q3.0 condition_always_met`. */
const keyOf = ({ questionId, code, repairs }: SurveyProblem): string => {
  const index = code.startsWith('condition_')
    ? repairs?.find((repair) => repair.kind === 'remove_condition')?.index
    : null;
  return `${questionId}${index == null ? '' : `.${index}`} ${code}`;
};

const verdict = (questions: readonly Question[]): string[] =>
  checkSurvey({ questions: [...questions] })
    .filter(({ code }) => logicCodes.has(code))
    .map(keyOf)
    .sort();

const idleIn = (question: Question, seen: ReadonlySet<string>): string[] => {
  const { join, conditions } = conditionsOf(question.showIf);
  if (conditions.length < 2) return [];
  return conditions.flatMap((_, index) => {
    const key = `${question.id}.${index}`;
    if (join === 'all') return seen.has(`${key} unmet`) ? [] : [`${key} condition_always_met`];
    return seen.has(`${key} met`) ? [] : [`${key} condition_never_met`];
  });
};

const truthAt = (questions: readonly Question[], position: number, seen: ReadonlySet<string>): string[] => {
  const { id, required, showIf } = questions[position] as Question;
  if (!showIf) return [];
  if (seen.has(`${id} shown`))
    return seen.has(`${id} hidden`) ? idleIn(questions[position] as Question, seen) : [`${id} always_shown`];
  if (!canBeMetAlone(questions, position)) return [`${id} conditions_contradict`];
  return [`${id} ${required ? 'required_never_shown' : 'never_shown'}`];
};

/** The expected problems, from all possible answers. */
const truth = (questions: readonly Question[]): string[] => {
  const seen = possibleResults(questions);
  return questions.flatMap((_, position) => truthAt(questions, position, seen)).sort();
};

/** Situations that the random surveys must contain, so that the comparison is not too easy. */
const wanted = [
  ...logicCodes,
  'nothing',
  ...questionTypeIds,
  ...['equals', 'not_equals', 'less_than', 'greater_than', 'contains', 'not_contains'],
  ...['answered', 'not_answered', 'ranks_first'],
];

/** The situations that one survey contains. */
const shows = (questions: readonly Question[], problems: readonly string[]): Set<string> =>
  new Set([
    ...(problems.length > 0 ? problems.map((key) => key.split(' ')[1] ?? '') : ['nothing']),
    ...questions.map(({ type }) => type),
    ...questions.flatMap(({ showIf }) => conditionsOf(showIf).conditions.map(({ operator }) => operator)),
  ]);

/** The event that would disprove a problem. */
const disproof = ({ code, questionId }: SurveyProblem): string =>
  `${questionId} ${code === 'always_shown' ? 'hidden' : 'shown'}`;

describe('the proof of the survey check, compared with every possible answer', () => {
  it('reports exactly the real problems of small surveys (E-28, F-19 to F-22)', () => {
    const counts = new Map(wanted.map((name) => [name, 0]));
    const compare = (questions: readonly Question[]) => {
      const problems = verdict(questions);
      expect(problems).toEqual(truth(questions));
      for (const name of shows(questions, problems)) counts.set(name, (counts.get(name) ?? 0) + 1);
    };
    fc.assert(fc.property(smallSurveys, compare), { numRuns: RUNS });
    expect([...counts].filter(([, count]) => count < RUNS / 50)).toEqual([]);
  }, 3_600_000);

  it('reports no false problem in surveys with faulty conditions', () => {
    let claims = 0;
    const compare = (questions: readonly Question[]) => {
      const seen = possibleResults(questions);
      const problems = checkSurvey({ questions: [...questions] }).filter(({ code }) => hiding.has(code));
      claims += problems.length;
      expect(problems.filter((problem) => seen.has(disproof(problem)))).toEqual([]);
    };
    fc.assert(fc.property(spoiltSurveys, compare), { numRuns: Math.ceil(RUNS / 3) });
    expect(claims).toBeGreaterThan(RUNS / 30);
  }, 3_600_000);
});

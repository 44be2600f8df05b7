/** @file Which numbers of large publications are hidden: the time for it, by the number of questions and of versions. */
import type { Question, QuestionTypeId } from '@folkmoot/contracts';
import { hiddenInVersion, type PublishedReport } from '../../../services/campaigns/src/entities/publication';
import type { PublicVersion } from '../../../services/campaigns/src/entities/publication/public-versions.domain';
import { questionResult } from '../../../services/campaigns/src/entities/survey/question-types.domain';

const OPTIONS = 8;
const RESPONSES = 2_000;
const SMALLEST = 5;
const SIZES = (process.env.QUESTIONS ?? '20,100,300,500').split(',').map(Number);
const VERSIONS = 3;
/** Responses between two versions. */
const BETWEEN = 37;
/** People who leave a question out, by the number of the question. */
const LEAVING = [0, 40, 3];

const types: readonly QuestionTypeId[] = ['dropdown', 'multiselect', 'dropdown', 'rating'];

const optionIds = Array.from({ length: OPTIONS }, (_, option) => `o${option}`);

const questionAt = (at: number): Question => ({
  id: `q${at}`,
  type: types[at % types.length] ?? 'dropdown',
  title: `Question ${at}`,
  required: false,
  options: optionIds.map((id) => ({ id, label: id })),
});

/** A number of people for each option, the same in each run, with few people in the last ones. */
const peopleIn = (at: number, people: number): number[] => {
  const shares = optionIds.map((_, option) => (((at * 31 + option * 17) % 11) + 1) / 2 ** option);
  const sum = shares.reduce((all, share) => all + share, 0);
  const counts = shares.map((share) => Math.floor((people * share) / sum));
  const rest = people - counts.reduce((all, count) => all + count, 0);
  return counts.map((count, option) => (option === 0 ? count + rest : count));
};

const countersOf = (at: number, answered: number): Record<string, number> => {
  const isRating = types[at % types.length] === 'rating';
  const counts = peopleIn(at, answered);
  const options = counts.map((count, option): [string, number] => [`o_o${option}`, count]);
  const [first = 0, second = 0, third = 0, fourth = 0, ...others] = counts;
  const last = others.reduce((all, count) => all + count, 0);
  const ratings = [first, second, third, fourth, last].map((count, rating): [string, number] => [
    `r${rating + 1}`,
    count,
  ]);
  return { answered, ...Object.fromEntries(isRating ? ratings : options) };
};

const reportOf = (questions: number, responses: number): PublishedReport => ({
  responses,
  results: Array.from({ length: questions }, (_, at) => {
    const answered = responses - (LEAVING[at % LEAVING.length] ?? 0);
    return questionResult(questionAt(at), countersOf(at, answered), responses);
  }),
});

const timed = (earlier: readonly PublicVersion[], report: PublishedReport) => {
  const began = performance.now();
  const hidden = [...hiddenInVersion(earlier, report, SMALLEST)];
  return { hidden, ms: performance.now() - began };
};

export const hiddenCellFigures = (print: (line: string) => void): void => {
  for (const questions of SIZES) {
    const earlier: PublicVersion[] = [];
    const times: string[] = [];
    for (let version = 1; version <= VERSIONS; version++) {
      const report = reportOf(questions, RESPONSES + version * BETWEEN);
      const { hidden, ms } = timed(earlier, report);
      earlier.push({ version, report, hidden });
      times.push(`${ms.toFixed(0)} ms (${hidden.length} hidden)`);
    }
    print(
      `hidden cells of ${questions} questions with ${OPTIONS} answers, versions 1 to ${VERSIONS}: ${times.join(', ')}`,
    );
  }
};

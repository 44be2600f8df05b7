import type { CrossTest } from '@folkmoot/contracts/client';
import { messages } from './comparison.messages';
import type { CrossView } from './cross-table.domain';

interface Names {
  /** Title of the question whose answers are compared. */
  readonly answers: string;
  /** Title of the question whose answers are the groups. */
  readonly groups: string;
}

type Figures = Pick<CrossTest, 'name' | 'statistic' | 'df' | 'p'>;

/** The test that says whether groups differ: without the groups that are too small to be compared. */
const decisive = (test: CrossTest) => ({ ...test, ...test.withoutSmall });

/** The figures of a test: `chi-square 14.2, 4 degrees of freedom, p 0.007`. Null without a test. */
const detailOf = ({ name, statistic, df: [df1 = 0, df2 = 0], p }: Figures): string | null => {
  if (name === 'none' || statistic === null || p === null) return null;
  const figures = name === 'pearson' ? messages.chiSquare(statistic, df1) : messages.raoScott(statistic, df1, df2);
  return `${figures}, ${messages.chance(p)}`;
};

const findingOf = (test: CrossTest, { answers, groups }: Names): string => {
  const { effect, cramersV, withoutSmall, ...figures } = decisive(test);
  const detail = detailOf(figures);
  if (detail === null) return messages.severalAnswers;
  if (!test.isDifference) return messages.alike(answers, groups, detail, withoutSmall !== undefined);
  const size = messages.effect(messages.effects[effect ?? 'none'], cramersV ?? 0);
  return messages.differs(answers, groups, `${detail}; ${size}`, withoutSmall !== undefined);
};

/** The result of the tests of a cross-tabulation as sentences. */
export const crossTestWords = (
  { test, unweightedTest, compared, isOverlapping }: CrossView,
  names: Names,
): readonly string[] => {
  if (isOverlapping) return [messages.overlapping];
  if (compared < 2) return [messages.notCompared];
  const unweighted = unweightedTest && detailOf(decisive(unweightedTest));
  return [findingOf(test, names), ...(unweighted ? [messages.unweightedTest(unweighted)] : [])];
};

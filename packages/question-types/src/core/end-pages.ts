import {
  type Answer,
  type Condition,
  type ConditionGroup,
  conditionsOf,
  type Question,
  type ShowIf,
  type SurveyContent,
  type SurveyEndPage,
  showIfOf,
} from '@folkmoot/contracts/client';
import { answersInForce } from './conditions';
import { isFinished, isMet } from './met-conditions';
import { beginsPage } from './sections';

/** @file Has an entry of its own: in `/core`, the first script of residents would contain it. */

export type WithEndPages = Pick<SurveyContent, 'questions' | 'sections' | 'endPages'>;

/** A rule that ends the survey, and the first question that is not asked then. */
export interface EndRule {
  readonly endPage: SurveyEndPage;
  readonly showIf: ShowIf;
  /** Position of a question, or their number when the rule is decided after the last one. */
  readonly before: number;
}

/** The conditions on questions of the survey. With "all", one that can never be met leaves none. */
const usable = (showIf: SurveyEndPage['showIf'], positions: ReadonlyMap<string, number>): ConditionGroup => {
  const { join, conditions } = conditionsOf(showIf);
  const finished = conditions.filter(isFinished);
  const known = finished.filter(({ questionId }) => positions.has(questionId));
  return { join, conditions: join === 'all' && known.length < finished.length ? [] : known };
};

/**
 * The rules of the pages that screen people out, each at the first page after the questions that it asks about. Nobody
 * sees a later question of the rule, so with "any" each condition is a rule of its own.
 */
export const endRules = ({ questions, endPages = [] }: WithEndPages): EndRule[] => {
  const positions = new Map(questions.map(({ id }, index) => [id, index]));
  const nextPage = (conditions: readonly Condition[]): number => {
    const last = Math.max(...conditions.map(({ questionId }) => positions.get(questionId) ?? 0));
    const next = questions.findIndex((question, index) => index > last && beginsPage(question, questions[index - 1]));
    return next < 0 ? questions.length : next;
  };
  return endPages.flatMap((endPage): EndRule[] => {
    if (endPage.kind !== 'screen_out') return [];
    const { join, conditions } = usable(endPage.showIf, positions);
    const groups = join === 'all' ? [conditions] : conditions.map((condition) => [condition]);
    return groups.flatMap((group): EndRule[] => {
      const showIf = showIfOf({ join, conditions: group });
      return showIf ? [{ endPage, showIf, before: nextPage(group) }] : [];
    });
  });
};

const withEndIf = (question: Question, rules: readonly ShowIf[]): Question => {
  const { endIf = [], ...own } = question;
  if (JSON.stringify(endIf) === JSON.stringify(rules)) return question;
  return rules.length > 0 ? { ...own, endIf: [...rules] } : own;
};

/** The survey with the rules that end it at the questions before which they are decided. */
export const withEndRules = <C extends WithEndPages>(content: C): C => {
  const at = new Map<number, ShowIf[]>();
  for (const { before, showIf } of endRules(content)) at.set(before, [...(at.get(before) ?? []), showIf]);
  const questions = content.questions.map((question, index) => withEndIf(question, at.get(index) ?? []));
  return questions.every((question, index) => question === content.questions[index])
    ? content
    : { ...content, questions };
};

/** The page that people see at the end instead of the thank-you. Null for the thank-you itself. */
export const endPageOf = (content: WithEndPages, input: readonly Answer[]): SurveyEndPage | null => {
  const { questions, endPages = [] } = content;
  if (endPages.length === 0) return null;
  const answers = answersInForce(questions, Object.fromEntries(input.map((each) => [each.questionId, each.answer])));
  const met = endRules(content).filter(({ showIf }) => isMet(showIf, answers));
  const first = Math.min(questions.length, ...met.map(({ before }) => before));
  const ended = met.find(({ before }) => before === first);
  if (ended && first < questions.length) return ended.endPage;
  const positions = new Map(questions.map(({ id }, index) => [id, index]));
  return (
    endPages.find(({ showIf }) => {
      const rule = showIfOf(usable(showIf, positions));
      return rule !== null && isMet(rule, answers);
    }) ?? null
  );
};

import type { Question, SurveyVersion } from '@folkmoot/contracts';
import { isPersonalQuestion } from '../survey/question-types.domain';

const joined = <P extends { id: string }>(now: readonly P[] | undefined, before: readonly P[] | undefined) => {
  const known = new Set(now?.map(({ id }) => id));
  return [...(now ?? []), ...(before ?? []).filter(({ id }) => !known.has(id))];
};

/** Adds removed options to a question, so that old answers keep their texts. Ids are never reused. */
const withOldOptions = (question: Question, before: Question): Question => ({
  ...question,
  ...(question.options ? { options: joined(question.options, before.options) } : {}),
  ...(question.imageOptions ? { imageOptions: joined(question.imageOptions, before.imageOptions) } : {}),
  ...(question.columns ? { columns: joined(question.columns, before.columns) } : {}),
  // A question that was personal when people answered stays so, whatever it has become.
  ...(isPersonalQuestion(before) ? { isPersonal: true } : {}),
});

/** Every question that ever existed: current ones in their order, then removed ones, latest first. */
export const everAsked = (questions: readonly Question[], versions: readonly SurveyVersion[]): Question[] => {
  const known = new Map(questions.map((question) => [question.id, question]));
  for (const version of versions.toReversed()) {
    for (const question of version.questions) {
      const now = known.get(question.id);
      known.set(question.id, now ? withOldOptions(now, question) : question);
    }
  }
  return [...known.values()];
};

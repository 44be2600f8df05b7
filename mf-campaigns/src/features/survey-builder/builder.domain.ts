import { conditionsOf, type Question, type SurveyContent } from '@folkmoot/contracts/client';

/** The part of a survey that the builder edits. */
export type Draft = SurveyContent;

export type QuestionPatch = Partial<Omit<Question, 'id' | 'type'>>;

/** A new part id. Ids are made once and never used again, so answers and conditions keep their meaning. */
export const newPartId = (prefix: 'q' | 'o'): string =>
  `${prefix}_${crypto.randomUUID().replace(/-/g, '').slice(0, 12)}`;

const replaceQuestions = (draft: Draft, questions: Question[]): Draft => ({ ...draft, questions });

/** Puts a question behind the one with `afterId`, or at the end. */
export const insertQuestion = (draft: Draft, question: Question, afterId: string | null): Draft => {
  const at = draft.questions.findIndex(({ id }) => id === afterId);
  const position = at < 0 ? draft.questions.length : at + 1;
  return replaceQuestions(draft, draft.questions.toSpliced(position, 0, question));
};

export const updateQuestion = (draft: Draft, id: string, patch: QuestionPatch): Draft =>
  replaceQuestions(
    draft,
    draft.questions.map((question) => (question.id === id ? { ...question, ...patch } : question)),
  );

export const removeQuestion = (draft: Draft, id: string): Draft =>
  replaceQuestions(
    draft,
    draft.questions.filter((question) => question.id !== id),
  );

/** Moves a question by `offset` places; a move beyond the ends leaves the draft as it is. */
export const moveQuestion = (draft: Draft, id: string, offset: number): Draft => {
  const from = draft.questions.findIndex((question) => question.id === id);
  const to = from + offset;
  const question = draft.questions[from];
  if (!question || to < 0 || to >= draft.questions.length) return draft;
  return replaceQuestions(draft, draft.questions.toSpliced(from, 1).toSpliced(to, 0, question));
};

/** A copy with new ids for the question and its options, placed behind the original. */
export const duplicateQuestion = (draft: Draft, id: string): Draft => {
  const original = draft.questions.find((question) => question.id === id);
  if (!original) return draft;
  const copy: Question = {
    ...original,
    id: newPartId('q'),
    options: original.options?.map((option) => ({ ...option, id: newPartId('o') })),
    imageOptions: original.imageOptions?.map((option) => ({ ...option, id: newPartId('o') })),
  };
  return insertQuestion(draft, copy, id);
};

/** Questions whose condition names a question that is missing or does not stand before them (E-82). */
export const brokenConditions = (draft: Draft): string[] => {
  const before = new Set<string>();
  const broken: string[] = [];
  for (const question of draft.questions) {
    const asked = conditionsOf(question.showIf).conditions.map(({ questionId }) => questionId);
    if (asked.some((source) => source !== '' && !before.has(source))) broken.push(question.id);
    before.add(question.id);
  }
  return broken;
};

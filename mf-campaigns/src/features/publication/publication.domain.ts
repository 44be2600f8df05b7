import type { Publication, PublicationChoice, PublicationVersion } from '@folkmoot/contracts/client';

type ListedQuestion = Publication['questions'][number];

/** The choice while it is edited. */
export type Draft = Omit<PublicationChoice, 'questions'> & { readonly questions: readonly ListedQuestion[] };

export const draftOf = (publication: Publication): Draft => {
  const { isListed, forWhom, areas, title, introduction, summary, questions, minimumCell, licence } = publication;
  const { answersAfterRetention } = publication;
  return {
    isListed,
    forWhom,
    areas,
    title,
    introduction,
    summary,
    questions,
    minimumCell,
    licence,
    answersAfterRetention,
  };
};

export const choiceOf = ({ questions, ...draft }: Draft): PublicationChoice => ({
  ...draft,
  questions: questions.map(({ questionId, isShown, showsAnswers }) => ({ questionId, isShown, showsAnswers })),
});

/** The questions with the one at `index` moved by one position. */
export const moved = (questions: readonly ListedQuestion[], index: number, by: 1 | -1): ListedQuestion[] => {
  const others = questions.filter((_, at) => at !== index);
  const question = questions[index];
  return question ? others.toSpliced(index + by, 0, question) : others;
};

/** When a version became public or will be. */
export const momentOf = ({ state, publishAt, publishedAt, withdrawnAt }: PublicationVersion): string => {
  if (state === 'withdrawn' && withdrawnAt) return withdrawnAt;
  return publishedAt ?? publishAt;
};

export const canWithdraw = ({ state }: PublicationVersion): boolean => state === 'published' || state === 'scheduled';

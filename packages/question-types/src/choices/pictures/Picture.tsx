import type { Question } from '@folkmoot/contracts/client';

/** The picture of an option that has one. Its label is next to it, so a picture without description repeats no text. */
export const Picture = ({ question, id }: { question: Pick<Question, 'imageOptions'>; id: string }) => {
  const option = question.imageOptions?.find((candidate) => candidate.id === id);
  return option?.imageUrl ? (
    <img className="fm-picture" src={option.imageUrl} alt={option.alt ?? ''} loading="lazy" />
  ) : null;
};

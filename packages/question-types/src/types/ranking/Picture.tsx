import type { Question } from '@folkmoot/contracts/client';

/** The picture of an option that has one. Its label stands beside it, so a picture without words says nothing twice. */
export const Picture = ({ question, id }: { question: Pick<Question, 'imageOptions'>; id: string }) => {
  const option = question.imageOptions?.find((one) => one.id === id);
  return option?.imageUrl ? (
    <img className="fm-picture" src={option.imageUrl} alt={option.alt ?? ''} loading="lazy" />
  ) : null;
};

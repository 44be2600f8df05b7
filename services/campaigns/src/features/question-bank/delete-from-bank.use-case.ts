import { DomainError } from '@folkmoot/contracts';
import type { QuestionBankContext } from './question-bank.types';

/** Takes questions out of the bank. Throws not_found. */
export const deleteFromBank = ({ actor, unitOfWork }: QuestionBankContext, itemId: string): Promise<void> =>
  unitOfWork(actor, async ({ bankedQuestions }) => {
    if (!(await bankedQuestions.delete(itemId))) throw new DomainError('not_found');
  });

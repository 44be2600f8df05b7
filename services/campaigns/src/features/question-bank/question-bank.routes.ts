import {
  addToQuestionBankOperation,
  type BankedQuestions,
  deleteFromQuestionBankOperation,
  listQuestionBankOperation,
} from '@folkmoot/contracts';
import type { BankItem } from '../../entities/banked-questions';
import { knownDimensions } from '../../entities/population';
import { standardQuestionsFor } from '../../entities/standard-questions';
import { addToBank } from './add-to-bank.use-case';
import { deleteFromBank } from './delete-from-bank.use-case';
import type { QuestionBankApp } from './question-bank.types';

const toView = ({ savedAt, questions, sections, ...item }: BankItem): BankedQuestions => ({
  ...item,
  questions: [...questions],
  ...(sections?.length ? { sections: [...sections] } : {}),
  savedAt: savedAt.toISOString(),
});

export const questionBankRoutes = ({ route }: QuestionBankApp) => [
  route(listQuestionBankOperation, {
    handle: async ({ context: { actor, reader } }) => ({
      items: (await reader(actor).bankedQuestions.list()).map(toView),
      standard: standardQuestionsFor(await knownDimensions(reader(actor))),
      nextCursor: null,
    }),
  }),
  route(addToQuestionBankOperation, { handle: async ({ context, body }) => toView(await addToBank(context, body)) }),
  route(deleteFromQuestionBankOperation, {
    handle: ({ context, params }) => deleteFromBank(context, params.itemId),
  }),
];

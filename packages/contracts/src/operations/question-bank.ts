import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { bankedQuestionsSchema, saveBankedQuestionsSchema, standardQuestionsSchema } from '../entities/question-bank';

const bankParams = z.strictObject({ itemId: idSchema });

export const listQuestionBankOperation = defineOperation({
  name: 'listQuestionBank',
  service: 'campaigns',
  method: 'get',
  path: '/api/question-bank',
  summary: "The council's own questions, by name, and standard questions with their sources.",
  can: 'survey:read',
  response: listOf(bankedQuestionsSchema).extend({ standard: z.array(standardQuestionsSchema) }),
});

export const addToQuestionBankOperation = defineOperation({
  name: 'addToQuestionBank',
  service: 'campaigns',
  method: 'post',
  path: '/api/question-bank',
  summary: 'Keep questions to use them again. Conditions on questions that are not among them are left out.',
  can: 'survey:edit',
  body: saveBankedQuestionsSchema,
  status: 201,
  response: bankedQuestionsSchema,
  errors: ['conflict', 'question_type_unknown', 'survey_too_large'],
});

export const deleteFromQuestionBankOperation = defineOperation({
  name: 'deleteFromQuestionBank',
  service: 'campaigns',
  method: 'delete',
  path: '/api/question-bank/:itemId',
  summary: 'Take questions out of the bank. Surveys that use them stay as they are.',
  can: 'survey:edit',
  params: bankParams,
  status: 204,
  errors: ['not_found'],
});

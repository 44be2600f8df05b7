import type { Question } from '@folkmoot/contracts/client';
import { commonParts } from '../core/question-type';

/** The shared parts, and whether staff say that the answers are personal data. */
export const withPrivacy = (question: Question): Question => ({
  ...commonParts(question),
  ...(question.isPersonal ? { isPersonal: true } : {}),
});

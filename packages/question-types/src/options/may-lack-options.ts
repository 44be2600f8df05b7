import type { Question } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';

/** Whether answers to earlier questions decide which options a person is offered. */
export const mayLackOptions = (question: Question): boolean =>
  question.optionsFrom !== undefined || optionsOf(question).some(({ showIf }) => showIf);

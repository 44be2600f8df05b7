import type { Question } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';

/** The part of a resident's page, and its texts, for questions whose options have settings. */
export const OPTIONS_PART = 'options';

/** Whether residents need more for a question than its list of options. */
export const hasOptionSettings = (question: Question): boolean =>
  Boolean(question.minPicks || question.maxPicks || question.optionOrder || question.optionsFrom) ||
  optionsOf(question).some(({ other, exclusive, showIf }) => other || exclusive || showIf);

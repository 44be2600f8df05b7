import type { ResultChart } from '../core/question-type';
import { messages } from './choices.messages';

/** Number of free-text answers. It has no bars. */
export const ownWordsChart = (answered: number): ResultChart => ({
  rowsAre: 'groups',
  note: answered === 0 ? messages.noAnswers : messages.written(answered),
  headings: [messages.answer, messages.responses],
  rows: [],
});

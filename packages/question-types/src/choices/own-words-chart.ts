import type { ResultChart } from '../core/question-type';
import { messages } from './choices.messages';

/** How many answered in their own words: nothing that a bar could show. */
export const ownWordsChart = (answered: number): ResultChart => ({
  note: answered === 0 ? messages.noAnswers : messages.written(answered),
  headings: [messages.answer, messages.responses],
  rows: [],
});

import type { Question } from '@folkmoot/contracts/client';
import { messages } from './export.messages';

/** The title of a question, or its number when it has none. */
export const titleOf = ({ title }: Question, index: number): string => title.trim() || messages.question(index + 1);

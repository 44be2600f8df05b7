import type { SurveyImport } from '@folkmoot/contracts';
import { messages } from './survey-js.messages';

/** The report of an import while it is written. */
export interface Remarks extends Pick<SurveyImport, 'carried' | 'changed' | 'lost'> {
  /** The language of the texts themselves. */
  readonly language: string;
}

/** Cuts a text to a limit, and says so. */
export const cutTo = (text: string, limit: number, where: string, { changed }: Remarks): string => {
  if (text.length <= limit) return text;
  changed.push({ where, what: messages.cut(limit) });
  return text.slice(0, limit);
};

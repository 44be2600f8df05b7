import { readCsv } from './read-csv';
import { readTextLines } from './read-text-lines';
import { refused } from './refused';
import { messages } from './survey-documents.messages';
import type { SurveyFormat } from './survey-format';
import { understandDocument } from './understand-document.domain';

const written = (text: string | null): string => {
  if (text === null) throw refused(messages.notSupported);
  if (text.trim() === '') throw refused(messages.empty);
  return text;
};

/** A CSV file, which only its name distinguishes from a text. */
export const csvFormat: SurveyFormat = {
  recognises: ({ name, text }) => text !== null && /\.csv$/i.test(name),
  read: ({ text }) => {
    const survey = readCsv(written(text));
    if (!survey) throw refused(messages.noHeader);
    return { format: 'csv', ...survey };
  },
};

/** Any text. JSON is never a list of questions. */
export const textFormat: SurveyFormat = {
  recognises: () => true,
  read: ({ text, json }) => {
    if (json !== undefined) throw refused(messages.unknownJson);
    return { format: 'text', ...understandDocument(readTextLines(written(text))) };
  },
};

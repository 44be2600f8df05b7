import type { SurveyImport } from '@folkmoot/contracts';
import { beginsWith, OLD_OFFICE, PDF, UTF_16_BE, UTF_16_LE, ZIP } from './file-signatures';
import { refused } from './refused';
import { messages } from './survey-documents.messages';
import { surveyFormats } from './survey-formats';

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The text of a file in UTF-8, UTF-16 with a mark, or Windows-1252, which old programs write. Null for a binary file. */
const textOf = (bytes: Uint8Array): string | null => {
  if (beginsWith(bytes, UTF_16_LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, UTF_16_BE)) return new TextDecoder('utf-16be').decode(bytes);
  if (beginsWith(bytes, ZIP) || bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** An object or a list. A single word or number is a text that happens to be JSON. */
const jsonOf = (text: string | null): unknown => {
  if (text === null || !/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads the questions of a file. Its format is taken from the content. Throws file_unreadable, with the reason in words.
 * Runs in a separate process.
 */
export const readSurveyDocument = async ({ name, bytes }: NamedFile): Promise<SurveyImport> => {
  if (beginsWith(bytes, OLD_OFFICE)) throw refused(messages.oldWord);
  if (beginsWith(bytes, PDF)) throw refused(messages.pdf);
  const text = textOf(bytes);
  const file = { name, bytes, text, json: jsonOf(text) };
  const format = surveyFormats.find((each) => each.recognises(file));
  if (!format) throw refused(messages.notSupported);
  const survey = format.read(file);
  if (survey.content.questions.length === 0) throw refused(messages.noQuestions);
  return survey;
};

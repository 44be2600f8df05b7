import { DomainError, type SurveyImport } from '@folkmoot/contracts';
import { blankLine } from './document-line.domain';
import { readCsv } from './read-csv';
import { type DocxParts, readDocx } from './read-docx';
import { readTextLines } from './read-text-lines';
import { messages } from './survey-documents.messages';
import { understandDocument } from './understand-document.domain';

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const refused = (detail: string, cause?: unknown): DomainError =>
  new DomainError('file_unreadable', { detail, ...(cause === undefined ? {} : { cause }) });

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];
const UTF_16_LE = [0xff, 0xfe];
const UTF_16_BE = [0xfe, 0xff];

/** The text of a file in UTF-8, UTF-16 with a mark, or Windows-1252, which old programs write. */
const textOf = (bytes: Uint8Array): string => {
  if (beginsWith(bytes, UTF_16_LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, UTF_16_BE)) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw refused(messages.notSupported);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const docxParts = (bytes: Uint8Array): DocxParts => {
  try {
    return readDocx(bytes);
  } catch (error) {
    throw refused(messages.brokenWord, error);
  }
};

const readWord = (bytes: Uint8Array): SurveyImport => {
  const { parts, pictures } = docxParts(bytes);
  const survey = understandDocument(parts.length > 0 ? parts : [blankLine]);
  const lost = pictures > 0 ? [{ where: messages.document, why: messages.pictures(pictures) }] : [];
  return { format: 'docx', ...survey, lost: [...survey.lost, ...lost] };
};

const readWords = (text: string, name: string): SurveyImport => {
  if (text.trim() === '') throw refused(messages.empty);
  if (!/\.csv$/i.test(name)) return { format: 'text', ...understandDocument(readTextLines(text)) };
  const survey = readCsv(text);
  if (!survey) throw refused(messages.noHeader);
  return { format: 'csv', ...survey };
};

/**
 * Reads the questions of a Word document, a text or a CSV file. The type is taken from the content; CSV also by its
 * name. Throws file_unreadable, with the reason in words. Runs in a separate process.
 */
export const readSurveyDocument = async ({ name, bytes }: NamedFile): Promise<SurveyImport> => {
  if (beginsWith(bytes, OLD_OFFICE)) throw refused(messages.oldWord);
  if (beginsWith(bytes, PDF)) throw refused(messages.pdf);
  const survey = beginsWith(bytes, ZIP) ? readWord(bytes) : readWords(textOf(bytes), name);
  if (survey.content.questions.length === 0) throw refused(messages.noQuestions);
  return survey;
};

import { blankLine } from './document-line.domain';
import { beginsWith, ZIP } from './file-signatures';
import { type DocxParts, readDocx } from './read-docx';
import { refused } from './refused';
import { messages } from './survey-documents.messages';
import type { SurveyFormat } from './survey-format';
import { understandDocument } from './understand-document.domain';

const docxParts = (bytes: Uint8Array): DocxParts => {
  try {
    return readDocx(bytes);
  } catch (error) {
    throw refused(messages.brokenWord, error);
  }
};

/** A Word document. */
export const wordFormat: SurveyFormat = {
  recognises: ({ bytes }) => beginsWith(bytes, ZIP),
  read: ({ bytes }) => {
    const { parts, pictures } = docxParts(bytes);
    const survey = understandDocument(parts.length > 0 ? parts : [blankLine]);
    const lost = pictures > 0 ? [{ where: messages.document, why: messages.pictures(pictures) }] : [];
    return { format: 'docx', ...survey, lost: [...survey.lost, ...lost] };
  },
};

import { readTables } from '../lime-survey/read-tables';
import { beginsWith, ZIP } from './file-signatures';
import { refused } from './refused';
import { messages } from './survey-documents.messages';
import type { SurveyFormat } from './survey-format';

/** @file Files that no format here reads. Each is refused for its own reason, and never read as a text with questions. */

const LIME_SURVEY_NAME = /\.ls[sqg]$/i;
/** Names of the files in an archive of LimeSurvey: survey, responses, participants, timings. */
const LIME_SURVEY_ENTRY = /\.ls[srti]$/i;
const WEB_PAGE = /^\s*(?:<!doctype\s+html\b|<html\b)/i;
const XML = /^\s*<(?:\?xml|!|document\b)/i;

/** The name of the first file of an archive, which begins after a header of 30 bytes. */
const firstEntryOf = (bytes: Uint8Array): string => {
  const length = (bytes[26] ?? 0) + 256 * (bytes[27] ?? 0);
  return new TextDecoder('latin1').decode(bytes.subarray(30, 30 + length));
};

/** A survey of LimeSurvey with its responses (.lsa). */
export const limeSurveyArchive: SurveyFormat = {
  recognises: ({ bytes }) => beginsWith(bytes, ZIP) && LIME_SURVEY_ENTRY.test(firstEntryOf(bytes)),
  read: () => {
    throw refused(messages.limeSurveyArchive);
  },
};

/** XML that does not name itself a file of LimeSurvey, and files that are named like one. */
export const unknownMarkup: SurveyFormat = {
  recognises: ({ name, text }) =>
    text !== null && text.trim() !== '' && (LIME_SURVEY_NAME.test(name) || WEB_PAGE.test(text) || XML.test(text)),
  read: ({ text }) => {
    if (WEB_PAGE.test(text ?? '')) throw refused(messages.webPage);
    // Says first what is wrong with the XML: a document type definition, or where it is damaged.
    readTables(text ?? '');
    throw refused(messages.unknownXml);
  },
};

/** A file that should be JSON and cannot be parsed. */
export const damagedJson: SurveyFormat = {
  recognises: ({ name, text, json }) =>
    text !== null && text.trim() !== '' && json === undefined && (/\.json$/i.test(name) || /^\s*\{/.test(text)),
  read: () => {
    throw refused(messages.damagedJson);
  },
};

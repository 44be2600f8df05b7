/**
 * @file Process for work whose cost depends on uploaded files and answers. It also draws reports, because the measuring
 * of text uses much CPU time.
 */
import { analyseHere, prepare, prepareBatch } from '@folkmoot/ai-providers/work';
import { drawPaper } from '@folkmoot/documents';
import { serveHeavyWork } from '@folkmoot/service-kit/heavy-work';
import type { PostcodeFile } from './integrations/places/read-postcodes';
import { proposeThemesFor, readComments } from './integrations/read-comments';
import { redactTexts } from './integrations/redact-texts';

/** Loaded with the first file, because these modules take longer to load than all others together. */
const readPdf = async (bytes: Uint8Array) => (await import('./integrations/files/read-pdf')).readPdf(bytes);
const readPicture = async (bytes: Uint8Array) => (await import('./integrations/files/read-picture')).readPicture(bytes);
const readSurveyDocument = async (file: { readonly name: string; readonly bytes: Uint8Array }) =>
  (await import('./integrations/survey-documents/read-survey-document')).readSurveyDocument(file);

const readOutline = async (bytes: Uint8Array) =>
  (await import('./integrations/places/read-outline')).readOutline(bytes);
const readPostcodes = async (file: PostcodeFile) =>
  (await import('./integrations/places/read-postcodes')).readPostcodes(file);

const readTranslationFile = async ({ bytes, language }: { readonly bytes: Uint8Array; readonly language: string }) =>
  (await import('./integrations/translation-files/read-translation-file')).readTranslationFile(bytes, language);

const tasks = {
  readOutline,
  readPostcodes,
  analyse: analyseHere,
  drawPaper,
  prepare,
  prepareBatch,
  proposeThemes: proposeThemesFor,
  readComments,
  readPdf,
  readPicture,
  readSurveyDocument,
  readTranslationFile,
  redactTexts,
};
export type CampaignsTasks = typeof tasks;

serveHeavyWork(tasks);

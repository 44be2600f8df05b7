import {
  DomainError,
  type Question,
  type SaveSurvey,
  SURVEY_DOCUMENT_LIMIT,
  type SurveyImport,
} from '@folkmoot/contracts';
import type { Upload } from '@folkmoot/service-kit';
import type { Survey } from '../../entities/survey';
import type { SurveyImportContext, SurveyImportRecords, SurveyImportTools } from './survey-import.types';
import { messages } from './survey-imports.messages';

interface Import {
  readonly campaignId: string;
  readonly upload: Upload;
  /** Reads only. Nothing is saved. */
  readonly isDryRun: boolean;
}

/** Without ids: saving makes ids that the survey has never used. */
const withoutIds = ({ id: _id, options, columns, imageOptions: _images, ...question }: Question) => ({
  ...question,
  ...(options ? { options: options.map(({ label }) => label) } : {}),
  ...(columns ? { columns: columns.map(({ label }) => label) } : {}),
});

/** The draft with the questions of the document behind its own. Texts of the draft win. */
const extended = ({ content: draft, revision }: Survey, { content }: SurveyImport): SaveSurvey => ({
  ...draft,
  title: draft.title || content.title,
  introText: draft.introText || content.introText,
  questions: [...draft.questions, ...content.questions.map(withoutIds)],
  revision,
});

/** Adds the questions of a document to the draft, or only says what they would be. */
export const importSurvey = async <R extends SurveyImportRecords>(
  context: SurveyImportContext<R>,
  { campaignId, upload, isDryRun }: Import,
  { readSurveyDocument, saveSurvey }: SurveyImportTools<R>,
): Promise<SurveyImport> => {
  const { actor, reader } = context;
  const { campaigns, surveys } = reader(actor);
  const campaign = await campaigns.get(campaignId);
  const { bytes, name, isTooLarge } = upload;
  if (isTooLarge || bytes.length > SURVEY_DOCUMENT_LIMIT)
    throw new DomainError('file_too_large', { detail: messages.tooLarge });
  const document = await readSurveyDocument({ name, bytes }, campaign.councilId);
  if (!isDryRun) await saveSurvey(context, campaignId, extended(await surveys.getOfCampaign(campaignId), document));
  return document;
};

import { DomainError, SURVEY_DOCUMENT_LIMIT, type SurveyImport } from '@folkmoot/contracts';
import { newId, type Upload } from '@folkmoot/service-kit';
import { extendDraft } from './extend-draft.domain';
import type { SurveyImportContext, SurveyImportRecords, SurveyImportTools } from './survey-import.types';
import { messages } from './survey-imports.messages';

interface Import {
  readonly campaignId: string;
  readonly upload: Upload;
  /** Reads only. Nothing is saved. */
  readonly isDryRun: boolean;
}

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
  const { content: draft, revision } = await surveys.getOfCampaign(campaignId);
  const { content, lost } = extendDraft(draft, document, newId);
  if (!isDryRun) await saveSurvey(context, campaignId, { ...content, revision });
  return { ...document, lost: [...document.lost, ...lost] };
};

import { DomainError, TRANSLATION_FILE_LIMIT, type TranslationImport } from '@folkmoot/contracts';
import type { Upload } from '@folkmoot/service-kit';
import { compareTranslations, withTranslations } from '../../integrations/translation-files/translation-rows.domain';
import type { TranslationContext, TranslationTools } from './survey-translation.types';
import { messages } from './survey-translations.messages';

interface Import {
  readonly campaignId: string;
  readonly language: string;
  readonly upload: Upload;
  /** Reads only. Nothing is saved. */
  readonly isDryRun: boolean;
}

/** Takes the translations of a file into the draft, or only says what would change. */
export const importTranslations = async <R extends object>(
  context: TranslationContext<R>,
  { campaignId, language, upload, isDryRun }: Import,
  { readTranslationFile, saveSurvey }: TranslationTools<R>,
): Promise<TranslationImport> => {
  const { actor, reader } = context;
  const { campaigns, surveys } = reader(actor);
  const { councilId } = await campaigns.get(campaignId);
  const { bytes, isTooLarge } = upload;
  if (isTooLarge || bytes.length > TRANSLATION_FILE_LIMIT) {
    throw new DomainError('file_too_large', { detail: messages.tooLarge });
  }
  const { format, rows } = await readTranslationFile(bytes, language, councilId);
  const { content, revision } = await surveys.getOfCampaign(campaignId);
  if (content.language === language) throw new DomainError('file_unreadable', { detail: messages.mainLanguage });
  const comparison = compareTranslations(content, language, rows);
  if (!isDryRun && comparison.changed.length > 0) {
    await saveSurvey(context, campaignId, { ...withTranslations(content, language, comparison, rows), revision });
  }
  return { format, language, ...comparison };
};

import type { TranslationFileFormat } from '@folkmoot/contracts';
import { writeTranslationFile } from '../../integrations/translation-files/write-translation-file';
import type { TranslationContext } from './survey-translation.types';

interface Wanted {
  readonly campaignId: string;
  readonly language: string;
  readonly format: TranslationFileFormat;
}

const ENDINGS = { csv: 'csv', xliff: 'xlf' } as const;
const TYPES = { csv: 'text/csv; charset=utf-8', xliff: 'application/xliff+xml; charset=utf-8' } as const;

/** The texts of the draft and their translations, as a file for translators. */
export const exportTranslations = async <R extends object>(
  { actor, reader }: TranslationContext<R>,
  { campaignId, language, format }: Wanted,
) => {
  const { surveys, councils } = reader(actor);
  const { content } = await surveys.getOfCampaign(campaignId);
  const main = content.language ?? (await councils.find())?.council?.language ?? 'en';
  const text = writeTranslationFile(content, { main, language }, { format, name: content.title });
  return { bytes: Buffer.from(text), type: TYPES[format], name: `translation-${language}.${ENDINGS[format]}` };
};

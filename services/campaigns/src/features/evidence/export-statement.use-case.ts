import type { ReportWordLanguage } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { readLayout } from '../../entities/report-layout';
import type { EvidenceRecords, EvidenceTools } from './evidence.types';

interface Wanted {
  readonly campaignId: string;
  readonly language?: ReportWordLanguage | undefined;
}

/**
 * The statement as a text beside files of single responses, with every number. Without a language, it is in that of the
 * campaign's report. Throws campaign_not_found.
 */
export const exportStatement = async (
  context: Context<EvidenceRecords>,
  { campaignId, language }: Wanted,
  { getIntegrity, writeStatement }: Pick<EvidenceTools, 'getIntegrity' | 'writeStatement'>,
): Promise<{ readonly text: string; readonly name: string }> => {
  const { statement } = await getIntegrity(context, campaignId);
  const wanted = language ?? (await readLayout(context.reader(context.actor), campaignId)).language;
  return { text: await writeStatement(statement, wanted), name: 'integrity_statement_staff_only.txt' };
};

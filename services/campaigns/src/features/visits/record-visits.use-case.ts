import type { PayloadOf, visitRecordedEvent } from '@folkmoot/contracts';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { CounterRepository } from '../../entities/report';
import type { VisitRepository } from '../../entities/visit';

export interface RecordVisitsRecords {
  readonly visits: VisitRepository;
  readonly counters: CounterRepository;
  readonly qrCodes: QrCodeRepository;
}

export type Visits = Omit<PayloadOf<typeof visitRecordedEvent>, 'campaignId'>;

/** Adds the counts of a campaign's public page. Ignores visits of a deleted campaign. */
export const recordVisits = async (
  { visits, counters, qrCodes }: RecordVisitsRecords,
  campaignId: string,
  counted: readonly Visits[],
): Promise<void> => {
  const [counter] = await counters.list([campaignId]);
  if (!counter) return;
  for (const { day, qrCodes: uses = {}, ...counts } of counted) {
    await visits.add(campaignId, day, counts);
    await qrCodes.addUses(campaignId, uses, day);
  }
  await counters.change(campaignId, {});
};

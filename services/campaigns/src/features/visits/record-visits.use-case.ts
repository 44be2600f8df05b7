import { dictionary, type PayloadOf, type visitRecordedEvent } from '@folkmoot/contracts';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { CounterRepository } from '../../entities/report';
import type { VisitRepository } from '../../entities/visit';

export interface RecordVisitsRecords {
  readonly visits: VisitRepository;
  readonly counters: CounterRepository;
  readonly qrCodes: QrCodeRepository;
}

export type Visits = Omit<PayloadOf<typeof visitRecordedEvent>, 'campaignId'>;

type Uses = NonNullable<Visits['qrCodes']>;

/** The responses of each code that was used for some. */
const responsesOf = (uses: Uses): Record<string, number> => {
  const responses = dictionary<number>();
  for (const [codeId, used] of Object.entries(uses)) if (used.responses) responses[codeId] = used.responses;
  return responses;
};

/** Adds the counts of a campaign's public page. Ignores visits of a deleted campaign. */
export const recordVisits = async (
  { visits, counters, qrCodes }: RecordVisitsRecords,
  campaignId: string,
  counted: readonly Visits[],
): Promise<void> => {
  const [counter] = await counters.list([campaignId]);
  if (!counter) return;
  for (const { day, qrCodes: uses = {}, ...counts } of counted) {
    await visits.add(campaignId, day, { ...counts, codes: responsesOf(uses) });
    await qrCodes.addUses(campaignId, uses, day);
  }
  await counters.change(campaignId, {});
};

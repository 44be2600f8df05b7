import { localTimes } from '@folkmoot/calendar/times';
import type { Circumstances } from '@folkmoot/integrity';
import type { Campaign } from '../../entities/campaign';
import { sharedPlaceDays } from '../../entities/qr-code';
import type { IntegrityRecords } from './integrity.types';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The offsets of a zone from UTC between two moments. An offset counts from the first day that has it. */
export const zoneOffsets = (zone: string, from: number, until: number): Circumstances['zone'] => {
  const timeOf = localTimes(zone);
  const offsets: { from: number; minutes: number }[] = [];
  for (let at = from; at <= until + DAY_MS; at += DAY_MS) {
    const local = Date.parse(`${timeOf(new Date(at)).replace(' ', 'T')}Z`);
    const minutes = Math.round((local - at) / MINUTE_MS);
    if (offsets.at(-1)?.minutes !== minutes) offsets.push({ from: at, minutes });
  }
  return offsets;
};

const openedAt = ({ statusHistory, startDate }: Campaign): number | null =>
  (statusHistory.find(({ to }) => to === 'active')?.at ?? startDate)?.getTime() ?? null;

/** Responses by the QR codes of shared places, by day and code. */
export const sharedPlacesOf = async (
  { visits, qrCodes }: Pick<IntegrityRecords, 'visits' | 'qrCodes'>,
  campaignId: string,
): Promise<readonly { readonly day: string; readonly responses: number }[]> =>
  sharedPlaceDays(await qrCodes.listOfCampaigns([campaignId]), await visits.listCodeDays(campaignId)).map(
    ({ day, responses }) => ({ day, responses }),
  );

/** Why the responses of a campaign arrived when they did, as far as that is known. Those to mailings come by a class of their own. */
export const readCircumstances = async (
  records: IntegrityRecords,
  campaign: Campaign,
  now: Date,
): Promise<Circumstances> => {
  const { zone } = await records.counters.get(campaign.id);
  const opensAt = openedAt(campaign);
  return {
    zone: zoneOffsets(zone, opensAt ?? campaign.createdAt.getTime(), now.getTime()),
    arrivals: await records.visits.listReferrerDays(campaign.id),
    sharedPlaces: await sharedPlacesOf(records, campaign.id),
    opensAt,
    closesAt: campaign.endDate?.getTime() ?? null,
  };
};

import { localDay, startOfLocalDay } from '@folkmoot/calendar/days';
import type { hearBackRequestedEvent, PayloadOf } from '@folkmoot/contracts';
import { addressOf } from '../../entities/subscriber';
import type { HearBackUnit } from './hear-back.types';

type Requested = PayloadOf<typeof hearBackRequestedEvent>;

/** A request from before the person was erased, which an event brings late: after a restore, or an outage. */
const isFromBeforeErasure = async (
  { suppressions }: Pick<HearBackUnit, 'suppressions'>,
  { email, day }: Requested,
  zone: string,
): Promise<boolean> => {
  const erasedAt = await suppressions.findErasedAt(addressOf(email).email);
  return erasedAt !== null && day < localDay(erasedAt, zone);
};

/** The person of the request, who is stored once for each survey. Null when the address is confirmed already. */
const keepPerson = async ({ hearBacks }: Pick<HearBackUnit, 'hearBacks'>, requested: Requested) => {
  const { campaignId, email: written, day: askedOn, consentText } = requested;
  const { email, writtenEmail } = addressOf(written);
  const known = await hearBacks.find(campaignId, email);
  if (known) return known.isConfirmed ? null : known;
  return hearBacks.add({ campaignId, email, writtenEmail, askedOn, consentText });
};

/**
 * One request to hear what comes of a survey: the person, and the mail that asks to confirm the address. Only the day is
 * stored, and the activity log gets no entry, because it has the time and the order.
 */
export const takeHearBack = async (
  unit: HearBackUnit,
  councilId: string,
  requested: Requested,
  now: Date,
): Promise<void> => {
  const campaign = await unit.campaigns.find(requested.campaignId);
  const state = await unit.hearBackCampaigns.find(requested.campaignId);
  if (!campaign || campaign.isDeleted || state?.isOver) return;
  const zone = (await unit.councils.find(councilId))?.council.timezone ?? 'UTC';
  if (await isFromBeforeErasure(unit, requested, zone)) return;
  const person = await keepPerson(unit, requested);
  if (!person) return;
  await unit.hearBackCampaigns.note(requested.campaignId, {});
  const today = startOfLocalDay(now, zone);
  await unit.mails.add({
    subscriberId: person.id,
    kind: 'hear_back',
    isAfterSurvey: true,
    now: today,
    unlessSince: today,
  });
};

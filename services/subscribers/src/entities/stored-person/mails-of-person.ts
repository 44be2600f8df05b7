import { roundOf } from '@folkmoot/calendar/rounds';
import { type Council, type DeliveryReason, type DeliveryState, dayInWords, mergeMail } from '@folkmoot/contracts';
import type { CampaignRepository } from '../campaign';
import type { CouncilRepository } from '../council';
import type { DeliveryRecords } from '../delivery';
import type { MailRepository } from '../mail';
import { isNewsletter, type StoredMailing } from '../mailing';
import type { HistoryEntry, StoredSubscriber } from '../subscriber';

/** A message that the person got, or should have got. */
export interface MailOfPerson {
  readonly kind: string;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
  readonly at: Date;
  /** Empty when it is not known. */
  readonly subject: string;
}

export type MailsOfPersonRecords = DeliveryRecords & {
  readonly mails: MailRepository;
  readonly councils: CouncilRepository;
  readonly campaigns: CampaignRepository;
};

const closingDay = (closesAt: Date | null, { language, timezone }: Council): string =>
  closesAt ? dayInWords(closesAt.getTime() - 1, timezone, language) : '';

/** The subject without what differs between its recipients. */
const subjectOf = async (
  { campaigns }: Pick<MailsOfPersonRecords, 'campaigns'>,
  mailing: StoredMailing,
  council: Council | null,
): Promise<string> => {
  const { subject, round } = mailing;
  if (council && isNewsletter(mailing)) return mergeMail(subject, { council: council.name });
  const campaign = isNewsletter(mailing) ? null : await campaigns.find(mailing.campaignId);
  if (!council || !campaign) return subject;
  const { closesAt } = roundOf(campaign, council.timezone, round ?? 1);
  return mergeMail(subject, {
    council: council.name,
    campaign: campaign.title,
    closes: closingDay(closesAt, council),
  });
};

/**
 * Product messages, then mailings, each newest first. Nothing is stored with the person for them: a mailing keeps its
 * subject, and a delivery its time. Mailings that left out people who had answered are not listed: a missing one would
 * show that the person has answered.
 */
export const mailsOfPerson = async (
  records: MailsOfPersonRecords,
  { id, councilId }: Pick<StoredSubscriber, 'id' | 'councilId'>,
): Promise<MailOfPerson[]> => {
  const { mails, mailings, deliveries, councils } = records;
  const queued = await mails.listOfSubscriber(id);
  const sent = await deliveries.listOfSubscriber(await mailings.listIds(), id);
  const council = (await councils.find(councilId))?.council ?? null;
  const shown = new Map<string, Pick<MailOfPerson, 'kind' | 'subject'>>();
  for (const mailingId of new Set(sent.map((each) => each.mailingId))) {
    const mailing = await mailings.get(mailingId);
    if (mailing.hidesRecipients) continue;
    shown.set(mailingId, { kind: mailing.kind, subject: await subjectOf(records, mailing, council) });
  }
  const invitations = sent.flatMap(({ mailingId, state, reason, sentAt, at }) => {
    const mailing = shown.get(mailingId);
    return mailing ? [{ ...mailing, state, reason, at: sentAt ?? at }] : [];
  });
  return [
    ...queued.map(({ kind, state, at, subject }) => ({ kind, state, at, subject, reason: null })),
    ...invitations.toSorted((a, b) => b.at.getTime() - a.at.getTime()),
  ];
};

const arrived: ReadonlySet<DeliveryState> = new Set(['sent', 'bounced', 'complained']);

/**
 * The history, latest first, with a line for every mail that was sent. The stored history is limited, the mails are
 * not.
 */
export const historyWithMails = (
  { history }: Pick<StoredSubscriber, 'history'>,
  mails: readonly MailOfPerson[],
): HistoryEntry[] => {
  const lines = mails
    .filter(({ state, subject }) => arrived.has(state) && subject !== '')
    .map(({ at, subject }): HistoryEntry => ({ at, what: 'mail_sent', detail: subject, by: null }));
  const times = new Set(lines.map(({ at }) => at.getTime()));
  const others = history.filter(({ what, at }) => what !== 'mail_sent' || !times.has(at.getTime()));
  // Among lines of one moment, the mail is the last that happened.
  return [...lines, ...others.toReversed()].toSorted((a, b) => b.at.getTime() - a.at.getTime());
};

import { type CampaignSnapshot, mailAlarmOf, type SubscriberAttention } from '@folkmoot/contracts';
import { isResumable, type StoredImport } from '../../entities/import/import.domain';
import type { CampaignMailing } from '../../entities/mailing/mailing.domain';

/** The copy of a campaign; undefined when this service has none. */
export type CampaignOf = (campaignId: string) => CampaignSnapshot | undefined;

export const headOf = ({ id, campaignId, kind }: CampaignMailing, campaignOf: CampaignOf) => ({
  mailingId: id,
  campaignId,
  campaignTitle: campaignOf(campaignId)?.title ?? null,
  mailing: kind,
});

/** Messages that did not arrive. Complaints are not counted, because they arrived. */
const undeliveredOf = ({ counts: { bounced, failed } }: CampaignMailing): number => bounced + failed;

/** A scheduled mailing begins by itself when its survey opens, unless staff have paused the campaign. */
const beginsByItself = ({ state, campaignId }: CampaignMailing, campaignOf: CampaignOf): boolean =>
  state === 'scheduled' && campaignOf(campaignId)?.status !== 'paused';

/** So many bounces or complaints that it cannot wait; nothing for other mailings. */
const alarming = (mailing: CampaignMailing, campaignOf: CampaignOf): SubscriberAttention[] => {
  const { sent, bounced, complained } = mailing.counts;
  const alarm = mailAlarmOf(mailing.counts);
  if (alarm === null) return [];
  const total = sent + bounced + complained;
  return alarm === 'bounces'
    ? [{ ...headOf(mailing, campaignOf), kind: 'bounces_high', total, undelivered: bounced }]
    : [{ ...headOf(mailing, campaignOf), kind: 'complaints_high', total, undelivered: complained }];
};

const waiting = (mailing: CampaignMailing, campaignOf: CampaignOf): SubscriberAttention[] => {
  const { state, problem } = mailing;
  if (state === 'paused') return [{ ...headOf(mailing, campaignOf), kind: 'mailing_paused' }];
  const alarm = alarming(mailing, campaignOf);
  if (alarm.length > 0) return alarm;
  if (problem === null || beginsByItself(mailing, campaignOf)) return [];
  return [{ ...headOf(mailing, campaignOf), kind: 'mailing_waits', problem }];
};

const ended = (mailing: CampaignMailing, campaignOf: CampaignOf): SubscriberAttention[] => {
  const { state, problem, counts } = mailing;
  if (state === 'cancelled')
    return problem === null ? [] : [{ ...headOf(mailing, campaignOf), kind: 'mailing_stopped', problem }];
  const alarm = alarming(mailing, campaignOf);
  if (alarm.length > 0) return alarm;
  const undelivered = undeliveredOf(mailing);
  if (undelivered === 0) return [];
  return [{ ...headOf(mailing, campaignOf), kind: 'mails_undelivered', total: counts.sent + undelivered, undelivered }];
};

const ofImport = (stored: StoredImport): SubscriberAttention[] => {
  const { id: importId, fileName, state, processed, total, failed } = stored;
  if (state === 'failed' && isResumable(stored))
    return [{ importId, fileName, kind: 'import_failed', processed, total }];
  if (state !== 'done' || failed === 0) return [];
  return [{ importId, fileName, kind: 'rows_refused', refused: failed, total }];
};

const urgencyOf: Readonly<Record<SubscriberAttention['kind'], number>> = {
  mailing_waits: 0,
  mailing_stopped: 0,
  bounces_high: 0,
  complaints_high: 0,
  mailing_paused: 1,
  import_failed: 1,
  mails_undelivered: 2,
  rows_refused: 3,
};

interface Work {
  /** Mailings that wait, are paused or go out. */
  readonly open: readonly CampaignMailing[];
  readonly endedMailings: readonly CampaignMailing[];
  readonly endedImports: readonly StoredImport[];
}

/** Mailings and imports that need attention, most urgent first. */
export const attentionOf = (
  { open, endedMailings, endedImports }: Work,
  campaignOf: CampaignOf,
): SubscriberAttention[] =>
  [
    ...open.flatMap((mailing) => waiting(mailing, campaignOf)),
    ...endedMailings.flatMap((mailing) => ended(mailing, campaignOf)),
    ...endedImports.flatMap(ofImport),
  ].toSorted((a, b) => urgencyOf[a.kind] - urgencyOf[b.kind]);

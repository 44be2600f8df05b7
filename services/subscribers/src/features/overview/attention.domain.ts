import type { SubscriberAttention } from '@folkmoot/contracts';
import { isResumable, type StoredImport } from '../../entities/import';
import type { StoredMailing } from '../../entities/mailing';

/** The title of the campaign of a mailing; null when this service has no copy of it. */
export type TitleOf = (campaignId: string) => string | null;

export const headOf = ({ id, campaignId, kind }: StoredMailing, titleOf: TitleOf) => ({
  mailingId: id,
  campaignId,
  campaignTitle: titleOf(campaignId),
  mailing: kind,
});

/** Messages that did not arrive. Complaints are not counted, because they arrived. */
const undeliveredOf = ({ counts: { bounced, failed } }: StoredMailing): number => bounced + failed;

/** A scheduled mailing that waits for the opening of its survey needs nobody. */
const needsNobody = ({ state, startedAt }: StoredMailing): boolean => state === 'scheduled' && startedAt === null;

const waiting = (mailing: StoredMailing, titleOf: TitleOf): SubscriberAttention[] => {
  const { state, problem } = mailing;
  if (state === 'paused') return [{ ...headOf(mailing, titleOf), kind: 'mailing_paused' }];
  if (problem === null || needsNobody(mailing)) return [];
  return [{ ...headOf(mailing, titleOf), kind: 'mailing_waits', problem }];
};

const ended = (mailing: StoredMailing, titleOf: TitleOf): SubscriberAttention[] => {
  const { state, problem, counts } = mailing;
  if (state === 'cancelled')
    return problem === null ? [] : [{ ...headOf(mailing, titleOf), kind: 'mailing_stopped', problem }];
  const undelivered = undeliveredOf(mailing);
  if (undelivered === 0) return [];
  return [{ ...headOf(mailing, titleOf), kind: 'mails_undelivered', sent: counts.sent + undelivered, undelivered }];
};

const ofImport = (stored: StoredImport): SubscriberAttention[] => {
  const { id: importId, fileName, state, processed, total, failed } = stored;
  if (state === 'failed' && isResumable(stored)) return [{ importId, fileName, kind: 'import_failed', processed, total }];
  if (state !== 'done' || failed === 0) return [];
  return [{ importId, fileName, kind: 'rows_refused', refused: failed, total }];
};

const urgencyOf: Readonly<Record<SubscriberAttention['kind'], number>> = {
  mailing_waits: 0,
  mailing_stopped: 0,
  mailing_paused: 1,
  import_failed: 1,
  mails_undelivered: 2,
  rows_refused: 3,
};

interface Work {
  /** Mailings that wait, are paused or go out. */
  readonly open: readonly StoredMailing[];
  readonly endedMailings: readonly StoredMailing[];
  readonly endedImports: readonly StoredImport[];
}

/** Mailings and imports that need attention, most urgent first. */
export const attentionOf = ({ open, endedMailings, endedImports }: Work, titleOf: TitleOf): SubscriberAttention[] =>
  [
    ...open.flatMap((mailing) => waiting(mailing, titleOf)),
    ...endedMailings.flatMap((mailing) => ended(mailing, titleOf)),
    ...endedImports.flatMap(ofImport),
  ].toSorted((a, b) => urgencyOf[a.kind] - urgencyOf[b.kind]);

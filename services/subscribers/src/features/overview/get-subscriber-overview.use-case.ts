import type { getSubscriberOverviewOperation, ResponseOf, SubscriberNews } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { modeOf, type StoredImport } from '../../entities/import';
import { type CampaignMailing, isNewsletter, type StoredMailing } from '../../entities/mailing';
import { attentionOf, type CampaignOf, headOf } from './attention.domain';
import type { OverviewRecords } from './overview.types';

const DAY_MS = 86_400_000;
/** Mailings and imports that ended longer ago are no longer shown. */
const ATTENTION_DAYS = 7;
const NEWS_DAYS = 30;
/** Maximum of each kind. More than this cannot be read at a glance. */
const MAX_RUNS = 20;
const MAX_NEWS = 5;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

const copiesOf = async ({ campaigns }: OverviewRecords, mailings: readonly CampaignMailing[]): Promise<CampaignOf> => {
  const ids = [...new Set(mailings.map(({ campaignId }) => campaignId))];
  const copies = await Promise.all(ids.map((id) => campaigns.find(id)));
  const byId = new Map(copies.flatMap((copy) => (copy ? [[copy.id, copy] as const] : [])));
  return (campaignId) => byId.get(campaignId);
};

const isOfCampaign = (mailing: StoredMailing): mailing is CampaignMailing => !isNewsletter(mailing);

const endedAt = ({ finishedAt }: { finishedAt: Date | null }, since: Date): string[] =>
  finishedAt && finishedAt >= since ? [finishedAt.toISOString()] : [];

interface Ended {
  readonly endedMailings: readonly CampaignMailing[];
  readonly endedImports: readonly StoredImport[];
}

const newsOf = ({ endedMailings, endedImports }: Ended, since: Date, campaignOf: CampaignOf): SubscriberNews => ({
  from: since.toISOString(),
  mailings: endedMailings
    .filter(({ state }) => state === 'done')
    .flatMap((mailing) =>
      endedAt(mailing, since).map((at) => ({ ...headOf(mailing, campaignOf), at, sent: mailing.counts.sent })),
    )
    .slice(0, MAX_NEWS),
  imports: endedImports
    // A block list adds nobody.
    .filter(({ state, choice }) => state === 'done' && choice && modeOf(choice) !== 'block')
    .flatMap((stored) =>
      endedAt(stored, since).map((at) => ({
        importId: stored.id,
        fileName: stored.fileName,
        at,
        added: stored.added,
        merged: stored.merged,
      })),
    )
    .slice(0, MAX_NEWS),
});

/** Not in the future, and not before the period of the news. */
const within = (since: Date, now: Date): Date => {
  const earliest = daysBefore(now, NEWS_DAYS);
  if (since < earliest) return earliest;
  return since > now ? now : since;
};

/** Mailings and imports that need attention, and those that ended since a visit. */
export const getSubscriberOverview = async (
  { actor, reader, clock }: Context<OverviewRecords>,
  visitedAt: Date | undefined,
): Promise<ResponseOf<typeof getSubscriberOverviewOperation>> => {
  const records = reader(actor);
  const { mailings, imports } = records;
  const now = clock.now();
  const recent = daysBefore(now, ATTENTION_DAYS);
  const since = visitedAt && within(visitedAt, now);
  const from = since && since < recent ? since : recent;
  const [begun, ended, endedImports] = await Promise.all([
    mailings.listInStates(['scheduled', 'sending', 'paused'], MAX_RUNS),
    mailings.listEndedSince(from, MAX_RUNS),
    imports.listEndedSince(from, MAX_RUNS),
  ]);
  // The lines of the overview lead to a campaign.
  const [open, endedMailings] = [begun.filter(isOfCampaign), ended.filter(isOfCampaign)];
  const campaignOf = await copiesOf(records, [...open, ...endedMailings]);
  const isRecent = ({ finishedAt }: { finishedAt: Date | null }) => finishedAt !== null && finishedAt >= recent;
  const attention = attentionOf(
    { open, endedMailings: endedMailings.filter(isRecent), endedImports: endedImports.filter(isRecent) },
    campaignOf,
  );
  return { attention, news: since ? newsOf({ endedMailings, endedImports }, since, campaignOf) : null };
};

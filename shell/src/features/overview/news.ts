import type { CampaignNews, SubscriberNews } from '@folkmoot/contracts/client';
import { messages } from './overview.messages';

const texts = messages.news;

/** One sentence about a change, with a link to its item. */
export interface NewsLine {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  readonly sentence: { readonly before?: string; readonly after: string };
  /** When it happened; null for counts over the whole period. */
  readonly at: string | null;
}

const campaignLines = ({ responses, moves }: CampaignNews): NewsLine[] => [
  ...responses.map(
    ({ campaignId, title, responses: count, isExact }): NewsLine => ({
      key: `responses:${campaignId}`,
      name: title,
      to: `/dashboard/campaigns/${campaignId}/reports/overview`,
      sentence: texts.responses(count, isExact),
      at: null,
    }),
  ),
  ...moves.map(
    ({ campaignId, title, kind, isAutomatic, at }): NewsLine => ({
      key: `${kind}:${campaignId}:${at}`,
      name: title,
      to: `/dashboard/campaigns/${campaignId}/overview`,
      sentence: kind === 'completed' && isAutomatic ? texts.ended : texts.moves[kind],
      at,
    }),
  ),
];

const subscriberLines = ({ mailings, imports }: SubscriberNews): NewsLine[] => [
  ...mailings.map(
    ({ mailingId, campaignId, campaignTitle, mailing, sent, at }): NewsLine => ({
      key: `mailing:${mailingId}`,
      name: campaignTitle ?? messages.attention.deletedCampaign,
      to: `/dashboard/campaigns/${campaignId}/delivery/mailings/${mailingId}`,
      sentence: texts.mailing(mailing, sent),
      at,
    }),
  ),
  ...imports.map(
    ({ importId, fileName, added, merged, at }): NewsLine => ({
      key: `import:${importId}`,
      name: fileName,
      to: '/dashboard/subscribers/imports',
      sentence: texts.imported(added, merged),
      at,
    }),
  ),
];

/** Responses first, then what happened, the latest first. */
export const newsLines = (
  campaigns: CampaignNews | null | undefined,
  subscribers: SubscriberNews | null | undefined,
): NewsLine[] => {
  const lines = [...(campaigns ? campaignLines(campaigns) : []), ...(subscribers ? subscriberLines(subscribers) : [])];
  const counts = lines.filter(({ at }) => at === null);
  const changes = lines.filter(({ at }) => at !== null);
  return [...counts, ...changes.toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? 1 : -1))];
};

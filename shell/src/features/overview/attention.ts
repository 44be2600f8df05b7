import type { CampaignAttention, SubscriberAttention } from '@folkmoot/contracts/client';
import { messages } from './overview.messages';

const texts = messages.attention;
const { links } = texts;

export type AttentionIcon = 'clock' | 'target' | 'pencil' | 'calendar' | 'mail' | 'upload' | 'megaphone';

/** One sentence with the name of an item in bold, and the link to where it is solved. */
export interface AttentionLine {
  readonly key: string;
  readonly icon: AttentionIcon;
  /** Whether something goes wrong now. The others are reminders. */
  readonly isProblem: boolean;
  readonly name: string;
  readonly sentence: { readonly before?: string; readonly after: string };
  readonly link: { readonly to: string; readonly label: string };
}

const campaignPath = (campaignId: string, tab: string): string => `/dashboard/campaigns/${campaignId}/${tab}`;

/** A draft whose survey has no errors is activated on its first page. */
const draftLink = ({ campaignId, status }: Pick<CampaignAttention, 'campaignId' | 'status'>): AttentionLine['link'] =>
  status === 'ready'
    ? { to: campaignPath(campaignId, 'overview'), label: links.activate }
    : { to: campaignPath(campaignId, 'builder'), label: links.builder };

/** A calendar day as a moment that is on this day in the zones of all councils. */
const noonOf = (day: string): string => `${day}T12:00:00.000Z`;

type Rest = Pick<AttentionLine, 'icon' | 'isProblem' | 'sentence' | 'link'>;

const campaignRest = (item: CampaignAttention, dayOf: (moment: string) => string): Rest => {
  const delivery = { to: campaignPath(item.campaignId, 'delivery'), label: links.delivery };
  switch (item.kind) {
    case 'ends_soon':
      return { icon: 'clock', isProblem: false, sentence: texts.endsSoon(item.daysLeft, item), link: delivery };
    case 'behind_target':
      return { icon: 'target', isProblem: false, sentence: texts.behind(item), link: delivery };
    case 'not_ready': {
      const sentence = texts.notReady(dayOf(item.startDate), item.isLate, item.status === 'ready');
      return { icon: 'calendar', isProblem: true, sentence, link: draftLink(item) };
    }
    case 'commitments_overdue': {
      const link = { to: campaignPath(item.campaignId, 'publish'), label: links.commitments };
      return { icon: 'clock', isProblem: true, sentence: texts.overdue(item.overdue, dayOf(noonOf(item.dueOn))), link };
    }
    case 'unpublished':
      return {
        icon: 'megaphone',
        isProblem: false,
        sentence: texts.unpublished(item.daysSince, item.responseCount),
        link: { to: campaignPath(item.campaignId, 'publish'), label: links.publish },
      };
    default:
      return {
        icon: 'pencil',
        isProblem: false,
        sentence: texts.untouched(dayOf(item.updatedAt)),
        link: draftLink(item),
      };
  }
};

export const campaignLine = (item: CampaignAttention, dayOf: (moment: string) => string): AttentionLine => ({
  key: `${item.kind}:${item.campaignId}`,
  name: item.title,
  ...campaignRest(item, dayOf),
});

type MailingAttention = Extract<SubscriberAttention, { mailingId: string }>;
type ImportAttention = Extract<SubscriberAttention, { importId: string }>;

const mailingSentence = (item: MailingAttention): AttentionLine['sentence'] => {
  switch (item.kind) {
    case 'mailing_paused':
      return texts.mailingPaused(item.mailing);
    case 'mailing_waits':
      return texts.mailingWaits(item.mailing, item.problem);
    case 'mailing_stopped':
      return texts.mailingStopped(item.mailing, item.problem);
    case 'bounces_high':
      return texts.bouncesHigh(item.mailing, item.undelivered, item.total);
    case 'complaints_high':
      return texts.complaintsHigh(item.mailing, item.undelivered, item.total);
    default:
      return texts.undelivered(item.mailing, item.undelivered, item.total);
  }
};

const mailingLine = (item: MailingAttention): AttentionLine => ({
  key: `${item.kind}:${item.mailingId}`,
  icon: 'mail',
  isProblem: item.kind !== 'mailing_paused' && item.kind !== 'mails_undelivered',
  name: item.campaignTitle ?? texts.deletedCampaign,
  sentence: mailingSentence(item),
  link: { to: campaignPath(item.campaignId, `delivery/mailings/${item.mailingId}`), label: links.mailing },
});

const importLine = (item: ImportAttention): AttentionLine => ({
  key: `${item.kind}:${item.importId}`,
  icon: 'upload',
  isProblem: item.kind === 'import_failed',
  name: item.fileName,
  sentence:
    item.kind === 'import_failed'
      ? texts.importFailed(item.processed, item.total)
      : texts.rowsRefused(item.refused, item.total),
  link: { to: '/dashboard/subscribers/imports', label: links.imports },
});

export const subscriberLine = (item: SubscriberAttention): AttentionLine =>
  'mailingId' in item ? mailingLine(item) : importLine(item);

/** Problems first. Both services have sorted their own by urgency. */
export const sortedLines = (lines: readonly AttentionLine[]): AttentionLine[] =>
  lines.toSorted((a, b) => Number(b.isProblem) - Number(a.isProblem));

import { randomBytes } from 'node:crypto';
import {
  type Council,
  DomainError,
  dayInWords,
  mailMergeFields,
  mergeMail,
  unknownMergeFields,
} from '@folkmoot/contracts';
import { roundOf } from '@folkmoot/schedule';
import { councilSender, type Mail, mailBranding, mailLayout, mailTemplate, oneLine } from '@folkmoot/service-kit';
import type { CampaignCopy } from '../../campaigns/campaign.repository';
import type { StoredMailing } from '../../mailings/mailing.domain';
import type { MailingDeps } from './deps';
import { mailingWords, messages } from './mailing.messages';

type Wording = Pick<StoredMailing, 'subject' | 'text'>;

/** Throws merge_field_unknown, naming the fields. */
export const requireKnownFields = ({ subject, text }: Wording): void => {
  const fields = (['subject', 'text'] as const).flatMap((path) => {
    const unknown = unknownMergeFields(path === 'subject' ? subject : text);
    return unknown.length > 0 ? [{ path, message: messages.unknownFields(unknown, mailMergeFields) }] : [];
  });
  if (fields.length > 0) throw new DomainError('merge_field_unknown', { fields });
};

const closingDay = ({ language, timezone }: Council, closesAt: Date | null): string => {
  if (!closesAt) return mailingWords[language].noClosing;
  // The last day on which it is open: it closes just before this moment.
  return dayInWords(closesAt.getTime() - 1, timezone, language);
};

interface Given {
  readonly council: Council;
  readonly campaign: CampaignCopy;
  readonly wording: Wording;
  readonly round: number;
}

/** What differs from one message to the next. */
interface Recipient {
  readonly to: string;
  /** Of its delivery. */
  readonly id: string;
  readonly surveyUrl: string;
  readonly preferencesUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A subject as people get it. */
export const subjectOf = ({ council, campaign, wording, round }: Given): string => {
  const { closesAt } = roundOf(campaign, council.timezone, round);
  const values = { council: council.name, campaign: campaign.title, closes: closingDay(council, closesAt) };
  return oneLine(mergeMail(wording.subject, values));
};

export type ComposeMailing = (recipient: Recipient) => Mail;

/** Addresses of nothing, which the layout treats as it does all addresses. */
const SURVEY = `https://${randomBytes(12).toString('hex')}.invalid/survey`;
const PREFERENCES = `https://${randomBytes(12).toString('hex')}.invalid/preferences`;

/**
 * Lays out the messages of a mailing once, in the council's language and colours; what is written in the template is text,
 * never markup. The result only fills in the links of one person.
 */
export const composeMailing = (
  { productName, publicOrigin, sender }: Pick<MailingDeps, 'productName' | 'publicOrigin' | 'sender'>,
  { council, campaign, wording, round }: Given,
): ComposeMailing => {
  const words = mailingWords[council.language];
  const { closesAt } = roundOf(campaign, council.timezone, round);
  const values = { council: council.name, campaign: campaign.title, closes: closingDay(council, closesAt) };
  const { html, text } = mailLayout({
    productName,
    council: mailBranding(council, publicOrigin),
    title: campaign.title,
    paragraphs: mergeMail(wording.text, values).split(/\n{2,}/),
    action: { label: words.action, url: SURVEY },
    footer: [
      words.yours,
      words.why(council.name),
      `${words.preferences}: ${PREFERENCES}`,
      council.branding.customFooter,
    ].filter(Boolean),
    language: council.language,
  });
  const subject = oneLine(mergeMail(wording.subject, values));
  const fill = mailTemplate({ subject, ...councilSender(council), html, text }, sender, [SURVEY, PREFERENCES]);
  return ({ surveyUrl, preferencesUrl, ...recipient }) => ({
    // Both links are made of letters that need no escaping.
    ...fill({ ...recipient, texts: [surveyUrl, preferencesUrl] }),
    isOnce: true,
  });
};

/** The address of the survey, in a message. */
export const surveyUrlOf = (publicOrigin: string, { slug }: Council, campaignId: string, token?: string): string =>
  `${publicOrigin}/${slug}/survey/${campaignId}${token === undefined ? '' : `?invitation=${token}`}`;

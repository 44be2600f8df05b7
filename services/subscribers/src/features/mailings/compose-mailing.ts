import { randomBytes } from 'node:crypto';
import { roundOf } from '@folkmoot/calendar/rounds';
import {
  type Council,
  DomainError,
  dayInWords,
  mailMergeFields,
  mergeMail,
  unknownMergeFields,
} from '@folkmoot/contracts';
import { councilSender, type Mail, mailBranding, mailLayout, mailTemplate, oneLine } from '@folkmoot/service-kit';
import type { CampaignCopy } from '../../entities/campaign';
import type { StoredMailing } from '../../entities/mailing';
import { mailingWords, messages } from './mailing.messages';
import type { MailingTools } from './mailing.types';

type Wording = Pick<StoredMailing, 'subject' | 'text'>;

/** Throws merge_field_unknown with the names of the fields. */
export const requireKnownFields = ({ subject, text }: Wording): void => {
  const fields = (['subject', 'text'] as const).flatMap((path) => {
    const unknown = unknownMergeFields(path === 'subject' ? subject : text);
    return unknown.length > 0 ? [{ path, message: messages.unknownFields(unknown, mailMergeFields) }] : [];
  });
  if (fields.length > 0) throw new DomainError('merge_field_unknown', { fields });
};

const closingDay = ({ language, timezone }: Council, closesAt: Date | null): string => {
  if (!closesAt) return mailingWords(language).noClosing;
  // The survey closes just before midnight, so one millisecond less gives the last day on which it is open.
  return dayInWords(closesAt.getTime() - 1, timezone, language);
};

interface ComposeMailingInput {
  readonly council: Council;
  readonly campaign: CampaignCopy;
  readonly wording: Wording;
  readonly round: number;
}

/** Data that differs between the messages of a mailing. */
interface Recipient {
  readonly to: string;
  /** Id of the delivery. */
  readonly id: string;
  readonly surveyUrl: string;
  readonly preferencesUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The subject with its merge fields filled in. */
export const subjectOf = ({ council, campaign, wording, round }: ComposeMailingInput): string => {
  const { closesAt } = roundOf(campaign, council.timezone, round);
  const values = { council: council.name, campaign: campaign.title, closes: closingDay(council, closesAt) };
  return oneLine(mergeMail(wording.subject, values));
};

export type ComposeMailing = (recipient: Recipient) => Mail;

/** Placeholder links, which the layout handles like real links. */
const SURVEY = `https://${randomBytes(12).toString('hex')}.invalid/survey`;
const PREFERENCES = `https://${randomBytes(12).toString('hex')}.invalid/preferences`;

/**
 * Lays out the messages of a mailing once, in the council's language and colours. The template is inserted as text,
 * never as markup. The result only fills in the links of one person.
 */
export const composeMailing = (
  { productName, publicOrigin, sender }: Pick<MailingTools, 'productName' | 'publicOrigin' | 'sender'>,
  { council, campaign, wording, round }: ComposeMailingInput,
): ComposeMailing => {
  const words = mailingWords(council.language);
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
    // Both links contain only letters that need no escaping.
    ...fill({ ...recipient, texts: [surveyUrl, preferencesUrl] }),
    isOnce: true,
  });
};

/** The address of the survey in a message. */
export const surveyUrlOf = (publicOrigin: string, { slug }: Council, campaignId: string, token?: string): string =>
  `${publicOrigin}/${slug}/survey/${campaignId}${token === undefined ? '' : `?invitation=${token}`}`;

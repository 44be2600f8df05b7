import { type BodyOf, dayInWords, mergeMail, type previewMailOperation } from '@folkmoot/contracts';
import { mailBranding, mailDocument, oneLine, senderNameOf, typedMailParagraphs } from '@folkmoot/service-kit';
import type { StoredCouncil } from '../../entities/council';
import { surveyMailWords } from './council-mails.messages';

export type MailDraft = BodyOf<typeof previewMailOperation>;

const sentFields = (fields: object = {}): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const DAYS_OPEN = 14;
const DAY_MS = 86_400_000;

interface SampleOptions {
  readonly productName: string;
  readonly publicOrigin: string;
  readonly now: Date;
}

const closingDay = ({ language, timezone }: StoredCouncil, now: Date): string =>
  dayInWords(now.getTime() + DAYS_OPEN * DAY_MS, timezone, language);

/** A sample survey invitation with the drafted texts, about a survey that does not exist. */
export const composeSample = (
  { productName, publicOrigin, now }: SampleOptions,
  council: StoredCouncil,
  draft: MailDraft,
) => {
  const words = surveyMailWords(council.language);
  const emailConfig = { ...council.settings.emailConfig, ...sentFields(draft.emailConfig) };
  const branding = { ...council.branding, ...sentFields(draft.branding) };
  const values = { council: council.name, campaign: words.sampleCampaign, closes: closingDay(council, now) };
  const content = mailDocument({
    productName,
    council: mailBranding({ name: council.name, branding }, publicOrigin),
    title: words.sampleCampaign,
    body: [
      ...typedMailParagraphs(mergeMail(emailConfig.body, values)),
      { kind: 'button', label: words.action, url: `${publicOrigin}/survey/demo` },
    ],
    footer: [words.why(council.name), branding.customFooter].filter(Boolean),
    language: council.language,
  });
  const subject = oneLine(mergeMail(emailConfig.subject, values));
  const fromName = senderNameOf({ name: council.name, settings: { emailConfig } });
  return { ...content, subject, fromName, replyTo: emailConfig.replyTo };
};

import { placeOf } from '@folkmoot/calendar/rounds';
import { type Actor, type AttributeValues, type Council, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredAttribute } from '../../entities/attribute';
import type { CampaignMailing } from '../../entities/mailing';
import type { ComposeMailing, LetterTools } from './compose-letter';
import { composeMailing, requireKnownFields } from './compose-mailing';
import { composeNewsletter, type NewsletterWording, requireNewsletterFields } from './compose-newsletter';
import { messages } from './mailing.messages';
import type { MailingRecords, MailingTools } from './mailing.types';
import { createValuesOf, readFieldOfNobody } from './person-fields';
import { surveyUrlOf } from './public-addresses';

type Wording = Pick<CampaignMailing, 'campaignId' | 'kind' | 'subject' | 'text'>;

/** Nobody has the empty address. */
export interface Recipient {
  readonly to: string;
  readonly attributes?: AttributeValues | undefined;
}

const nobody: Recipient = { to: '' };

/** A code of nobody: the link leads to a page that says that it is not valid. */
const SAMPLE_CODE = 'sample';

type Compose = (recipient: Recipient) => ReturnType<ComposeMailing>;

interface SampleInput {
  readonly council: Council;
  readonly attributes: readonly StoredAttribute[];
  readonly surveyUrl: string;
}

/** Fills in the details of a person, and links that lead nowhere. */
const forSamples = (
  compose: ComposeMailing,
  { council, attributes, surveyUrl }: SampleInput,
  { publicOrigin }: LetterTools,
): Compose => {
  const valuesOf = createValuesOf(attributes, council);
  const link = `${publicOrigin}/p/${SAMPLE_CODE}`;
  return ({ to, attributes: values }) =>
    compose({
      to,
      id: '',
      surveyUrl,
      preferencesUrl: link,
      unsubscribeUrl: link,
      readField: to === '' ? readFieldOfNobody(attributes) : valuesOf(values),
      headers: {},
    });
};

/** Composes sample messages with links to the survey and without a personal token. */
const composer = async (
  { actor, reader, clock }: Context<MailingRecords, Actor>,
  wording: Wording,
  tools: LetterTools,
): Promise<Compose> => {
  const records = reader(actor);
  const attributes = await records.attributes.listAll();
  requireKnownFields(wording, attributes);
  const campaign = await records.campaigns.get(wording.campaignId);
  const council = (await records.councils.find(actor.councilId ?? ''))?.council;
  if (!council) throw new DomainError('campaign_not_found');
  const round = placeOf(campaign, council.timezone, clock.now()).open?.number ?? 1;
  const compose = composeMailing(tools, { council, campaign, wording, round });
  const surveyUrl = surveyUrlOf(tools.publicOrigin, council, campaign.id);
  return forSamples(compose, { council, attributes, surveyUrl }, tools);
};

const newsletterComposer = async (
  { actor, reader }: Context<MailingRecords, Actor>,
  wording: NewsletterWording & { readonly id?: string },
  tools: LetterTools,
): Promise<Compose> => {
  const records = reader(actor);
  const attributes = await records.attributes.listAll();
  requireNewsletterFields(wording, attributes);
  const council = (await records.councils.find(actor.councilId ?? ''))?.council;
  if (!council) throw new DomainError('not_found');
  const compose = composeNewsletter(tools, { council, wording, id: wording.id ?? null });
  return forSamples(compose, { council, attributes, surveyUrl: '' }, tools);
};

const createShowTo = (compose: Compose, { sender }: LetterTools) => {
  const address = /<([^>]+)>/.exec(sender)?.[1] ?? sender;
  return (recipient: Recipient = nobody) => {
    const { subject, html = '', text, fromName = '', replyTo = '' } = compose(recipient);
    return { from: `${fromName} <${address}>`, replyTo, subject, html, text };
  };
};
export type ShowTo = ReturnType<typeof createShowTo>;

/** Creates the view of a message for a person. Throws campaign_not_found, merge_field_unknown. */
export const createShownMail = async (context: Context<MailingRecords>, wording: Wording, tools: LetterTools) =>
  createShowTo(await composer(context, wording, tools), tools);

/** The same for a newsletter. Throws not_found, merge_field_unknown. */
export const createShownNewsletter = async (
  context: Context<MailingRecords>,
  wording: NewsletterWording & { readonly id?: string },
  tools: LetterTools,
) => createShowTo(await newsletterComposer(context, wording, tools), tools);

/** The preview of a message. Throws campaign_not_found, merge_field_unknown. */
export const previewMailing = async (context: Context<MailingRecords>, wording: Wording, tools: LetterTools) =>
  (await createShownMail(context, wording, tools))();

/** The preview of a newsletter. Throws not_found, merge_field_unknown. */
export const previewNewsletter = async (
  context: Context<MailingRecords>,
  wording: NewsletterWording,
  tools: LetterTools,
) => (await createShownNewsletter(context, wording, tools))();

const MAX_TEST_MAILS = 20;
const WINDOW_MS = 3_600_000;

/** Rate limit in memory, which is enough against repeated clicks. */
const createLimit = () => {
  const used = new Map<string, number[]>();
  return (userId: string, now: number): void => {
    const recent = (used.get(userId) ?? []).filter((at) => at > now - WINDOW_MS);
    if (recent.length >= MAX_TEST_MAILS) throw new DomainError('too_many_requests', { retryAfter: WINDOW_MS / 1_000 });
    used.set(userId, [...recent, now]);
  };
};

/**
 * Creates the use cases that send a test message to its user, with one limit for both kinds. They throw mail_failed,
 * too_many_requests or unavailable.
 */
export const createTestMails = (tools: LetterTools & Pick<MailingTools, 'mailer' | 'addressOf'>) => {
  const enforceLimit = createLimit();
  const send = async ({ actor, clock }: Context<MailingRecords>, compose: Compose): Promise<{ to: string }> => {
    enforceLimit(actor.userId, clock.now().getTime());
    const to = await tools.addressOf(actor.userId);
    const { source: _, headers: __, ...content } = compose(nobody);
    await tools.mailer.send({ ...content, to, subject: messages.test(content.subject) });
    return { to };
  };
  return {
    testMailing: async (context: Context<MailingRecords>, wording: Wording) =>
      send(context, await composer(context, wording, tools)),
    testNewsletter: async (context: Context<MailingRecords>, wording: NewsletterWording) =>
      send(context, await newsletterComposer(context, wording, tools)),
  };
};

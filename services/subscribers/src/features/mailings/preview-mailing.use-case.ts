import { placeOf } from '@folkmoot/calendar/rounds';
import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { MailingFields } from '../../entities/mailing';
import { composeMailing, requireKnownFields, surveyUrlOf } from './compose-mailing';
import { messages } from './mailing.messages';
import type { MailingRecords, MailingTools } from './mailing.types';

type Wording = Omit<MailingFields, 'audience'>;
export type MailLayout = Pick<MailingTools, 'productName' | 'publicOrigin' | 'sender'>;

/** A token of nobody: the link leads to a page that says that it is not valid. */
const SAMPLE_TOKEN = 'sample';

/** Composes sample messages with links to the survey and without a personal token. */
const composer = async (
  { actor, reader, clock }: Context<MailingRecords, Actor>,
  wording: Wording,
  layout: MailLayout,
) => {
  requireKnownFields(wording);
  const { councils, campaigns } = reader(actor);
  const campaign = await campaigns.get(wording.campaignId);
  const council = (await councils.find(actor.councilId ?? ''))?.council;
  if (!council) throw new DomainError('campaign_not_found');
  const round = placeOf(campaign, council.timezone, clock.now()).open?.number ?? 1;
  const composeFor = composeMailing(layout, { council, campaign, wording, round });
  return (to: string) =>
    composeFor({
      to,
      id: '',
      surveyUrl: surveyUrlOf(layout.publicOrigin, council, campaign.id),
      preferencesUrl: `${layout.publicOrigin}/preferences/${SAMPLE_TOKEN}`,
      headers: {},
    });
};

/** Creates the view of a message for an address. Throws campaign_not_found, merge_field_unknown. */
export const createShownMail = async (context: Context<MailingRecords>, wording: Wording, layout: MailLayout) => {
  const compose = await composer(context, wording, layout);
  const sender = /<([^>]+)>/.exec(layout.sender)?.[1] ?? layout.sender;
  return (to: string) => {
    const { subject, html = '', text, fromName = '', replyTo = '' } = compose(to);
    return { from: `${fromName} <${sender}>`, replyTo, subject, html, text };
  };
};

/** The preview of a message. Throws campaign_not_found, merge_field_unknown. */
export const previewMailing = async (context: Context<MailingRecords>, wording: Wording, layout: MailLayout) =>
  (await createShownMail(context, wording, layout))('');

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

/** Creates the use case that sends a test message to its user. Throws mail_failed, too_many_requests or unavailable. */
export const createTestMailing = (tools: MailLayout & Pick<MailingTools, 'mailer' | 'addressOf'>) => {
  const enforceLimit = createLimit();
  return async (context: Context<MailingRecords>, wording: Wording): Promise<{ to: string }> => {
    const { userId } = context.actor;
    const compose = await composer(context, wording, tools);
    enforceLimit(userId, context.clock.now().getTime());
    const to = await tools.addressOf(userId);
    const { source: _, headers: __, ...content } = compose(to);
    await tools.mailer.send({ ...content, subject: messages.test(content.subject) });
    return { to };
  };
};

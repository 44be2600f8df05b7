import { placeOf } from '@folkmoot/calendar/rounds';
import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { MailingFields } from '../../entities/mailing';
import { composeMailing, requireKnownFields, surveyUrlOf } from './compose-mailing';
import { messages } from './mailing.messages';
import type { MailingRecords, MailingTools } from './mailing.types';

type Wording = Omit<MailingFields, 'audience'>;
type Layout = Pick<MailingTools, 'productName' | 'publicOrigin' | 'sender'>;

/** A token of nobody: the link leads to a page that says that it is not valid. */
const SAMPLE_TOKEN = 'sample';

/** A sample message with links to the survey and without a personal token. */
const compose = async ({ actor, reader, clock }: Context<MailingRecords, Actor>, wording: Wording, layout: Layout) => {
  requireKnownFields(wording);
  const { councils, campaigns } = reader(actor);
  const campaign = await campaigns.get(wording.campaignId);
  const council = (await councils.find(actor.councilId ?? ''))?.council;
  if (!council) throw new DomainError('campaign_not_found');
  const round = placeOf(campaign, council.timezone, clock.now()).open?.number ?? 1;
  return composeMailing(layout, { council, campaign, wording, round })({
    to: '',
    id: '',
    surveyUrl: surveyUrlOf(layout.publicOrigin, council, campaign.id),
    preferencesUrl: `${layout.publicOrigin}/preferences/${SAMPLE_TOKEN}`,
    headers: {},
  });
};

/** The preview of a message. Throws campaign_not_found, merge_field_unknown. */
export const previewMailing = async (context: Context<MailingRecords>, wording: Wording, layout: Layout) => {
  const { subject, html = '', text, fromName = '', replyTo = '' } = await compose(context, wording, layout);
  const address = /<([^>]+)>/.exec(layout.sender)?.[1] ?? layout.sender;
  return { from: `${fromName} <${address}>`, replyTo, subject, html, text };
};

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
export const createTestMailing = (tools: Layout & Pick<MailingTools, 'mailer' | 'addressOf'>) => {
  const enforceLimit = createLimit();
  return async (context: Context<MailingRecords>, wording: Wording): Promise<{ to: string }> => {
    const { userId } = context.actor;
    const mail = await compose(context, wording, tools);
    enforceLimit(userId, context.clock.now().getTime());
    const to = await tools.addressOf(userId);
    const { source: _, headers: __, ...content } = mail;
    await tools.mailer.send({ ...content, to, subject: messages.test(mail.subject) });
    return { to };
  };
};

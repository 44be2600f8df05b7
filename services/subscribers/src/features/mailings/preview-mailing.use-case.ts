import { type Actor, DomainError, type UserActor } from '@folkmoot/contracts';
import { placeOf } from '@folkmoot/schedule';
import type { MailingFields } from '../../mailings/mailing.domain';
import { composeMailing, requireKnownFields, surveyUrlOf } from './compose-mailing';
import type { MailingDeps } from './deps';
import { messages } from './mailing.messages';
import type { AddressOfUser } from './own-address';

type Wording = Omit<MailingFields, 'audience'>;
type Deps = Pick<MailingDeps, 'units' | 'clock' | 'mailer' | 'productName' | 'publicOrigin' | 'sender'> & {
  readonly addressOf: AddressOfUser;
};

/** Nobody's: whoever follows it is told, in words, that the link is not valid. */
const SAMPLE_TOKEN = 'sample';

/** The message as somebody would get it; its links lead to the survey and nowhere of anybody's own. */
const compose = async (
  deps: Pick<Deps, 'units' | 'clock' | 'productName' | 'publicOrigin' | 'sender'>,
  actor: Actor,
  wording: Wording,
) => {
  requireKnownFields(wording);
  const { councils, campaigns } = deps.units.reader(actor);
  const campaign = await campaigns.get(wording.campaignId);
  const council = (await councils.find(actor.councilId ?? ''))?.council;
  if (!council) throw new DomainError('campaign_not_found');
  const round = placeOf(campaign, council.timezone, deps.clock.now()).open?.number ?? 1;
  return composeMailing(deps, { council, campaign, wording, round })({
    ...{ to: '', id: '' },
    surveyUrl: surveyUrlOf(deps.publicOrigin, council, campaign.id),
    preferencesUrl: `${deps.publicOrigin}/preferences/${SAMPLE_TOKEN}`,
    headers: {},
  });
};

/** Shows the message. Throws campaign_not_found or merge_field_unknown. */
export const previewMailing = async (deps: Deps, actor: Actor, wording: Wording) => {
  const { subject, html = '', text, fromName = '', replyTo = '' } = await compose(deps, actor, wording);
  const address = /<([^>]+)>/.exec(deps.sender)?.[1] ?? deps.sender;
  return { from: `${fromName} <${address}>`, replyTo, subject, html, text };
};

const MOST = 20;
const WINDOW_MS = 3_600_000;

/** Counts in memory: enough against a button that is pressed again and again. */
const createLimit = (now: () => number) => {
  const used = new Map<string, number[]>();
  return (userId: string): void => {
    const recent = (used.get(userId) ?? []).filter((at) => at > now() - WINDOW_MS);
    if (recent.length >= MOST) throw new DomainError('too_many_requests', { retryAfter: WINDOW_MS / 1_000 });
    used.set(userId, [...recent, now()]);
  };
};

/** Makes what mails a message to the person who asks for it. Throws mail_failed, too_many_requests or unavailable. */
export const createTestMailing = (deps: Deps) => {
  const enforceLimit = createLimit(() => deps.clock.now().getTime());
  return async (actor: UserActor, wording: Wording): Promise<{ to: string }> => {
    const mail = await compose(deps, actor, wording);
    enforceLimit(actor.userId);
    const to = await deps.addressOf(actor.userId);
    const { source: _, headers: __, ...content } = mail;
    await deps.mailer.send({ ...content, to, subject: messages.test(mail.subject) });
    return { to };
  };
};

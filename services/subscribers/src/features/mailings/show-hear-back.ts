import { DomainError, type HearBackStatus, type OutcomeMessage } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { hearBackEndOf } from '../../entities/hear-back';
import type { StoredNewsletter } from '../../entities/mailing';
import { countReaders } from './audience';
import { newsletterSubject } from './compose-newsletter';
import type { MailingRecords } from './mailing.types';

/** How many people want to hear what comes of a survey, and the messages about it. Throws campaign_not_found. */
export const showHearBack = async (
  { actor, reader, clock }: Context<MailingRecords>,
  campaignId: string,
): Promise<HearBackStatus> => {
  const records = reader(actor);
  const campaign = await records.campaigns.get(campaignId);
  const council = (await records.councils.find(actor.councilId ?? ''))?.council;
  if (!council) throw new DomainError('campaign_not_found');
  const invited = { of: 'invited', campaignId } as const;
  const [asked, unconfirmed, reach, state, outcomes] = await Promise.all([
    records.hearBacks.count(campaignId, true),
    records.hearBacks.count(campaignId, false),
    countReaders(records, actor.councilId, invited, clock.now()),
    records.hearBackCampaigns.find(campaignId),
    records.mailings.listOutcomes(campaignId),
  ]);
  const toMessage = (newsletter: StoredNewsletter): OutcomeMessage => ({
    newsletterId: newsletter.id,
    subject: newsletterSubject(council, newsletter),
    state: newsletter.state,
    audience: newsletter.audience,
    isLast: newsletter.isLast,
    sent: newsletter.counts.sent,
    startedAt: newsletter.startedAt?.toISOString() ?? null,
  });
  return {
    campaignId,
    asked,
    unconfirmed,
    invited: reach.count,
    heardBack: state?.heardBack ?? 0,
    isOver: state?.isOver ?? false,
    keptUntil: hearBackEndOf(council, campaign)?.toISOString() ?? null,
    messages: outcomes.map(toMessage),
  };
};

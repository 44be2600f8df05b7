import {
  DomainError,
  isHttpsAddress,
  type NewsletterAudience,
  type NewsletterBlock,
  type OutcomeAudience,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredNewsletter } from '../../entities/mailing';
import { createNewsletter } from './draft-newsletter.use-case';
import type { MailingRecords } from './mailing.types';
import { outcomeWords } from './outcome.messages';
import { commitmentsUrlOf, resultsUrlOf } from './public-addresses';

interface Outcome {
  readonly campaignId: string;
  readonly audience: OutcomeAudience;
}

const audienceOf = ({ campaignId, audience }: Outcome): NewsletterAudience =>
  audience.of === 'segment' ? audience : { of: audience.of, campaignId };

/** A button; in an installation without https, which buttons need, a line of text. */
const linkTo = (kind: 'results' | 'button', label: string, url: string): NewsletterBlock =>
  isHttpsAddress(url) ? { kind, id: kind, label, url } : { kind: 'text', id: kind, text: `${label}: ${url}` };

/**
 * Begins a newsletter about what came of a survey, in the council's language: with links to its results and to what the
 * council has promised. Throws campaign_not_found or not_found.
 */
export const draftOutcome = async (
  context: Context<MailingRecords>,
  outcome: Outcome,
  publicOrigin: string,
): Promise<StoredNewsletter> => {
  const { councils, campaigns } = context.reader(context.actor);
  const { campaignId } = outcome;
  const campaign = await campaigns.get(campaignId);
  const council = (await councils.find(context.actor.councilId ?? ''))?.council;
  if (!council) throw new DomainError('not_found');
  const words = outcomeWords(council.language);
  return createNewsletter(context, {
    subject: words.subject(campaign.title),
    title: words.title(campaign.title),
    blocks: [
      { kind: 'text', id: 'text', text: words.text },
      linkTo('results', words.results, resultsUrlOf(publicOrigin, council, campaignId)),
      linkTo('button', words.commitments, commitmentsUrlOf(publicOrigin, council)),
    ],
    isPublic: false,
    audience: audienceOf(outcome),
    outcomeOf: campaignId,
  });
};

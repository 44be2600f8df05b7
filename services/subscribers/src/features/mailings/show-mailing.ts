import { placeOf } from '@folkmoot/calendar/rounds';
import { DomainError, type Mailing, type Newsletter } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CampaignMailing, StoredMailing, StoredNewsletter } from '../../entities/mailing';
import { subjectOf } from './compose-mailing';
import { newsletterSubject } from './compose-newsletter';
import { toMailingResponse, toNewsletterResponse } from './mailing.mapper';
import type { MailingRecords } from './mailing.types';
import { newsletterUrlOf } from './public-addresses';

/** Messages that wait because servers asked for slower sending. Null when none waits. */
const findSlowed = async (
  { deliveries }: Pick<MailingRecords, 'deliveries'>,
  { id, state }: StoredMailing,
  now: Date,
): Promise<Mailing['slowed']> => {
  const postponed = state === 'sending' ? await deliveries.findPostponed(id, now) : null;
  return postponed && { ...postponed, until: postponed.until.toISOString() };
};

/** Creates the view of mailings for an actor, with the final subject. */
export const createShowMailing = (
  { actor, reader, clock }: Context<MailingRecords>,
  { areBouncesReported }: { readonly areBouncesReported: boolean },
) => {
  const { councils, campaigns, deliveries } = reader(actor);
  return async (mailing: CampaignMailing): Promise<Mailing> => {
    const council = (await councils.find(actor.councilId ?? ''))?.council;
    const campaign = await campaigns.find(mailing.campaignId);
    const slowed = await findSlowed({ deliveries }, mailing, clock.now());
    const shown = { ...toMailingResponse(mailing), areBouncesReported, slowed };
    if (!council || !campaign) return shown;
    const round = mailing.round ?? placeOf(campaign, council.timezone, clock.now()).open?.number ?? 1;
    return {
      ...shown,
      shownSubject: subjectOf({ council, campaign, wording: mailing, round }),
    };
  };
};

/** Creates the view of newsletters for an actor. Throws not_found without a council. */
export const createShowNewsletter = async (
  { actor, reader, clock }: Context<MailingRecords>,
  { areBouncesReported, publicOrigin }: { readonly areBouncesReported: boolean; readonly publicOrigin: string },
) => {
  const { councils, deliveries } = reader(actor);
  const council = (await councils.find(actor.councilId ?? ''))?.council;
  if (!council) throw new DomainError('not_found');
  return async (newsletter: StoredNewsletter): Promise<Newsletter> => ({
    ...toNewsletterResponse(newsletter, {
      shownSubject: newsletterSubject(council, newsletter),
      url: newsletterUrlOf(publicOrigin, council, newsletter.id),
      areBouncesReported,
    }),
    slowed: await findSlowed({ deliveries }, newsletter, clock.now()),
  });
};

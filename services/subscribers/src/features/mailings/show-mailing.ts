import { placeOf } from '@folkmoot/calendar/rounds';
import type { Mailing } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredMailing } from '../../entities/mailing';
import { subjectOf } from './compose-mailing';
import { toMailingResponse } from './mailing.mapper';
import type { MailingRecords } from './mailing.types';

/** Creates the view of mailings for an actor, with the final subject. */
export const createShowMailing = (
  { actor, reader, clock }: Context<MailingRecords>,
  { areBouncesReported }: { readonly areBouncesReported: boolean },
) => {
  const { councils, campaigns } = reader(actor);
  return async (mailing: StoredMailing): Promise<Mailing> => {
    const council = (await councils.find(actor.councilId ?? ''))?.council;
    const campaign = await campaigns.find(mailing.campaignId);
    const shown = { ...toMailingResponse(mailing), areBouncesReported };
    if (!council || !campaign) return shown;
    const round = mailing.round ?? placeOf(campaign, council.timezone, clock.now()).open?.number ?? 1;
    return {
      ...shown,
      shownSubject: subjectOf({ council, campaign, wording: mailing, round }),
    };
  };
};

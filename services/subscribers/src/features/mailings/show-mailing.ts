import type { Actor, Mailing } from '@folkmoot/contracts';
import { placeOf } from '@folkmoot/schedule';
import type { StoredMailing } from '../../mailings/mailing.domain';
import { subjectOf } from './compose-mailing';
import type { MailingDeps } from './deps';
import { toMailingResponse } from './mailing.mapper';

/** Makes what shows mailings to an actor, with the subject as people get it. */
export const createShowMailing = (
  {
    units,
    clock,
    mailEventsSecret,
  }: Pick<MailingDeps, 'units' | 'clock'> & { readonly mailEventsSecret: string | undefined },
  actor: Actor,
) => {
  const { councils, campaigns } = units.reader(actor);
  return async (mailing: StoredMailing): Promise<Mailing> => {
    const council = (await councils.find(actor.councilId ?? ''))?.council;
    const campaign = await campaigns.find(mailing.campaignId);
    const shown = { ...toMailingResponse(mailing), areBouncesReported: mailEventsSecret !== undefined };
    if (!council || !campaign) return shown;
    const round = mailing.round ?? placeOf(campaign, council.timezone, clock.now()).open?.number ?? 1;
    return {
      ...shown,
      shownSubject: subjectOf({ council, campaign, wording: mailing, round }),
    };
  };
};

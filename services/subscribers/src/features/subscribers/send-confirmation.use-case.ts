import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { MailRepository } from '../../entities/mail';
import { publishSubscriberChanged, type SubscriberRecords } from '../../entities/subscriber';

const PAUSE_MS = 3_600_000;

/**
 * Sends the confirmation message again. Throws not_found, transition_not_allowed when nothing is pending, or
 * confirmation_just_sent.
 */
export const sendConfirmation = (
  { actor, unitOfWork, clock }: Context<SubscriberRecords & { readonly mails: MailRepository }>,
  subscriberId: string,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const subscriber = await unit.subscribers.get(subscriberId);
    if (subscriber.status !== 'pending') throw new DomainError('transition_not_allowed');
    const now = clock.now();
    const unlessSince = new Date(now.getTime() - PAUSE_MS);
    const mails = await unit.mails.listOfSubscriber(subscriberId);
    const isRecent = mails.some(
      ({ kind, state, at }) => kind === 'confirm' && (state === 'queued' || (state === 'sent' && at >= unlessSince)),
    );
    if (isRecent) throw new DomainError('confirmation_just_sent');
    // The time of the request by staff does not show when the person signed up.
    await unit.mails.add({ subscriberId, kind: 'confirm', isAfterSurvey: false, now, unlessSince });
    await publishSubscriberChanged(unit.outbox, subscriber, 'edited');
  });

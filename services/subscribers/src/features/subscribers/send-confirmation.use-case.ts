import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { MailQueue } from '../../mails/mail.repository';
import { type SubscriberRecords, tellChanged } from '../../subscribers/subscriber-changes';

interface Deps {
  readonly unitOfWork: UnitOfWork<SubscriberRecords & { readonly mails: MailQueue }>;
  readonly clock: Clock;
}

const PAUSE_MS = 3_600_000;

/**
 * Asks a person once more to confirm their address. Throws not_found, transition_not_allowed for somebody of whom nothing
 * waits, or confirmation_just_sent.
 */
export const sendConfirmation = ({ unitOfWork, clock }: Deps, actor: UserActor, subscriberId: string): Promise<void> =>
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
    // When staff ask for it says nothing of when the person signed up.
    await unit.mails.add({ subscriberId, kind: 'confirm', isAfterSurvey: false, now, unlessSince });
    await tellChanged(unit.outbox, subscriber, 'edited');
  });

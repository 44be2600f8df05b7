import type { Context } from '@folkmoot/service-kit';
import { type ForgottenRecords, forgetPerson, suppress } from '../../entities/erased-person';

/** Erases a person. Later imports do not add them again. The event is the certificate of erasure. Throws not_found. */
export const eraseSubscriber = (
  { actor, unitOfWork, clock }: Context<ForgottenRecords>,
  subscriberId: string,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const subscriber = await unit.subscribers.get(subscriberId);
    await suppress(unit, subscriber.email, { at: clock.now(), subscriberId });
    await forgetPerson(unit, subscriber);
  });

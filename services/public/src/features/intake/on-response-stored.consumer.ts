import { responseErasedEvent, responseStoredEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { IntakeCleanup } from './intake.repository';

interface Repositories {
  intake: IntakeCleanup;
}

/** Campaigns has the response, or never will, since its giver has deleted it: the intake lets go of it. */
export const onResponseStored: Consumer<Repositories> = consumer(
  'public.handed-over',
  [responseStoredEvent, responseErasedEvent],
  async ({ payload, councilId }, { intake }: Repositories) => {
    // Events of responses always name their council.
    await intake.forgetHandedOver({ ...payload, councilId: councilId ?? '' });
  },
);

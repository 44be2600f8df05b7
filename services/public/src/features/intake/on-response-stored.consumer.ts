import { responseErasedEvent, responseStoredEvent } from '@folkmoot/contracts';
import { type Consumer, consumer } from '@folkmoot/service-kit';
import type { HandedOverRepository } from './intake.repository';

interface Repositories {
  handedOver: HandedOverRepository;
}

/** Campaigns has stored the response, or never will because the respondent deleted it: the intake deletes it. */
export const onResponseStored: Consumer<Repositories> = consumer(
  'public.handed-over',
  [responseStoredEvent, responseErasedEvent],
  async ({ payload, councilId }, { handedOver }: Repositories) => {
    // Events of responses always have a council.
    await handedOver.forgetHandedOver({ ...payload, councilId: councilId ?? '' });
  },
);

import type { EventDefinition, personalDataReadEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';

/** Logs that somebody read, exported or erased personal data, without the person. */
export const publishPersonalDataEvent = (
  outbox: Outbox,
  event: EventDefinition<string, (typeof personalDataReadEvent)['payload']>,
  councilId: string,
  wasFound: boolean,
): Promise<void> =>
  outbox.add(event, {
    aggregate: { type: 'personal-data', id: councilId, revision: 1 },
    payload: { service: 'subscribers', wasFound },
  });

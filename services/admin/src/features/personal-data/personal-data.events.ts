import type { EventDefinition, personalDataReadEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';

/** That somebody looked, took a copy or erased, never of whom. */
export const tellPersonalData = (
  outbox: Outbox,
  event: EventDefinition<string, (typeof personalDataReadEvent)['payload']>,
  councilId: string,
  wasFound: boolean,
): Promise<void> =>
  outbox.add(event, {
    aggregate: { type: 'personal-data', id: councilId, revision: 1 },
    payload: { service: 'admin', wasFound },
    councilId,
  });

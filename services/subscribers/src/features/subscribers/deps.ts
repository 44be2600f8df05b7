import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { SubscriberRecords } from '../../subscribers/subscriber-changes';

export interface Deps {
  readonly unitOfWork: UnitOfWork<SubscriberRecords>;
  readonly clock: Clock;
}

import type { Clock, Units } from '@folkmoot/service-kit';
import type { Repositories } from './repositories';

/** What the use cases of this service are given. */
export interface Deps {
  readonly units: Pick<
    Units<Repositories>,
    'unitOfWork' | 'unitOfWorkAcrossCouncils' | 'reader' | 'readerAcrossCouncils'
  >;
  readonly clock: Clock;
}

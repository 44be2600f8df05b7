import type { Clock, UnitOfWork, Units } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../councils/council.repository';
import type { DeliveryRecords } from '../../deliveries/forget-deliveries';
import type { ImportRowRepository } from '../../imports/import.repository';
import type { MailQueue } from '../../mails/mail.repository';
import type { SegmentRepository } from '../../segments/segment.repository';
import type { SignupRepository } from '../../signups/signup.repository';
import type { SubscriberRecords } from '../../subscribers/subscriber-changes';

export interface Deps {
  readonly unitOfWork: UnitOfWork<SubscriberRecords>;
  readonly clock: Clock;
}

/** What looking through a list by its filter needs, too. */
export type ListRecords = SubscriberRecords &
  DeliveryRecords & {
    readonly councils: CouncilRepository;
    readonly segments: SegmentRepository;
    readonly signups: SignupRepository;
    readonly importRows: ImportRowRepository;
    readonly mails: MailQueue;
  };
export type ListUnits = Units<ListRecords>;

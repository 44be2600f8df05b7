import type { Clock, Jobs, Units } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../councils/council.repository';
import type { SegmentRepository } from '../../segments/segment.repository';
import type { SubscriberRecords } from '../../subscribers/subscriber-changes';
import type { TaggingRepository, TaggingSweepRepository } from '../../taggings/tagging.repository';

export type TaggingRecords = Omit<SubscriberRecords, 'suppressions'> & {
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly taggings: TaggingRepository;
  readonly taggingSweep: TaggingSweepRepository;
};

export interface TaggingDeps {
  readonly units: Pick<Units<TaggingRecords>, 'unitOfWork' | 'reader' | 'readerAcrossCouncils'>;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'schedule' | 'find'>;
}

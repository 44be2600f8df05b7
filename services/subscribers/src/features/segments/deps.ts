import type { Clock, UnitOfWork } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../councils/council.repository';
import type { SegmentRepository } from '../../segments/segment.repository';
import type { SubscriberRepository } from '../../subscribers/subscriber.repository';
import type { TagRepository } from '../../tags/tag.repository';

export interface SegmentRecords {
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly subscribers: SubscriberRepository;
  readonly tags: TagRepository;
}

export interface Deps {
  readonly unitOfWork: UnitOfWork<SegmentRecords>;
  readonly clock: Clock;
}

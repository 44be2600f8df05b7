import type { Units } from '@folkmoot/service-kit';
import type { AudienceRepository } from '../../audiences/audience.repository';
import type { CouncilRepository } from '../../councils/council.repository';
import type { SegmentRepository } from '../../segments/segment.repository';
import type { SubscriberRepository } from '../../subscribers/subscriber.repository';
import type { TagRepository } from '../../tags/tag.repository';

export interface AudienceRecords {
  readonly audiences: AudienceRepository;
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly subscribers: SubscriberRepository;
  readonly tags: TagRepository;
}

export interface AudienceDeps {
  readonly units: Pick<Units<AudienceRecords>, 'unitOfWork' | 'reader'>;
}

import type { FeatureApp } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { SegmentRepository } from '../../entities/segment';
import type { SubscriberRepository } from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';

export interface SegmentRecords {
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly subscribers: SubscriberRepository;
  readonly tags: TagRepository;
}

export type SegmentApp = FeatureApp<SegmentRecords>;

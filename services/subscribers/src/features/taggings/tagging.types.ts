import type { FeatureApp } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { SegmentRepository } from '../../entities/segment';
import type { SubscriberRecords } from '../../entities/subscriber';
import type { TaggingRepository, TaggingRepositoryAcrossCouncils } from '../../entities/tagging';

export type TaggingRecords = Omit<SubscriberRecords, 'suppressions'> & {
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly taggings: TaggingRepository;
  readonly taggingSweep: TaggingRepositoryAcrossCouncils;
};

export type TaggingApp = FeatureApp<TaggingRecords>;

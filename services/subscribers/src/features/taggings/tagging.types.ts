import type { FeatureApp } from '@folkmoot/service-kit';
import type { AttributeRepository } from '../../entities/attribute';
import type { CouncilRepository } from '../../entities/council';
import type { ForgottenRecords } from '../../entities/erased-person';
import type { SegmentRepository } from '../../entities/segment';
import type { TaggingRepository, TaggingRepositoryAcrossCouncils } from '../../entities/tagging';

export type TaggingRecords = ForgottenRecords & {
  readonly attributes: AttributeRepository;
  readonly councils: CouncilRepository;
  readonly segments: SegmentRepository;
  readonly taggings: TaggingRepository;
  readonly taggingSweep: TaggingRepositoryAcrossCouncils;
};

/** The key hashes the addresses of erased people. */
export type TaggingApp = FeatureApp<TaggingRecords, { readonly subscriberKey: string }>;

import type { FeatureApp } from '@folkmoot/service-kit';
import type { AttributeRepository } from '../../entities/attribute';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilRepository } from '../../entities/council';
import type { OptInPageRepository } from '../../entities/opt-in-page';
import type { PageCodeRepository } from '../../entities/page-code';
import type { SegmentRepository, SegmentRepositoryAcrossCouncils } from '../../entities/segment';
import type { StatsRepository, SubscriberRepository } from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';

export interface SegmentRecords {
  readonly attributes: AttributeRepository;
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilRepository;
  readonly optInPages: Pick<OptInPageRepository, 'get' | 'listTitles'>;
  readonly pageCodes: Pick<PageCodeRepository, 'get' | 'listAll'>;
  readonly segments: SegmentRepository;
  readonly segmentSweep: SegmentRepositoryAcrossCouncils;
  readonly stats: StatsRepository;
  readonly subscribers: SubscriberRepository;
  readonly tags: TagRepository;
}

export type SegmentApp = FeatureApp<SegmentRecords>;

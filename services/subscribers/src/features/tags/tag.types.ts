import type { FeatureApp } from '@folkmoot/service-kit';
import type { ImportRepository } from '../../entities/import';
import type { MailingRepository } from '../../entities/mailing';
import type { OptInPageRepository } from '../../entities/opt-in-page';
import type { SegmentRepository } from '../../entities/segment';
import type { StatsRepository, SubscriberRepository } from '../../entities/subscriber';
import type { TagRepository, TagRepositoryAcrossCouncils } from '../../entities/tag';

/** Repositories for the removal of a tag from subscribers. */
export interface TagSweepRecords {
  readonly tags: TagRepository;
  readonly subscribers: SubscriberRepository;
  readonly stats: StatsRepository;
}

export interface TagRecords extends TagSweepRecords {
  readonly tagSweeps: TagRepositoryAcrossCouncils;
  readonly segments: SegmentRepository;
  readonly optInPages: OptInPageRepository;
  readonly mailings: Pick<MailingRepository, 'replaceTag'>;
  readonly imports: Pick<ImportRepository, 'replaceTag'>;
}

export type TagApp = FeatureApp<TagRecords>;

import type { FeatureApp } from '@folkmoot/service-kit';
import type { AttributeRepository, AttributeRepositoryAcrossCouncils } from '../../entities/attribute';
import type { StatsRepository, SubscriberRepository } from '../../entities/subscriber';
import type { TagRepository } from '../../entities/tag';

export interface AttributeRecords {
  readonly attributes: AttributeRepository;
  readonly attributeSweeps: AttributeRepositoryAcrossCouncils;
  readonly stats: StatsRepository;
  readonly tags: TagRepository;
  readonly subscribers: Pick<SubscriberRepository, 'countOfAttribute' | 'removeAttribute'>;
}

export type AttributeApp = FeatureApp<AttributeRecords>;

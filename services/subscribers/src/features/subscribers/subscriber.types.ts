import type { FeatureApp } from '@folkmoot/service-kit';
import type { AttributeRepository } from '../../entities/attribute';
import type { HearBackRepository } from '../../entities/hear-back';
import type { ImportRepositoryAcrossCouncils, ImportRowRepository } from '../../entities/import';
import type { SegmentRepository } from '../../entities/segment';
import type { SignupRepository } from '../../entities/signup';
import type { MailsOfPersonRecords } from '../../entities/stored-person';
import type { StatsRepositoryAcrossCouncils, SubscriberRecords } from '../../entities/subscriber';

export type SubscriberFeatureRecords = SubscriberRecords &
  MailsOfPersonRecords & {
    readonly attributes: AttributeRepository;
    readonly segments: SegmentRepository;
    readonly signups: SignupRepository;
    readonly importRows: ImportRowRepository;
    readonly hearBacks: HearBackRepository;
    readonly importSweep: ImportRepositoryAcrossCouncils;
    readonly statsAcrossCouncils: StatsRepositoryAcrossCouncils;
  };

export type SearchKeyRecords = Pick<
  SubscriberFeatureRecords,
  'subscribers' | 'stats' | 'statsAcrossCouncils' | 'importSweep'
>;

/** The key hashes the addresses of erased people. */
export type SubscriberApp = FeatureApp<SubscriberFeatureRecords, { readonly subscriberKey: string }>;

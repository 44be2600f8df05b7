import type { FeatureApp } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { DeliveryRecords } from '../../entities/delivery';
import type { ImportRowRepository } from '../../entities/import';
import type { MailRepository } from '../../entities/mail';
import type { SegmentRepository } from '../../entities/segment';
import type { SignupRepository } from '../../entities/signup';
import type { SubscriberRecords } from '../../entities/subscriber';

export type SubscriberFeatureRecords = SubscriberRecords &
  DeliveryRecords & {
    readonly councils: CouncilRepository;
    readonly segments: SegmentRepository;
    readonly signups: SignupRepository;
    readonly importRows: ImportRowRepository;
    readonly mails: MailRepository;
  };

/** The key hashes the addresses of erased people. */
export type SubscriberApp = FeatureApp<SubscriberFeatureRecords, { readonly subscriberKey: string }>;

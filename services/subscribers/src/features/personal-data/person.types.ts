import type { FeatureApp } from '@folkmoot/service-kit';
import type { DeliveryRepository } from '../../entities/delivery';
import type { ImportRowRepository } from '../../entities/import';
import type { MailRepository } from '../../entities/mail';
import type { MailingRepository } from '../../entities/mailing';
import type { OptInPageRepository } from '../../entities/opt-in-page';
import type { SignupRepository } from '../../entities/signup';
import type { SubscriberRecords } from '../../entities/subscriber';

export type PersonRecords = SubscriberRecords & {
  readonly signups: SignupRepository;
  readonly importRows: ImportRowRepository;
  readonly mails: MailRepository;
  readonly mailings: MailingRepository;
  readonly deliveries: DeliveryRepository;
  readonly optInPages: OptInPageRepository;
};
export type PersonApp = FeatureApp<PersonRecords>;

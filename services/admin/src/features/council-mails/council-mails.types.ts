import type { FeatureApp, Mailer } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AttemptRepository } from '../../entities/attempt';
import type { CouncilRepository } from '../../entities/council';
import type { UserRepository } from '../../entities/user';

export interface CouncilMailRecords {
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly attempts: AttemptRepository;
}

export type CouncilMailApp = FeatureApp<
  CouncilMailRecords,
  Pick<AdminConfig, 'publicOrigin' | 'productName' | 'mailFrom'>
>;

export interface CouncilMailTools {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly productName: string;
  readonly publicOrigin: string;
}

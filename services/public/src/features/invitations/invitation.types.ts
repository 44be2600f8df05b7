import type { FeatureApp } from '@folkmoot/service-kit';
import type { SpentRepository } from '../../entities/spent-invitation';

export interface InvitationRecords {
  readonly spent: SpentRepository;
}

export type InvitationApp = FeatureApp<InvitationRecords>;

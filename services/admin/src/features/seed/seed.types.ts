import type { Actor } from '@folkmoot/contracts';
import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AiRepository } from '../../entities/ai-provider';
import type { CouncilRepository, StoredCouncil } from '../../entities/council';
import type { UserRepository } from '../../entities/user';
import type { NewCouncil } from './demo-councils';

export interface SeedRecords {
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly ai: AiRepository;
}

export type SeedApp = FeatureApp<SeedRecords, Pick<AdminConfig, 'systemAdminEmail' | 'demoData'>>;

/** The use case of another feature, which the app passes. */
export type CreateCouncil = (
  context: Context<SeedRecords, Actor>,
  council: NewCouncil & { readonly subscriptionStatus: 'active' },
) => Promise<StoredCouncil>;

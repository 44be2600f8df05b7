import { DomainError } from '@folkmoot/contracts';
import { seedAdminOperation } from './seed.operation';
import type { CreateCouncil, SeedApp } from './seed.types';
import { ensureSystemAdmin, seedDemo } from './seed-demo.use-case';

export const seedRoutes = ({ route, config, systemContext }: SeedApp, createCouncil: CreateCouncil) => [
  route(seedAdminOperation, {
    handle: async ({ body: { kind } }) => {
      if (kind === 'demo' && !config.demoData) throw new DomainError('not_found');
      await ensureSystemAdmin(systemContext, config.systemAdminEmail);
      return kind === 'demo' ? seedDemo(systemContext, createCouncil) : { councils: 0, users: 0 };
    },
  }),
];

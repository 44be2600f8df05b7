import { DomainError } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { seedAdminOperation } from './seed.operation';
import { ensureSystemAdmin, type SeedDeps, seedDemo } from './seed-demo.use-case';

export const seedRoutes = (deps: SeedDeps & { readonly hasDemo: boolean }) => [
  route(seedAdminOperation, {
    handle: async ({ body: { kind } }) => {
      if (kind === 'demo' && !deps.hasDemo) throw new DomainError('not_found');
      await ensureSystemAdmin(deps);
      return kind === 'demo' ? seedDemo(deps) : { councils: 0, users: 0 };
    },
  }),
];

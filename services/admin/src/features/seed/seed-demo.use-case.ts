import { type Actor, isDomainError, systemActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { StoredCouncil } from '../../records/views.domain';
import { addUser } from './add-user.use-case';
import { type DemoCouncil, demoCouncils, demoProvider, demoUsers, systemAdmin } from './demo-councils';

const HISTORY_MS = 90 * 86_400_000;

export interface SeedDeps extends Deps {
  readonly systemAdminEmail: string;
  readonly createCouncil: (
    deps: Deps,
    actor: Actor,
    council: DemoCouncil & { readonly subscriptionStatus: 'active' },
  ) => Promise<StoredCouncil>;
}

const seeder = systemActor('admin');

/** Another replica may do the same at the same moment: then it is done. */
const unlessThere = (error: unknown): void => {
  if (!isDomainError(error) || error.code !== 'conflict') throw error;
};

/** Makes the first system administrator of an installation that has none. */
export const ensureSystemAdmin = async (deps: SeedDeps): Promise<void> => {
  if (await deps.units.readerAcrossCouncils().users.hasSystemAdmin()) return;
  const email = deps.systemAdminEmail.toLowerCase();
  await addUser(deps, seeder, { ...systemAdmin, email, role: 'system_admin', councilId: null }).catch(unlessThere);
};

/** The demo analyses by the built-in provider: nothing leaves the machine. */
const seedAi = async ({ units, clock }: SeedDeps): Promise<void> => {
  const { ai } = units.readerAcrossCouncils();
  if ((await ai.listProviders()).length > 0) return;
  const provider = await ai.addProvider({ ...demoProvider, createdAt: clock.now() }).catch(unlessThere);
  if (!provider) return;
  await ai.saveSettings(await ai.settings(), { isOn: true, defaultProviderId: provider.id });
};

/** Makes the councils and people of the demo, as if they had been here for three months. What is there stays. */
export const seedDemo = async (deps: SeedDeps): Promise<{ councils: number; users: number }> => {
  const begin = new Date(deps.clock.now().getTime() - HISTORY_MS);
  const then = { ...deps, clock: { now: () => begin } };
  const { councils, users } = deps.units.readerAcrossCouncils();
  const known = new Set((await councils.findMany(demoCouncils.map(({ id }) => id))).map(({ id }) => id));
  const newCouncils = demoCouncils.filter(({ id }) => !known.has(id));
  for (const council of newCouncils)
    await deps.createCouncil(then, seeder, { ...council, subscriptionStatus: 'active' });
  const people = new Set((await users.findMany(demoUsers.map(({ id }) => id))).map(({ id }) => id));
  const newUsers = demoUsers.filter(({ id }) => !people.has(id));
  for (const user of newUsers) await addUser(then, seeder, user);
  await seedAi(deps);
  return { councils: newCouncils.length, users: newUsers.length };
};

import { type Actor, isDomainError } from '@folkmoot/contracts';
import { demoUsers } from '@folkmoot/sample-data/demo';
import type { Context } from '@folkmoot/service-kit';
import { addUser } from './add-user.use-case';
import { demoProvider, newCouncils, systemAdmin } from './demo-councils';
import type { CreateCouncil, SeedRecords } from './seed.types';

const HISTORY_MS = 90 * 86_400_000;

/** Another replica may create the same at the same moment: then nothing is left to do. */
const unlessExists = (error: unknown): void => {
  if (!isDomainError(error) || error.code !== 'conflict') throw error;
};

/** Creates the first system administrator of an installation that has none. */
export const ensureSystemAdmin = async (
  context: Context<SeedRecords, Actor>,
  systemAdminEmail: string,
): Promise<void> => {
  if (await context.acrossCouncils.reader().users.hasSystemAdmin()) return;
  const email = systemAdminEmail.toLowerCase();
  await addUser(context, { ...systemAdmin, email, role: 'system_admin', councilId: null }).catch(unlessExists);
};

/** The demo uses the built-in AI provider: no data leaves the machine. */
const seedAi = async ({ acrossCouncils, clock }: Context<SeedRecords, Actor>): Promise<void> => {
  const { ai } = acrossCouncils.reader();
  if ((await ai.listProviders()).length > 0) return;
  const provider = await ai.addProvider({ ...demoProvider, createdAt: clock.now() }).catch(unlessExists);
  if (!provider) return;
  await ai.saveSettings(await ai.settings(), { isOn: true, defaultProviderId: provider.id });
};

/** Creates the councils and people of the demo, with dates three months ago. Existing data stays. */
export const seedDemo = async (
  context: Context<SeedRecords, Actor>,
  createCouncil: CreateCouncil,
): Promise<{ councils: number; users: number }> => {
  const begin = new Date(context.clock.now().getTime() - HISTORY_MS);
  const past = { ...context, clock: { now: () => begin } };
  const { councils, users } = context.acrossCouncils.reader();
  const known = new Set((await councils.findMany(newCouncils.map(({ id }) => id))).map(({ id }) => id));
  const missingCouncils = newCouncils.filter(({ id }) => !known.has(id));
  for (const council of missingCouncils) await createCouncil(past, { ...council, subscriptionStatus: 'active' });
  const accounts = Object.values(demoUsers);
  const people = new Set((await users.findMany(accounts.map(({ id }) => id))).map(({ id }) => id));
  const missingUsers = accounts.filter(({ id }) => !people.has(id));
  for (const user of missingUsers) await addUser(past, user);
  await seedAi(context);
  return { councils: missingCouncils.length, users: missingUsers.length };
};

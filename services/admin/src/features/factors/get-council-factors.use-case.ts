import type { CouncilFactors } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredUser } from '../../entities/council';
import { dueAtOf, type FactorRequirement, kindsOf } from '../../entities/factor';
import type { FactorRecords } from './factors.types';

const PAGE = 200;
/** More than any council has as staff. The screen names people, not a statistic. */
const MOST_MEMBERS = 2_000;

const allMembers = async ({ members }: Pick<FactorRecords, 'members'>): Promise<StoredUser[]> => {
  const all: StoredUser[] = [];
  let cursor: string | undefined;
  do {
    const page = await members.list({ limit: PAGE, cursor });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && all.length < MOST_MEMBERS);
  return all;
};

const requirementView = (requirement: FactorRequirement) => ({
  since: requirement.since.toISOString(),
  graceDays: requirement.graceDays,
  dueAt: dueAtOf(requirement).toISOString(),
});

/** Whether the council of the actor requires a second factor, and who of its active members has one. */
export const getCouncilFactors = async ({ actor, reader }: Context<FactorRecords>): Promise<CouncilFactors> => {
  const records = reader(actor);
  const requirement = await records.factorRequirement.find();
  // System administrators are no members in this respect: the installation decides about them.
  const people = (await allMembers(records)).filter(
    ({ status, role }) => status === 'active' && role !== 'system_admin',
  );
  const factors = new Map((await records.factors.findMany(people.map(({ id }) => id))).map((each) => [each.id, each]));
  return {
    requirement: requirement && requirementView(requirement),
    members: people.map(({ id, name }) => ({ userId: id, name, kinds: kindsOf(factors.get(id) ?? null) })),
  };
};

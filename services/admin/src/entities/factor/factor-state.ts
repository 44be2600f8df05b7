import type { FactorState } from '@folkmoot/contracts';
import type { StoredUser } from '../council/views.domain';
import type { SignInMethod } from '../session/session.domain';
import { hasFactor, kindsOf, type Requirement, requirementOf, type StoredFactors } from './factor.domain';
import type { FactorRepository, FactorRequirementRepository } from './factor.repository';

interface FactorRecords {
  readonly factors: FactorRepository;
  readonly factorRequirementsAcrossCouncils: FactorRequirementRepository;
}

interface Question {
  readonly user: StoredUser;
  /** How the session began. The policy of a council's identity provider decides instead of the council's own. */
  readonly method: SignInMethod | null;
  readonly ofSystemAdmins: boolean;
  readonly now: Date;
}

interface FullState extends FactorState {
  readonly stored: StoredFactors | null;
  readonly requirement: Requirement | null;
}

/** The second factors of a user, and whether and until when one is missing. */
export const factorStateOf = async (
  { factors, factorRequirementsAcrossCouncils }: FactorRecords,
  { user, method, ofSystemAdmins, now }: Question,
): Promise<FullState> => {
  const isOfCouncil = user.councilId !== null && user.role !== 'system_admin';
  const [stored, ofCouncil] = await Promise.all([
    factors.find(user.id),
    isOfCouncil && user.councilId ? factorRequirementsAcrossCouncils.find(user.councilId) : null,
  ]);
  const requirement = method === 'sso' ? null : requirementOf(user, stored, { ofSystemAdmins, ofCouncil }, now);
  const dueAt = requirement && !hasFactor(stored) ? requirement.dueAt : null;
  return {
    kinds: kindsOf(stored),
    recoveryCodesLeft: stored?.recoveryCodes.length ?? 0,
    dueAt: dueAt?.toISOString() ?? null,
    mustSetUp: dueAt !== null && dueAt <= now,
    stored,
    requirement,
  };
};

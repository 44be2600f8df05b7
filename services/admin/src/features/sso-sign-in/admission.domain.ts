import { FRESH_SIGN_IN_MS, type SsoRefusal } from '@folkmoot/contracts';
import type { StoredUser } from '../../entities/council/views.domain';
import type { GroupRole } from '../../entities/sso-connection/sso-connection.domain';

type Account = Pick<StoredUser, 'id' | 'role' | 'status' | 'councilId'>;

export interface Applicant {
  /** The account with the address of the provider; null for none. */
  readonly account: Account | null;
  readonly role: GroupRole;
  /** Whether the provider named any group. When it names none, the claim with the groups is often wrong. */
  readonly hasGroups: boolean;
}

interface Rules {
  readonly councilId: string;
  readonly allowsNewAccounts: boolean;
  readonly breakGlassUserIds: readonly string[];
}

type CouncilRole = Exclude<GroupRole, 'unchanged' | null>;

/** The result of a verified sign-in. */
export type Admission =
  | { readonly kind: 'refused'; readonly reason: SsoRefusal }
  | { readonly kind: 'new'; readonly role: CouncilRole }
  | { readonly kind: 'known'; readonly role: CouncilRole };

const refused = (reason: SsoRefusal): Admission => ({ kind: 'refused', reason });

const withoutRole = (hasGroups: boolean): Admission => refused(hasGroups ? 'sso_group_unknown' : 'sso_groups_missing');

const ofMember = ({ id, role: present }: Account, role: CouncilRole | 'unchanged', rules: Rules): Admission => {
  const own: CouncilRole = present === 'council_admin' ? 'council_admin' : 'council_staff';
  // A named admin has the role by name and not by group: they must be able to repair the connection.
  const isNamed = rules.breakGlassUserIds.includes(id) && present === 'council_admin';
  return { kind: 'known', role: role === 'unchanged' || isNamed ? own : role };
};

/**
 * Whether a person gets in, and with which role. An account of another council or of none is never taken over, and
 * system administrators never come in this way.
 */
export const admit = ({ account, role, hasGroups }: Applicant, rules: Rules): Admission => {
  if (account?.role === 'system_admin') return refused('sso_system_admin');
  if (account && account.councilId !== rules.councilId) return refused('sso_account_elsewhere');
  if (account && account.status !== 'active') return refused('sso_account_inactive');
  if (role === null) return withoutRole(hasGroups);
  if (account) return ofMember(account, role, rules);
  if (!rules.allowsNewAccounts) return refused('sso_account_missing');
  return { kind: 'new', role: role === 'unchanged' ? 'council_staff' : role };
};

/**
 * When a session counts as signed in: at the moment at which the person proved to the provider who they are. A provider
 * that remembers them asks for nothing, so its answer alone is no fresh sign-in. When a provider does not say the moment,
 * only a sign-in for which it was asked to ask again counts as fresh. Null when it was asked, and did not ask.
 */
export const signedInAtOf = (authenticatedAt: Date | null, isAgain: boolean, now: Date): Date | null => {
  const notFresh = new Date(now.getTime() - FRESH_SIGN_IN_MS - 1);
  if (authenticatedAt === null) return isAgain ? now : notFresh;
  if (isAgain && authenticatedAt <= notFresh) return null;
  return authenticatedAt < now ? authenticatedAt : now;
};

import { DomainError } from '@folkmoot/contracts';
import { enforceLimit } from '../../limits/enforce-limit';
import { addressPrefix } from '../../limits/limits.domain';
import type { StoredInvitation } from '../../records/invitation.repository';
import type { StoredCouncil } from '../../records/views.domain';
import { hashOfSecret } from '../../secrets/random-secret';
import type { InvitationDeps } from './invitation.deps';
import { assertAcceptable } from './invitation.domain';

const WINDOW_MS = 15 * 60_000;
const PER_ADDRESS_PREFIX = 120;

interface Opened {
  readonly invitation: StoredInvitation;
  readonly council: StoredCouncil;
}

export interface TokenRequest {
  readonly token: string;
  /** Where the request came from. */
  readonly address: string;
}

/** What an invitation offers; reading changes nothing. Throws what is wrong with it. */
export const readInvitation = async (deps: InvitationDeps, { token, address }: TokenRequest): Promise<Opened> => {
  const key = `invitation-address:${addressPrefix(address)}`;
  await enforceLimit(deps, { key, most: PER_ADDRESS_PREFIX, windowMs: WINDOW_MS, code: 'too_many_requests' });
  const { invitations, councils } = deps.units.readerAcrossCouncils();
  const invitation = await invitations.findByTokenHash(hashOfSecret(token));
  const council = invitation && (await councils.find(invitation.councilId));
  if (!invitation || !council || council.deletedAt) throw new DomainError('invitation_invalid');
  assertAcceptable(invitation, deps.clock.now());
  return { invitation, council };
};

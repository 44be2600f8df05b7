import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { addressPrefix, enforceLimit } from '../../entities/attempt';
import type { StoredCouncil } from '../../entities/council';
import type { StoredInvitation } from '../../entities/invitation';
import { hashOfSecret } from '../../entities/secret';
import { assertAcceptable } from './invitation.domain';
import type { InvitationRecords } from './invitation.types';

const WINDOW_MS = 15 * 60_000;
const PER_ADDRESS_PREFIX = 120;

interface OpenedInvitation {
  readonly invitation: StoredInvitation;
  readonly council: StoredCouncil;
}

export interface TokenRequest {
  readonly token: string;
  /** The network address of the request. */
  readonly address: string;
}

/** The council and role of an invitation. Changes nothing. Throws the invitation's problem. */
export const readInvitation = async (
  context: Context<InvitationRecords, Actor>,
  { token, address }: TokenRequest,
): Promise<OpenedInvitation> => {
  const key = `invitation-address:${addressPrefix(address)}`;
  await enforceLimit(context, { key, most: PER_ADDRESS_PREFIX, windowMs: WINDOW_MS, code: 'too_many_requests' });
  const { invitationsAcrossCouncils, councils } = context.acrossCouncils.reader();
  const invitation = await invitationsAcrossCouncils.findByTokenHash(hashOfSecret(token));
  const council = invitation && (await councils.find(invitation.councilId));
  if (!invitation || !council || council.deletedAt) throw new DomainError('invitation_invalid');
  assertAcceptable(invitation, context.clock.now());
  return { invitation, council };
};

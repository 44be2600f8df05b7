import type { Invitation, UserActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { InvitationSearch, StoredInvitation } from '../../records/invitation.repository';
import type { Listed } from '../../records/listed';
import { statusAt } from './invitation.domain';

const isThere = (id: string | null): id is string => id !== null;

/** Invitations as staff see them, with the names that people have now. Neither token nor hash is among it. */
export const invitationViews = async (
  { units, clock }: Deps,
  stored: readonly StoredInvitation[],
): Promise<Invitation[]> => {
  const inviters = [...new Set(stored.map(({ invitedBy }) => invitedBy).filter(isThere))];
  const people = await units.readerAcrossCouncils().users.findMany(inviters);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return stored.map((invitation) => {
    const { id, councilId, invitedBy, email, role, mailState, createdAt, expiresAt, revision } = invitation;
    return {
      ...{ id, councilId, invitedBy, email, role, mailState, revision },
      invitedByName: names.get(invitedBy ?? '') ?? '',
      status: statusAt(invitation, clock.now()),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
};

/** The invitations of the actor's council, newest first. */
export const listInvitations = async (
  deps: Deps,
  actor: UserActor,
  search: InvitationSearch,
): Promise<Listed<Invitation>> => {
  const { items, nextCursor } = await deps.units.reader(actor).invitations.list(actor.councilId ?? '', search);
  return { items: await invitationViews(deps, items), nextCursor };
};

import type { Actor, Invitation } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import type { InvitationSearch, StoredInvitation } from '../../entities/invitation';
import { statusAt } from './invitation.domain';
import type { InvitationRecords } from './invitation.types';

const isThere = (id: string | null): id is string => id !== null;

/** Invitations as staff see them, with the present names of people, without token or hash. */
export const invitationViews = async (
  { acrossCouncils, clock }: Context<InvitationRecords, Actor>,
  stored: readonly StoredInvitation[],
): Promise<Invitation[]> => {
  const inviters = [...new Set(stored.map(({ invitedBy }) => invitedBy).filter(isThere))];
  const people = await acrossCouncils.reader().users.findMany(inviters);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return stored.map((invitation) => {
    const { id, councilId, invitedBy, email, role, mailState, createdAt, expiresAt, revision } = invitation;
    return {
      id,
      councilId,
      invitedBy,
      email,
      role,
      mailState,
      revision,
      invitedByName: names.get(invitedBy ?? '') ?? '',
      status: statusAt(invitation, clock.now()),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
};

/** The invitations of the actor's council, newest first. */
export const listInvitations = async (
  context: Context<InvitationRecords>,
  search: InvitationSearch,
): Promise<Listed<Invitation>> => {
  const { items, nextCursor } = await context.reader(context.actor).invitations.list(search);
  return { items: await invitationViews(context, items), nextCursor };
};

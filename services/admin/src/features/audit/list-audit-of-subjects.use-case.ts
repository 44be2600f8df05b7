import type { Actor, AuditedEntry, BodyOf, listAuditOfSubjectsOperation } from '@folkmoot/contracts';
import type { Context, Listed } from '@folkmoot/service-kit';
import type { AuditRecords } from './audit.types';

/** Entries of the actor's council about these things, newest first, as the chain has them: without names. */
export const listAuditOfSubjects = async (
  { actor, acrossCouncils }: Context<AuditRecords, Actor>,
  search: BodyOf<typeof listAuditOfSubjectsOperation>,
): Promise<Listed<AuditedEntry>> => {
  // Nobody without a council may read all of them.
  if (actor.councilId === null) return { items: [], nextCursor: null };
  const { audit } = acrossCouncils.reader();
  const { items, nextCursor } = await audit.list({ ...search, councilId: actor.councilId });
  return {
    items: items.map(({ position, hash, action, change, changedFields, createdAt, actor: by, subject }) => ({
      position,
      hash,
      action,
      change,
      changedFields: [...changedFields],
      at: createdAt.toISOString(),
      actor: { kind: by.kind, id: by.id },
      subject,
    })),
    nextCursor,
  };
};

import { randomUUID } from 'node:crypto';
import { actorRef, systemActor } from '@folkmoot/contracts';
import type { AuditRepository, StoredAuditEntry } from '../../entities/audit-entry';
import { keyedHashOf, SEALED_ACTION, unkeyedHashOf } from './chain';

type NewEntry = Omit<StoredAuditEntry, 'position' | 'previousHash' | 'hash'>;

const link = async (audit: AuditRepository, key: string, entry: NewEntry): Promise<void> => {
  const { position, hash: previousHash } = await audit.head();
  const linked = { ...entry, position: position + 1, previousHash };
  await audit.append({ ...linked, hash: keyedHashOf(linked, key) });
};

const sealOf = (position: number, now: Date): NewEntry => ({
  id: randomUUID(),
  action: SEALED_ACTION,
  change: '',
  changedFields: [],
  createdAt: now,
  actor: actorRef(systemActor('admin')),
  councilId: null,
  subject: { type: 'audit', id: String(position) },
});

/**
 * Ends an unkeyed chain with one keyed entry that contains its last hash. Does nothing when there is no unkeyed chain
 * or it is sealed already.
 */
export const sealChain = async (audit: AuditRepository, key: string, now: Date): Promise<void> => {
  const last = await audit.last();
  if (!last || last.hash !== unkeyedHashOf(last) || (await audit.hasAction(SEALED_ACTION))) return;
  await link(audit, key, sealOf(last.position, now));
};

/** Appends an entry to the chain. */
export const appendEntry = async (audit: AuditRepository, key: string, entry: NewEntry, now: Date): Promise<void> => {
  await sealChain(audit, key, now);
  await link(audit, key, entry);
};

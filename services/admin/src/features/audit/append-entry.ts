import { randomUUID } from 'node:crypto';
import { actorRef, systemActor } from '@folkmoot/contracts';
import type { AuditRepository, StoredAuditEntry } from '../../records/audit.repository';
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
 * Ends a chain that was made without a key by one entry with it, which carries the last hash of that chain on. Does
 * nothing where there is none, or where it was done before.
 */
export const sealChain = async (audit: AuditRepository, key: string, now: Date): Promise<void> => {
  const last = await audit.last();
  if (!last || last.hash !== unkeyedHashOf(last) || (await audit.hasAction(SEALED_ACTION))) return;
  await link(audit, key, sealOf(last.position, now));
};

/** Adds an entry at the end of the chain. */
export const appendEntry = async (audit: AuditRepository, key: string, entry: NewEntry, now: Date): Promise<void> => {
  await sealChain(audit, key, now);
  await link(audit, key, entry);
};

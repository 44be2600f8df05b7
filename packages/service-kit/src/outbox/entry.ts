/** A claimed entry is due again after this time, unless it was sent. */
export const LEASE_MS = 15_000;

/** Fields of a collection that serves as an outbox: the time at which an entry may be sent, and its claim. */
export interface OutboxEntry {
  _id: string;
  dueAt?: Date;
  lease?: string;
  sentAt?: Date;
}

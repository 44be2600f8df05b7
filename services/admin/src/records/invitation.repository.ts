import type { CouncilRole, InvitationMailState, InvitationStatus } from '@folkmoot/contracts';
import type { Listed } from './listed';

export interface StoredInvitation {
  readonly id: string;
  readonly councilId: string;
  readonly invitedBy: string | null;
  readonly email: string;
  readonly role: CouncilRole;
  /** Hash of the token; the token itself is in the mail and nowhere else. */
  readonly tokenHash: string;
  readonly status: InvitationStatus;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Its mail waits in the invitation itself, so that there is never one without the other. */
  readonly mailState: InvitationMailState;
  readonly mailDueAt: Date;
  readonly mailAttempts: number;
  readonly revision: number;
}

export type InvitationChanges = Partial<
  Omit<StoredInvitation, 'id' | 'councilId' | 'email' | 'revision' | 'createdAt'>
>;

export interface InvitationSearch {
  readonly status?: InvitationStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface InvitationRepository {
  add(invitation: Omit<StoredInvitation, 'revision'>): Promise<StoredInvitation>;
  /** One of a council. Throws not_found. */
  get(councilId: string, id: string): Promise<StoredInvitation>;
  find(id: string): Promise<StoredInvitation | null>;
  findByTokenHash(tokenHash: string): Promise<StoredInvitation | null>;
  /** The one of an address that is pending or expired: it can be sent again. */
  findOpen(councilId: string, email: string): Promise<StoredInvitation | null>;
  /** Throws stale_revision. */
  save(invitation: StoredInvitation, changes: InvitationChanges): Promise<StoredInvitation>;
  list(councilId: string, search: InvitationSearch): Promise<Listed<StoredInvitation>>;
  /** All of an address, newest first. */
  listOfAddress(councilId: string, email: string): Promise<StoredInvitation[]>;
  /** How many there were. */
  eraseOfAddress(councilId: string, email: string): Promise<number>;
  /** Those that can be accepted now. */
  countPending(councilId: string, now: Date): Promise<number>;
  /** Pending ones whose mail no server took. */
  countFailedMails(councilId: string): Promise<number>;
  /** Ids of pending ones whose mail is due. */
  listDueMails(now: Date, limit: number): Promise<string[]>;
  /** Ids of pending ones that are past their end. */
  listOverdue(now: Date, limit: number): Promise<string[]>;
}

import type { CouncilRole, InvitationMailState, InvitationStatus } from '@folkmoot/contracts';
import type { Listed, WaitingMails } from '@folkmoot/service-kit';

export interface StoredInvitation {
  readonly id: string;
  readonly councilId: string;
  readonly invitedBy: string | null;
  readonly email: string;
  readonly role: CouncilRole;
  /** Hash of the token. The token itself is only in the mail. */
  readonly tokenHash: string;
  readonly status: InvitationStatus;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The mail state is part of the invitation, so an invitation always has its mail. */
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

/** Names an invitation and its council, for work that goes over all councils. */
export interface InvitationRef {
  readonly id: string;
  readonly councilId: string;
}

/** The invitations of one council. */
export interface InvitationRepository {
  add(invitation: Omit<StoredInvitation, 'councilId' | 'revision'>): Promise<StoredInvitation>;
  /** Throws not_found. */
  get(id: string): Promise<StoredInvitation>;
  find(id: string): Promise<StoredInvitation | null>;
  /** The pending or expired invitation of an address; it can be sent again. */
  findOpen(email: string): Promise<StoredInvitation | null>;
  /** Throws stale_revision. */
  save(invitation: StoredInvitation, changes: InvitationChanges): Promise<StoredInvitation>;
  list(search: InvitationSearch): Promise<Listed<StoredInvitation>>;
  /** All invitations of an address, newest first. */
  listOfAddress(email: string): Promise<StoredInvitation[]>;
  /** Returns the number of erased invitations. */
  eraseOfAddress(email: string): Promise<number>;
  /** Number of invitations that can be accepted now. */
  countPending(now: Date): Promise<number>;
  /** Number of pending invitations whose mail failed for good. */
  countFailedMails(): Promise<number>;
}

export interface InvitationRepositoryAcrossCouncils {
  /** The guest has only the token of the link. */
  findByTokenHash(tokenHash: string): Promise<StoredInvitation | null>;
  /** Pending invitations whose mail is due. */
  listDueMails(now: Date, limit: number): Promise<InvitationRef[]>;
  /** When the next mail is due. Null when none is queued. */
  findNextMailAt(): Promise<Date | null>;
  waitingMails(now: Date): Promise<WaitingMails>;
  /** Pending invitations that have expired. */
  listOverdue(now: Date, limit: number): Promise<InvitationRef[]>;
  /** When the next pending invitation expires. Null when there is none. */
  findNextExpiryAt(): Promise<Date | null>;
}

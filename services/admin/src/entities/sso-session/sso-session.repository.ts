/** The provider's knowledge of a session that began there, so that a sign-out there can end it here. */
export interface StoredSsoSession {
  /** The id of the session: the hash of its cookie. */
  readonly id: string;
  readonly councilId: string;
  readonly userId: string;
  /** The person at the provider: `sub`, or the NameID. */
  readonly subject: string;
  readonly subjectFormat: string;
  /** The session at the provider: `sid`, or the SessionIndex. Empty when it names none. */
  readonly providerSession: string;
  /** The ID token, encrypted, as a hint when this browser signs out at the provider. */
  readonly sealedHint: string | null;
  readonly expiresAt: Date;
}

/** The person or the session that a provider signs out. One of both is there. */
export interface ProviderSignOut {
  readonly councilId: string;
  readonly subject: string | null;
  readonly providerSession: string | null;
}

export interface SsoSessionRepository {
  add(session: StoredSsoSession): Promise<void>;
  find(id: string): Promise<StoredSsoSession | null>;
  listSignedOut(signOut: ProviderSignOut): Promise<StoredSsoSession[]>;
  delete(id: string): Promise<void>;
  /** Forgets who somebody is at the provider. */
  deleteOfUser(userId: string): Promise<void>;
}

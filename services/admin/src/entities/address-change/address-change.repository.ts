/** A new email address of a user that is not confirmed yet. A user has one at most. */
export interface StoredAddressChange {
  readonly userId: string;
  readonly email: string;
  /** Hash of the token in the mailed link. The token itself is not stored. */
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

/** A mail to the former address of a user that was not sent yet. Deleted when it was sent. */
export interface AddressNotice {
  readonly id: string;
  readonly userId: string;
  readonly formerEmail: string;
  readonly email: string;
  readonly expiresAt: Date;
}

export interface AddressChangeRepository {
  /** The change of a user that can still be confirmed, or null. */
  find(userId: string, now: Date): Promise<StoredAddressChange | null>;
  findByTokenHash(tokenHash: string, now: Date): Promise<StoredAddressChange | null>;
  /** Stores a change in place of an earlier one of the same user. */
  put(change: StoredAddressChange): Promise<void>;
  /** Deletes the change. True for one of many simultaneous calls; false when it was replaced. */
  take(change: Pick<StoredAddressChange, 'userId' | 'tokenHash'>): Promise<boolean>;
  cancel(userId: string): Promise<void>;
  addNotice(notice: AddressNotice): Promise<void>;
  noticesOf(userId: string): Promise<AddressNotice[]>;
  deleteNotice(id: string): Promise<void>;
  /** Deletes the change and the notices of a user. */
  erase(userId: string): Promise<void>;
}

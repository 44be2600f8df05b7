import type { Council, User } from '@folkmoot/contracts';

/** A council as it is kept. */
export interface StoredCouncil extends Omit<Council, 'createdAt' | 'updatedAt' | 'formerSlugs'> {
  /** Addresses that it had before, oldest first. They lead to the present one, and no other council can have them. */
  readonly formerSlugs: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when it is deleted; null for one that stands. */
  readonly deletedAt: Date | null;
  /** From when on it is erased everywhere. */
  readonly erasedAfter: Date | null;
}

/** A user as they are kept. */
export interface StoredUser extends Omit<User, 'createdAt' | 'lastLoginAt'> {
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
}

export const toCouncilView = ({
  createdAt,
  updatedAt,
  deletedAt: _deletedAt,
  erasedAfter: _erasedAfter,
  formerSlugs,
  ...fields
}: StoredCouncil): Council => ({
  ...fields,
  formerSlugs: [...formerSlugs],
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const toUserView = ({ createdAt, lastLoginAt, ...fields }: StoredUser): User => ({
  ...fields,
  createdAt: createdAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
});

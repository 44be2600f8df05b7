import type { Council, User } from '@folkmoot/contracts';
import type { Population } from './population.domain';

/** A council as stored. */
export interface StoredCouncil extends Omit<Council, 'createdAt' | 'updatedAt' | 'formerSlugs'> {
  /** Former addresses, oldest first. They redirect to the present one. Other councils cannot use them. */
  readonly formerSlugs: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Null for a council that is not deleted. */
  readonly deletedAt: Date | null;
  /** `settings.geographicalDivisions` and `settings.divisionResidents` repeat its areas, and are not stored. */
  readonly population: Population;
  /** The council is erased in all services after this time. */
  readonly erasedAfter: Date | null;
}

/** A user as stored. */
export interface StoredUser extends Omit<User, 'createdAt' | 'lastLoginAt'> {
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
}

export const toCouncilView = ({
  createdAt,
  updatedAt,
  deletedAt: _deletedAt,
  erasedAfter: _erasedAfter,
  population: _population,
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

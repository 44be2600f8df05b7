import type { Council, User } from '@folkmoot/contracts';
import type { StoredCouncil } from './council.repository';
import type { StoredUser } from './user.repository';

export const toCouncilView = ({ createdAt, updatedAt, ...fields }: StoredCouncil): Council => ({
  ...fields,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const toUserView = ({ createdAt, lastLoginAt, ...fields }: StoredUser): User => ({
  ...fields,
  createdAt: createdAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
});

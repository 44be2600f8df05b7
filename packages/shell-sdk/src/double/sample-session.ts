import type { Council, Role, Session, User } from '@folkmoot/contracts/client';
import { sampleCouncil, sampleUser } from '@folkmoot/sample-data/council';

const SIGNED_IN_AT = '2026-01-05T09:00:00.000Z';

export interface SessionSketch {
  role?: Role;
  user?: Partial<User>;
  /** Null for a user without a council. */
  council?: Partial<Council> | null;
  isActing?: boolean;
  expiresAt?: string;
  signedInAt?: string;
}

/** A signed-in council admin by default. */
export const sampleSession = (sketch: SessionSketch = {}): Session => {
  const council = sketch.council === null ? null : sampleCouncil(sketch.council);
  const role = sketch.role ?? 'council_admin';
  return {
    user: sampleUser({ role, councilId: council?.id ?? null, ...sketch.user }),
    council,
    isActing: sketch.isActing ?? false,
    signedInAt: sketch.signedInAt ?? SIGNED_IN_AT,
    expiresAt: sketch.expiresAt ?? new Date(Date.now() + 3_600_000).toISOString(),
  };
};

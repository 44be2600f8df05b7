import type { Clock } from '@folkmoot/service-kit';
import type { SignupCleanup } from './signup.repository';

const KEPT_DAYS = 2;
const DAY_MS = 86_400_000;

/** Forgets sign-ups that were handed over some days ago: nobody sends the same form again after that. */
export const sweepSignups = async ({ cleanup, clock }: { cleanup: SignupCleanup; clock: Clock }): Promise<void> => {
  await cleanup.deleteHandedOverBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
};

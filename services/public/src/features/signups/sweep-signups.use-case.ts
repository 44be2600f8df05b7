import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { SignupRecords } from './signup.types';

const KEPT_DAYS = 2;
const DAY_MS = 86_400_000;

/** Deletes records of sign-ups that were handed over some days ago. The same form is not sent again after that. */
export const sweepSignupsAcrossCouncils = async ({
  acrossCouncils,
  clock,
}: Context<Pick<SignupRecords, 'handedOverSignups'>, Actor>): Promise<void> => {
  await acrossCouncils
    .reader()
    .handedOverSignups.deleteHandedOverBefore(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS));
};

import type { Context } from '@folkmoot/service-kit';
import type { ProfileRecords } from './profile.types';

/** The link of the actor's pending change no longer works. */
export const cancelAddressChange = async ({ actor, acrossCouncils }: Context<ProfileRecords>): Promise<void> =>
  acrossCouncils.reader().addressChanges.cancel(actor.userId);

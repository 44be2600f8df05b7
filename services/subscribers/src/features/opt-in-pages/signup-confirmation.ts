import type { StoredSignup } from '../../entities/signup';
import type { StoredSubscriber } from '../../entities/subscriber';

/** When the person confirmed, at this sign-up or later. A later unsubscribe does not change it. */
export const confirmedAt = (
  { needsConfirmation, at }: Pick<StoredSignup, 'needsConfirmation' | 'at'>,
  person: StoredSubscriber | undefined,
): Date | null =>
  needsConfirmation ? (person?.history.find((line) => line.what === 'confirmed' && line.at >= at)?.at ?? null) : null;

/** Whether the address was confirmed, where the council asks for it. */
export const confirmationOf = (signup: StoredSignup, person: StoredSubscriber | undefined) => {
  if (!signup.needsConfirmation) return 'not_needed';
  return confirmedAt(signup, person) ? 'confirmed' : 'waiting';
};

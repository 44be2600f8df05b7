import type { DeviceType } from '../visit/user-agent.domain';

/** How much a request for a page looks like part of an attack. */
export type Suspicion = 'newcomer' | 'some' | 'much' | 'most';

/** A request for the page of a watchful campaign. */
export interface Asking {
  /** Each invitation counts once, so there is nothing to prove. */
  readonly isInvited: boolean;
  readonly isProgram: boolean;
  /** It came by the code of a shared place. */
  readonly isSharedPlace: boolean;
  /** The responses that the network handed in lately; null without any. */
  readonly seen: { readonly count: number; readonly since: number } | null;
  readonly watchfulSince: number;
}

/** A family, or a few colleagues. */
const MOST_OF_HOUSEHOLD = 4;
/** An office, or a class. */
const MOST_OF_OFFICE = 30;
/** Above the people of a library within half an hour. */
const MOST_OF_LIBRARY = 250;
/** A network that hands in by the code of a shared place is trusted for this many times the people of a library. */
const SHARED_PLACE_TIMES = 4;

const byCount = (count: number): Suspicion | null => {
  if (count > MOST_OF_LIBRARY) return 'most';
  if (count > MOST_OF_OFFICE) return 'much';
  return count > MOST_OF_HOUSEHOLD ? 'some' : null;
};

/** Null when nothing has to be proved: networks that were here before the attack, invitations, shared places. */
export const suspicionOf = ({ isInvited, isProgram, isSharedPlace, seen, watchfulSince }: Asking): Suspicion | null => {
  if (isInvited) return null;
  if (isProgram) return 'most';
  if (isSharedPlace && (seen?.count ?? 0) <= MOST_OF_LIBRARY * SHARED_PLACE_TIMES) return null;
  if (!seen) return 'newcomer';
  return byCount(seen.count) ?? (seen.since < watchfulSince ? null : 'newcomer');
};

/** More zero bits for the hash of each part: each doubles the work. */
const moreBits: Readonly<Record<Suspicion, number>> = { newcomer: 0, some: 1, much: 2, most: 3 };
const DESKTOP = { bits: 8, most: 11 };
/** A slow phone computes 10,000 hashes in a second, and must be done within two. */
const PHONE = { bits: 7, most: 9 };

/** How many zero bits the hash of each part must have. */
export const bitsFor = (suspicion: Suspicion, device: DeviceType): number => {
  const { bits, most } = device === 'desktop' ? DESKTOP : PHONE;
  return Math.min(most, bits + moreBits[suspicion]);
};

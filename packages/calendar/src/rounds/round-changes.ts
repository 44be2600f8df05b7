import { endOf, isRecurring, latestRound, type Round, roundOf, type Timing } from './rounds';

/** A round that opens or closes. */
export interface RoundChange {
  readonly kind: 'opened' | 'closed';
  readonly round: Round;
  readonly at: Date;
}

/** The last change that the caller knows. Null when it knows none. */
export type Known = { readonly number: number; readonly isOpen: boolean } | null;

const changesOf = (round: Round): RoundChange[] => {
  const { opensAt, closesAt } = round;
  if (opensAt === null || (closesAt !== null && closesAt <= opensAt)) return [];
  const opened: RoundChange = { kind: 'opened', round, at: opensAt };
  return closesAt === null ? [opened] : [opened, { kind: 'closed', round, at: closesAt }];
};

const isAfter = ({ kind, round }: RoundChange, known: Known): boolean => {
  if (known === null || round.number > known.number) return true;
  return round.number === known.number && known.isOpen && kind === 'closed';
};

const roundsFrom = (campaign: Timing, zone: string, known: Known, last: number): Round[] => {
  const first = known?.number ?? 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => roundOf(campaign, zone, first + index));
};

/**
 * The changes of a recurring campaign's rounds until `now` that come after `known`, in order. Empty for a campaign that
 * runs once or has no start.
 */
export const roundChanges = (campaign: Timing, zone: string, known: Known, now: Date): RoundChange[] => {
  if (!isRecurring(campaign)) return [];
  const { number } = latestRound(campaign, zone, now);
  return roundsFrom(campaign, zone, known, number)
    .flatMap(changesOf)
    .filter((change) => change.at <= now && isAfter(change, known));
};

/** Time of the next round change after `now`. Null when there is none. */
export const nextRoundChange = (campaign: Timing, zone: string, now: Date): Date | null => {
  if (!isRecurring(campaign)) return null;
  const end = endOf(campaign);
  const { number } = latestRound(campaign, zone, now);
  const coming = roundsFrom(campaign, zone, { number, isOpen: true }, number + 1)
    .flatMap(changesOf)
    .find(({ at }) => at > now && (end === null || at <= end));
  return coming?.at ?? null;
};

import { endOf, isRecurring, latestRound, type Round, roundOf, type Timing } from './rounds';

/** A time range, half open. */
export interface Stretch {
  readonly from: Date;
  readonly to: Date;
}

const shared = ({ from, to }: Stretch, { opensAt, closesAt }: Round): number => {
  const begin = opensAt === null ? from.getTime() : Math.max(from.getTime(), opensAt.getTime());
  const end = closesAt === null ? to.getTime() : Math.min(to.getTime(), closesAt.getTime());
  return Math.max(0, end - begin);
};

/** Milliseconds of these ranges in which a round of the campaign was open. The ranges must not overlap. */
export const openTime = (campaign: Timing, zone: string, stretches: readonly Stretch[]): number => {
  if (stretches.length === 0) return 0;
  const last = Math.max(...stretches.map(({ to }) => to.getTime()));
  const until = new Date(Math.min(last, endOf(campaign)?.getTime() ?? last));
  const count = isRecurring(campaign) ? latestRound(campaign, zone, until).number : 1;
  const rounds = Array.from({ length: count }, (_, index) => roundOf(campaign, zone, index + 1));
  return stretches.reduce(
    (sum, stretch) => sum + rounds.reduce((inside, round) => inside + shared(stretch, round), 0),
    0,
  );
};

import {
  nextRoundChange,
  openTime,
  placeOf,
  type Round,
  type RoundChange,
  roundChanges,
  type Timing,
} from '@folkmoot/schedule';
import type { Campaign } from './campaign.domain';

const DAY_MS = 86_400_000;

const ended: ReadonlySet<Campaign['status']> = new Set(['completed', 'archived']);

/** When it was ended; null for one that is open again. Archiving what is completed does not close it a second time. */
const closedAtOf = ({ status, statusHistory }: Campaign): Date | null =>
  ended.has(status) ? (statusHistory.findLast(({ from, to }) => ended.has(to) && !ended.has(from))?.at ?? null) : null;

/** A campaign as the calendar knows it. */
export const timingOf = (campaign: Campaign): Timing => ({
  frequency: campaign.frequency,
  startDate: campaign.startDate?.toISOString() ?? null,
  endDate: campaign.endDate?.toISOString() ?? null,
  roundOpenDays: campaign.deliveryConfig.roundOpenDays,
  closedAt: closedAtOf(campaign),
});

interface Stretch {
  readonly from: Date;
  readonly to: Date;
}

/** What is left of a stretch without the time of another. */
const without = ({ from, to }: Stretch, away: Stretch): Stretch[] => {
  const before = { from, to: to < away.from ? to : away.from };
  const after = { from: from > away.to ? from : away.to, to };
  return [before, after].filter((left) => left.from < left.to);
};

/**
 * When the campaign was active and not deleted, by its status history. The last stretch, if it is still going on, ends
 * at `now`.
 */
const activeStretches = ({ statusHistory, absences }: Campaign, now: Date): Stretch[] => {
  const ends = statusHistory.slice(1).map(({ at }) => at);
  const active = statusHistory
    .map(({ to, at }, index) => ({ isActive: to === 'active', from: at, to: ends[index] ?? now }))
    .filter(({ isActive }) => isActive);
  return absences.reduce<Stretch[]>((left, away) => left.flatMap((stretch) => without(stretch, away)), active);
};

/** Days on which it really took answers, rounded up: active, and within a round (E-14). */
export const openDaysOf = (campaign: Campaign, zone: string, now: Date): number =>
  Math.ceil(openTime(timingOf(campaign), zone, activeStretches(campaign, now)) / DAY_MS);

/** The round that takes answers now, and when it opens next. */
export const placeNow = (campaign: Campaign, zone: string, now: Date): { round: Round | null; next: Date | null } => {
  if (campaign.status === 'scheduled') return { round: null, next: campaign.startDate };
  if (campaign.status !== 'active') return { round: null, next: null };
  const { open, nextOpensAt } = placeOf(timingOf(campaign), zone, now);
  return { round: open, next: nextOpensAt };
};

const tookAnswersIn = (campaign: Campaign, { opensAt, closesAt }: Round, now: Date): boolean =>
  activeStretches(campaign, now).some(
    ({ from, to }) => (closesAt === null || from < closesAt) && (opensAt === null || to >= opensAt),
  );

/**
 * What is to be said about a campaign's rounds by `now`, in its order. Of a round in which it was paused throughout,
 * nothing is said.
 */
export const untoldChanges = (campaign: Campaign, zone: string, now: Date): RoundChange[] =>
  roundChanges(timingOf(campaign), zone, campaign.roundsTold, now).filter(({ round }) =>
    tookAnswersIn(campaign, round, now),
  );

/** The campaign once this has been said of it. */
export const withRoundTold = (campaign: Campaign, { kind, round }: RoundChange): Campaign => ({
  ...campaign,
  roundsTold: { number: round.number, isOpen: kind === 'opened' },
});

/** Whether time can change anything about a campaign's rounds. */
export const hasRounds = (campaign: Pick<Campaign, 'frequency' | 'status' | 'roundsTold'>): boolean => {
  const { frequency, status, roundsTold } = campaign;
  if (frequency === 'once') return false;
  return status === 'active' || status === 'paused' || (ended.has(status) && roundsTold?.isOpen === true);
};

/** When its rounds are to be looked at again; null when nothing is to come. */
export const roundsDueAt = (campaign: Campaign, zone: string, now: Date): Date | null =>
  hasRounds(campaign) ? nextRoundChange(timingOf(campaign), zone, now) : null;

import {
  nextRoundChange,
  openTime,
  placeOf,
  type Round,
  type RoundChange,
  roundChanges,
  type Stretch,
  type Timing,
} from '@folkmoot/calendar/rounds';
import type { Campaign } from './campaign.domain';

const DAY_MS = 86_400_000;

const ended: ReadonlySet<Campaign['status']> = new Set(['completed', 'archived']);

/** When it was completed; null after reopening. Archiving a completed campaign does not close it again. */
const closedAtOf = ({ status, statusHistory }: Campaign): Date | null =>
  ended.has(status) ? (statusHistory.findLast(({ from, to }) => ended.has(to) && !ended.has(from))?.at ?? null) : null;

/** The timing of a campaign for the calendar of rounds. */
export const timingOf = (campaign: Campaign): Timing => ({
  frequency: campaign.frequency,
  startDate: campaign.startDate?.toISOString() ?? null,
  endDate: campaign.endDate?.toISOString() ?? null,
  roundOpenDays: campaign.deliveryConfig.roundOpenDays,
  closedAt: closedAtOf(campaign),
});

/** The parts of a period that do not overlap with `away`. */
const without = ({ from, to }: Stretch, away: Stretch): Stretch[] => {
  const before = { from, to: to < away.from ? to : away.from };
  const after = { from: from > away.to ? from : away.to, to };
  return [before, after].filter((left) => left.from < left.to);
};

/**
 * Periods in which the campaign was active and not deleted, from its status history. The last period ends at `now` when
 * it has not ended.
 */
const activeStretches = ({ statusHistory, absences }: Campaign, now: Date): Stretch[] => {
  const ends = statusHistory.slice(1).map(({ at }) => at);
  const active = statusHistory
    .map(({ to, at }, index) => ({ isActive: to === 'active', from: at, to: ends[index] ?? now }))
    .filter(({ isActive }) => isActive);
  return absences.reduce<Stretch[]>((left, away) => left.flatMap((stretch) => without(stretch, away)), active);
};

/** Days on which it really took answers, rounded up: active, and within a round. */
export const openDaysOf = (campaign: Campaign, zone: string, now: Date): number =>
  Math.ceil(openTime(timingOf(campaign), zone, activeStretches(campaign, now)) / DAY_MS);

/** The round that is open now, and when the next one opens. */
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
 * Unpublished changes of a campaign's rounds up to `now`, in order. A round in which the campaign was paused all the
 * time is left out.
 */
export const unannouncedChanges = (campaign: Campaign, zone: string, now: Date): RoundChange[] =>
  roundChanges(timingOf(campaign), zone, campaign.roundsTold, now).filter(({ round }) =>
    tookAnswersIn(campaign, round, now),
  );

/** The campaign after the publication of this change. */
export const withRoundAnnounced = (campaign: Campaign, { kind, round }: RoundChange): Campaign => ({
  ...campaign,
  roundsTold: { number: round.number, isOpen: kind === 'opened' },
});

/** Whether the rounds of a campaign can change over time. */
export const hasRounds = (campaign: Pick<Campaign, 'frequency' | 'status' | 'roundsTold'>): boolean => {
  const { frequency, status, roundsTold } = campaign;
  if (frequency === 'once') return false;
  return status === 'active' || status === 'paused' || (ended.has(status) && roundsTold?.isOpen === true);
};

/** Next check of its rounds; null when no change can follow. */
export const roundsDueAt = (campaign: Campaign, zone: string, now: Date): Date | null =>
  hasRounds(campaign) ? nextRoundChange(timingOf(campaign), zone, now) : null;

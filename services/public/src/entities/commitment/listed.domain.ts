import {
  type CommitmentResponse,
  type CommitmentState,
  isOverdueCommitment,
  type ListedCommitment,
  type PublicCommitment,
} from '@folkmoot/contracts';

/** The commitments of a campaign that residents can open. */
interface TitledCommitments {
  readonly campaignId: string;
  readonly title: string;
  readonly points: readonly PublicCommitment[];
}

const OVERDUE = 0;
const OPEN = 1;
const rankOf: Readonly<Record<CommitmentResponse, number>> = { planned: OPEN, doing: OPEN, done: 2, not_doing: 3 };
const LAST_DAY = '9999-12-31';

const rank = ({ isOverdue, response }: ListedCommitment): number => (isOverdue ? OVERDUE : rankOf[response]);

const byDay = (a: ListedCommitment, b: ListedCommitment): number => {
  const [first, second] = [a.dueOn ?? LAST_DAY, b.dueOn ?? LAST_DAY];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

/** Overdue ones first, then the open ones, by their day; then those that are done, and those that are refused. */
export const listedCommitments = (campaigns: readonly TitledCommitments[], today: string): ListedCommitment[] =>
  campaigns
    .toSorted((a, b) => a.title.localeCompare(b.title) || (a.campaignId < b.campaignId ? -1 : 1))
    .flatMap(({ campaignId, title, points }) =>
      points.map((point) => ({
        ...point,
        campaignId,
        campaignTitle: title,
        isOverdue: isOverdueCommitment(point, today),
      })),
    )
    .sort((a, b) => rank(a) - rank(b) || byDay(a, b));

/** Whether a commitment is one of those that a reader chose. An overdue one is also planned or being done. */
export const isInState = ({ isOverdue, response }: ListedCommitment, state: CommitmentState | undefined): boolean => {
  if (state === undefined) return true;
  return state === 'overdue' ? isOverdue : response === state;
};

export interface CommitmentPage {
  readonly items: readonly ListedCommitment[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/** A page of a list. Behind the last page is the last page. */
export const pageOf = (all: readonly ListedCommitment[], wanted: number, size: number): CommitmentPage => {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(wanted, pages);
  return { items: all.slice((page - 1) * size, page * size), total: all.length, page, pages };
};

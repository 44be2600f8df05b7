import { type Commitment as CommitmentView, isOverdueCommitment, type PublicCommitment } from '@folkmoot/contracts';
import { type Commitment, type Commitments, countOf, type ThemeCounts } from './commitment.domain';

/** The number on the public page, or the limit below which it is hidden. */
const publicCount = ({ printed }: Commitments, { themeId, said }: Commitment, smallest: number) => {
  if (themeId === null) return { said, saidBy: said === null ? null : ('council' as const), fewerThan: null };
  const known = printed.find((count) => count.themeId === themeId);
  if (!known) return { said: null, saidBy: null, fewerThan: null };
  return { said: known.said, saidBy: 'answers' as const, fewerThan: known.said === null ? smallest : null };
};

/** The commitments that residents see, in their order. */
export const publicCommitments = (list: Commitments, smallest: number): PublicCommitment[] =>
  list.points
    .filter(({ isPublic }) => isPublic)
    .map((point) => ({
      id: point.id,
      sentence: point.sentence,
      ...publicCount(list, point, smallest),
      response: point.response,
      because: point.because,
      owner: point.owner,
      dueOn: point.dueOn,
      history: point.history.map(({ at, response, note }) => ({ at: at.toISOString(), response, note })),
      links: [...point.links],
    }));

interface Moment {
  readonly counts: ThemeCounts;
  /** In the council's zone. */
  readonly today: string;
}

/** A commitment as staff see it, with the number of now. */
export const toCommitmentView = (list: Commitments, point: Commitment, { counts, today }: Moment): CommitmentView => {
  const { themeId } = point;
  const said = themeId === null ? point.said : countOf(counts, themeId);
  const counter = themeId === null ? 'council' : 'answers';
  return {
    ...point,
    campaignId: list.campaignId,
    said,
    saidBy: said === null ? null : counter,
    saidInPublic: point.isPublic ? publicCount(list, point, 0).said : null,
    isThemeGone: themeId !== null && said === null,
    isOverdue: isOverdueCommitment(point, today),
    history: point.history.map((change) => ({ ...change, at: change.at.toISOString() })),
    links: [...point.links],
  };
};

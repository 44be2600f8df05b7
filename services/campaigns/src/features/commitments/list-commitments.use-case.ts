import { localDay } from '@folkmoot/calendar/days';
import {
  type CommitmentTheme,
  type Commitment as CommitmentView,
  commitmentsPath,
  type listCommitmentsOperation,
  type ResponseOf,
} from '@folkmoot/contracts';
import { type Commitment, type Commitments, toCommitmentView } from '../../entities/commitment';
import { smallestCellOf, zoneOf } from '../../entities/council';
import type { CommitmentContext, CommitmentNeeds, CommitmentTools } from './commitment.types';

interface Shown {
  readonly list: Commitments;
  readonly points: readonly Commitment[];
}

/** Commitments as staff see them today. */
export const viewsOf = async (
  context: CommitmentContext,
  { list, points }: Shown,
  { countThemes }: CommitmentNeeds,
): Promise<CommitmentView[]> => {
  const { actor, reader, clock } = context;
  const counts = await countThemes(context, list.campaignId);
  const today = localDay(clock.now(), await zoneOf(reader(actor)));
  return points.map((point) => toCommitmentView(list, point, { counts, today }));
};

/** Throws campaign_not_found. */
export const listCommitments = async (
  context: CommitmentContext,
  campaignId: string,
  tools: CommitmentTools,
): Promise<ResponseOf<typeof listCommitmentsOperation>> => {
  const records = context.reader(context.actor);
  await records.campaigns.get(campaignId);
  const list = await records.commitments.get(campaignId);
  const slug = (await records.councils.find())?.slug ?? 'council';
  return {
    items: await viewsOf(context, { list, points: list.points }, tools),
    nextCursor: null,
    minimumCell: await smallestCellOf(records),
    url: `${tools.publicOrigin}${commitmentsPath(slug)}`,
  };
};

/** The themes of the answers, those that most responses raise first. Throws campaign_not_found. */
export const listCommitmentThemes = async (
  context: CommitmentContext,
  campaignId: string,
  { countThemes }: CommitmentNeeds,
): Promise<CommitmentTheme[]> => {
  const { themes, themeOf } = await countThemes(context, campaignId);
  const { points } = await context.reader(context.actor).commitments.get(campaignId);
  const taken = new Set(points.flatMap(({ themeId }) => (themeId === null ? [] : [themeOf(themeId)])));
  return themes
    .toSorted((a, b) => b.responses - a.responses)
    .map((theme) => ({ ...theme, isTaken: taken.has(theme.id) }));
};

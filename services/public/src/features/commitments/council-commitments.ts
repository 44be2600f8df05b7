import { localDay } from '@folkmoot/calendar/days';
import type { CommitmentState, ListedCommitment } from '@folkmoot/contracts';
import type { Clock } from '@folkmoot/service-kit';
import { isInState, type KnownCommitments, listedCommitments } from '../../entities/commitment';
import type { PublishedSurveys } from '../../entities/published-survey';
import type { SignupPlaces } from '../../entities/signup-page';

export interface CommitmentSources {
  readonly published: Pick<PublishedSurveys, 'find'>;
  readonly known: Pick<KnownCommitments, 'ofCouncil'>;
  readonly clock: Clock;
}

export interface ChosenCommitments {
  readonly state?: CommitmentState | undefined;
  readonly campaign?: string | undefined;
}

/** The commitments of a council, in the order of its page. Deleted campaigns and suspended councils have none. */
export const commitmentsOf = async (
  { published, known, clock }: CommitmentSources,
  { id, council, isSuspended = false }: SignupPlaces['council'],
): Promise<ListedCommitment[]> => {
  if (isSuspended) return [];
  const copies = await known.ofCouncil(id);
  const campaigns = await Promise.all(
    copies.map(async ({ campaignId, points }) => {
      const survey = await published.find(campaignId);
      return survey?.campaign.councilId === id ? { campaignId, title: survey.campaign.title, points } : null;
    }),
  );
  const shown = campaigns.filter((campaign) => campaign !== null);
  return listedCommitments(shown, localDay(clock.now(), council.timezone));
};

/** The commitments that a reader chose. */
export const chosenOf = (all: readonly ListedCommitment[], { state, campaign }: ChosenCommitments) =>
  all.filter((item) => isInState(item, state) && (campaign === undefined || item.campaignId === campaign));

import type { CampaignDetail } from '@folkmoot/contracts/client';
import { LaunchSheet } from './LaunchSheet';
import type { Transitions } from './use-transitions';

interface Props {
  campaign: CampaignDetail;
  transitions: Transitions;
}

/** The review between Activate and the opening of a campaign, while it is shown. */
export const LaunchReview = ({ campaign, transitions: { launch, isBusy } }: Props) =>
  launch.isReviewing && (
    <LaunchSheet campaign={campaign} isBusy={isBusy} onClose={launch.leave} onOpen={() => void launch.open()} />
  );

import { useParams } from '@folkmoot/shell-sdk';
import { QueryStates, SimpleGrid } from '@folkmoot/ui';
import { CommentsFrame, commentWords, useCommentPlan } from '../../entities/comment';
import { PlanCard } from './PlanCard';
import { ReadersCard } from './ReadersCard';

/** Reports, Comments, set-up: which answers are opinions, and who reads them. */
export const SetupTab = () => {
  const { campaignId = '' } = useParams();
  const plan = useCommentPlan(campaignId);
  return (
    <CommentsFrame campaignId={campaignId}>
      {() => (
        <QueryStates
          query={plan}
          loadingLabel={commentWords.loading}
          loadingShape="columns"
          errorTitle={commentWords.loadFailed}
        >
          {(loaded) => (
            <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
              <PlanCard campaignId={campaignId} plan={loaded} />
              <ReadersCard campaignId={campaignId} plan={loaded} />
            </SimpleGrid>
          )}
        </QueryStates>
      )}
    </CommentsFrame>
  );
};

import { Box, Text } from '@folkmoot/ui';
import { ReviewItem } from './ReviewItem';
import { keyOf } from './review.domain';
import { messages } from './review.messages';
import { useReview } from './use-review';

interface Props {
  readonly campaignId: string;
  readonly labelOf: (questionId: string) => string;
}

/** The answers to review, one at a time. */
export const ReviewQueue = ({ campaignId, labelOf }: Props) => {
  const { item, isComplete, decide, goBack } = useReview(campaignId);
  return (
    <Box role="group" aria-label={messages.queue}>
      {item && (
        <ReviewItem
          key={`${keyOf(item)} ${item.revision}`}
          item={item}
          label={labelOf(item.questionId)}
          decide={decide}
          goBack={goBack}
        />
      )}
      {!item && <Text role="status">{isComplete ? messages.done : messages.fetching}</Text>}
    </Box>
  );
};

import type { RedactionQuality } from '@folkmoot/contracts/client';
import { Box, Text } from '@folkmoot/ui';
import { ReviewItem } from './ReviewItem';
import { keyOf } from './review.domain';
import { messages } from './review.messages';
import { useReview } from './use-review';

interface Props {
  readonly campaignId: string;
  readonly labelOf: (questionId: string) => string;
  readonly quality: RedactionQuality | undefined;
}

/** The answers to review, one at a time. */
export const ReviewQueue = ({ campaignId, labelOf, quality }: Props) => {
  const { item, isComplete, decide, goBack } = useReview(campaignId);
  return (
    <Box role="group" aria-label={messages.queue}>
      {quality && (
        <Text size="sm" maw="75ch" mb="sm">
          {messages.quality(quality)}
        </Text>
      )}
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

import { Text, TextLink } from '@folkmoot/ui';
import { messages } from './comment.messages';
import { inComments } from './quality.domain';
import { useLabelSample } from './use-comment-plan';

/** How often the labels were right, or that nobody has checked them, with a way to do so. */
export const QualityNote = ({ campaignId }: { campaignId: string }) => {
  const { data } = useLabelSample(campaignId);
  if (!data) return null;
  const quality = data.sample?.quality;
  const to = `/dashboard/campaigns/${campaignId}/reports/comments/check`;
  return (
    <Text size="xs" c="dimmed" component="span">
      {quality?.sentiment
        ? messages.right(inComments(quality.sentiment.accuracy, quality.sentiment.comments))
        : messages.unchecked}
      {' · '}
      <TextLink to={to} size="xs" underline="always">
        {messages.check}
      </TextLink>
    </Text>
  );
};

import { type Comment, type CommentFlag, commentFlags, listCommentsOperation } from '@folkmoot/contracts/client';
import {
  momentIn,
  useCan,
  useCouncilZone,
  useInfiniteOperation,
  useParams,
  useSearchPatch,
  useStaffNames,
} from '@folkmoot/shell-sdk';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Group,
  IconAlertTriangle,
  IconCircleCheck,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { PagedList, SegmentedControl } from '@folkmoot/ui/controls';
import { CommentsFrame, commentWords, useCommentPlan } from '../../entities/comment';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { guidance } from './guidance.messages';
import { TableLoading } from './TableLoading';
import { type Labels, useLabels } from './use-labels';

const PAGE_SIZE = 30;

const Guidance = ({ kinds }: { kinds: readonly CommentFlag[] }) => (
  <Stack gap="xs" className={classes.guidance}>
    {kinds.map((kind) => (
      <Card key={kind} component="details" p="sm" className={classes.guide} open>
        <summary>
          <Text fw={600} size="sm" component="span">
            {guidance[kind].title}
          </Text>
        </summary>
        <ul>
          {guidance[kind].steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Card>
    ))}
  </Stack>
);

interface ItemProps {
  comment: Comment;
  question: string;
  canLabel: boolean;
  labels: Labels;
}

const Item = ({ comment, question, canLabel, labels }: ItemProps) => {
  const zone = useCouncilZone();
  const nameOf = useStaffNames();
  const { id, text, number, flags, reviewed, createdAt, language } = comment;
  const who = reviewed && nameOf(reviewed.by);
  return (
    <Card component="li" p="md" className={classes.reviewItem} data-read={reviewed ? true : undefined}>
      <Stack gap={6}>
        <Group gap="xs" justify="space-between">
          <Group gap={6}>
            {flags.map((flag) => (
              <Badge
                key={flag}
                color={reviewed ? 'gray' : 'red'}
                leftSection={<IconAlertTriangle size={12} stroke={1.75} aria-hidden="true" />}
              >
                {commentWords.flags[flag]}
              </Badge>
            ))}
            <Text size="xs" c="dimmed">
              {[
                number === null ? messages.unnumbered : messages.numbered(number),
                question,
                momentIn(createdAt, zone),
              ].join(' · ')}
            </Text>
          </Group>
          {canLabel && (
            <Button
              size="compact-sm"
              variant={reviewed ? 'subtle' : 'default'}
              leftSection={<IconCircleCheck size={14} stroke={1.5} aria-hidden="true" />}
              onClick={() => labels.change([comment], [{ id, isReviewed: reviewed === null }])}
            >
              {reviewed ? messages.unread : messages.markRead}
            </Button>
          )}
        </Group>
        <Text dir="auto" lang={language ?? undefined} className={classes.whole}>
          {text}
        </Text>
        {reviewed && (
          <Text size="xs" c="dimmed" role="status">
            {messages.readBy(
              who?.isYou ? messages.you : (who?.name ?? messages.colleague),
              momentIn(reviewed.at, zone),
            )}
          </Text>
        )}
      </Stack>
    </Card>
  );
};

const List = ({ campaignId }: { campaignId: string }) => {
  const { params, patch } = useSearchPatch();
  const isRead = params.get('read') === 'yes';
  const canLabel = useCan('comment:label');
  const labels = useLabels(campaignId);
  const plan = useCommentPlan(campaignId);
  const list = useInfiniteOperation(listCommentsOperation, {
    params: { campaignId },
    query: { flag: 'any' as const, reviewed: isRead ? ('yes' as const) : ('no' as const), limit: PAGE_SIZE },
  });
  const titles = new Map(plan.data?.questions.map(({ questionId, title }) => [questionId, title]));
  const kinds = commentFlags.filter((flag) => list.data?.items.some(({ flags }) => flags.includes(flag)));
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-start">
        <div className={classes.reviewHead}>
          <Title order={2} size="h4">
            {messages.reviewTitle}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.reviewText}
          </Text>
        </div>
        <SegmentedControl
          aria-label={messages.reviewShow}
          value={isRead ? 'yes' : 'no'}
          onChange={(value) => patch({ read: value === 'yes' ? value : null })}
          data={[
            { value: 'no', label: messages.reviewUnread },
            { value: 'yes', label: messages.reviewRead },
          ]}
        />
      </Group>
      <PagedList
        list={list}
        loading={<TableLoading />}
        errorTitle={commentWords.loadFailed}
        empty={<EmptyState title={messages.reviewNone} text={isRead ? undefined : messages.reviewNoneText} />}
      >
        {(items) => (
          <div className={classes.review}>
            <Stack component="ul" gap="xs" className={classes.cards}>
              {items.map((comment) => (
                <Item
                  key={comment.id}
                  comment={comment}
                  question={titles.get(comment.questionId) ?? messages.removedQuestion}
                  canLabel={canLabel}
                  labels={labels}
                />
              ))}
            </Stack>
            <Guidance kinds={kinds} />
          </div>
        )}
      </PagedList>
    </Stack>
  );
};

/** Reports, Comments, to review: single voices that a person should read, with guidance. */
export const ReviewTab = () => {
  const { campaignId = '' } = useParams();
  return <CommentsFrame campaignId={campaignId}>{() => <List campaignId={campaignId} />}</CommentsFrame>;
};

import type { SurveyComment } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useSession, useStaffNames } from '@folkmoot/shell-sdk';
import { Button, EmptyState, Group, Stack, Text, UnstyledButton } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { useBuilderState, useSurveyDraft, useTools } from '../builder-context';
import { CommentForm } from './CommentForm';
import { messages } from './comments.messages';
import classes from './comments.module.css';
import { useCommentActions } from './use-comment-actions';

const NONE: readonly SurveyComment[] = [];

const useNames = () => {
  const nameOf = useStaffNames();
  return (id: string): string => {
    const { isYou, name } = nameOf(id);
    return isYou ? messages.you : (name ?? messages.someone);
  };
};

const Actions = ({ comment, who }: { comment: SurveyComment; who: string }) => {
  const { user } = useSession();
  const { resolve, remove, isBusy } = useCommentActions();
  const isResolved = comment.resolvedAt !== null;
  return (
    <Group gap={4}>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        aria-label={isResolved ? messages.reopenOf(who) : messages.resolveOf(who)}
        onClick={() => void resolve(comment, !isResolved)}
      >
        {isResolved ? messages.reopen : messages.resolve}
      </Button>
      {comment.writtenBy === user.id && (
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={isBusy}
          aria-label={messages.removeOf}
          onClick={() => void remove(comment)}
        >
          {messages.remove}
        </Button>
      )}
    </Group>
  );
};

const CommentRow = ({ comment }: { comment: SurveyComment }) => {
  const { canEdit } = useTools();
  const zone = useCouncilZone();
  const nameOf = useNames();
  const who = nameOf(comment.writtenBy);
  return (
    <li data-resolved={comment.resolvedAt !== null || undefined}>
      <Stack gap={6}>
        <Text size="sm" c="dimmed">
          {messages.writtenBy(who, momentIn(comment.writtenAt, zone))}
        </Text>
        <Text className={classes.text}>{comment.text}</Text>
        {comment.resolvedBy !== null && (
          <Text size="sm" c="dimmed">
            {messages.resolvedBy(nameOf(comment.resolvedBy))}
          </Text>
        )}
        {canEdit && <Actions comment={comment} who={who} />}
      </Stack>
    </li>
  );
};

const Rows = ({ comments }: { comments: readonly SurveyComment[] }) => {
  const [showsResolved, setShowsResolved] = useState(false);
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null);
  const shown = showsResolved ? comments : comments.filter(({ resolvedAt }) => resolvedAt === null);
  if (comments.length === 0) return <EmptyState title={messages.none} text={messages.noneText} level={3} />;
  return (
    <Stack gap="xs" align="stretch">
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((comment) => (
            <CommentRow key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {resolved.length > 0 && (
        <Group>
          <Button
            variant="subtle"
            size="xs"
            aria-expanded={showsResolved}
            onClick={() => setShowsResolved(!showsResolved)}
          >
            {showsResolved ? messages.hideResolved : messages.showResolved(resolved.length)}
          </Button>
        </Group>
      )}
    </Stack>
  );
};

interface QuestionProps {
  id: string;
  flush: () => Promise<boolean>;
}

const OfQuestion = ({ id, flush }: QuestionProps) => {
  const { canEdit } = useTools();
  const comments = useBuilderState((state) => state.comments.get(id) ?? NONE);
  const title = useSurveyDraft(({ questions }) => questions.find((question) => question.id === id)?.title);
  return (
    <Stack>
      {title && (
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
      )}
      <Rows comments={comments} />
      {canEdit && title !== undefined && <CommentForm questionId={id} flush={flush} />}
    </Stack>
  );
};

const isOpen = ({ resolvedAt }: SurveyComment): boolean => resolvedAt === null;

/** The questions that have comments, in the order of the survey. Deleted ones come last. */
const AllQuestions = () => {
  const { store } = useTools();
  const comments = useBuilderState((state) => state.comments);
  const questions = useSurveyDraft((draft) => draft.questions);
  const numbers = new Map(questions.map(({ id }, index) => [id, index + 1]));
  const last = questions.length + 1;
  const order = (id: string) => numbers.get(id) ?? last;
  const ids = [...comments.keys()].sort((a, b) => order(a) - order(b));
  const nameOf = (id: string): string => {
    const number = numbers.get(id);
    if (number === undefined) return messages.deletedQuestion;
    return messages.question(number, questions[number - 1]?.title.trim() || messages.untitled);
  };
  if (ids.length === 0) return <EmptyState title={messages.none} text={messages.noneText} level={3} />;
  return (
    <ul className={classes.questions}>
      {ids.map((id) => (
        <li key={id}>
          <UnstyledButton className={classes.question} onClick={() => store.getState().showComments(id)}>
            <span>{nameOf(id)}</span>
            <Text component="span" size="sm" c="dimmed">
              {messages.open(comments.get(id)?.filter(isOpen).length ?? 0)}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
};

/** The comments of one question, or the questions that have comments. */
export const CommentsDialog = ({ flush }: { flush: () => Promise<boolean> }) => {
  const { store } = useTools();
  const wanted = useBuilderState((state) => state.commentsShown);
  // The content stays while the dialog closes.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);
  const number = useSurveyDraft(({ questions }) => questions.findIndex(({ id }) => id === shown) + 1);
  const titleOfQuestion = number > 0 ? messages.title(number) : messages.deletedTitle;
  return (
    <Modal
      opened={wanted !== null}
      onClose={() => store.getState().showComments(null)}
      title={shown === 'all' ? messages.allTitle : titleOfQuestion}
      size="lg"
    >
      {shown === 'all' && <AllQuestions />}
      {shown !== null && shown !== 'all' && <OfQuestion key={shown} id={shown} flush={flush} />}
    </Modal>
  );
};

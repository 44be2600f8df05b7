import type { Comment } from '@folkmoot/contracts/client';
import { Badge, IconAlertTriangle, IconCircleCheck, UnstyledButton } from '@folkmoot/ui';
import { commentWords } from '../../entities/comment';
import { markedText } from './comments.domain';
import classes from './comments.module.css';

const Flags = ({ comment: { flags, reviewed } }: { comment: Comment }) => (
  <>
    {flags.map((flag) => (
      <Badge
        key={flag}
        size="sm"
        color={reviewed ? 'gray' : 'red'}
        leftSection={
          reviewed ? (
            <IconCircleCheck size={12} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={12} stroke={1.75} aria-hidden="true" />
          )
        }
      >
        {commentWords.flags[flag]}
      </Badge>
    ))}
  </>
);

interface Props {
  comment: Comment;
  isOpen: boolean;
  onToggle: () => void;
}

/** The words of a comment in one line, or all of them. */
export const CommentText = ({ comment, isOpen, onToggle }: Props) => (
  <UnstyledButton
    className={classes.textButton}
    aria-expanded={isOpen}
    onClick={onToggle}
    data-open={isOpen || undefined}
  >
    <Flags comment={comment} />
    <span className={classes.text} dir="auto" lang={comment.language ?? undefined}>
      {isOpen
        ? markedText(
            comment.text,
            comment.themes.flatMap(({ words }) => words),
          ).map(({ at, text, isMarked }) =>
            isMarked ? (
              <mark key={at} className={classes.mark}>
                {text}
              </mark>
            ) : (
              <span key={at}>{text}</span>
            ),
          )
        : comment.text}
    </span>
  </UnstyledButton>
);

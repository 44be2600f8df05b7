import { ActionIcon, IconMessageCircle } from '@folkmoot/ui';
import { Tooltip } from '@folkmoot/ui/controls';
import { useBuilderState, useTools } from '../builder-context';
import type { BesidesDraft } from '../draft/besides-draft';
import { messages } from './comments.messages';
import classes from './comments.module.css';

/** A number, so that only a change of the count renders. */
const openOf =
  (id: string) =>
  ({ comments }: BesidesDraft): number =>
    comments.get(id)?.filter(({ resolvedAt }) => resolvedAt === null).length ?? 0;

/** Opens the comments of a question. Shows how many are open. */
export const CommentsButton = ({ id, number }: { id: string; number: number }) => {
  const { store } = useTools();
  const open = useBuilderState(openOf(id));
  const label = messages.button(number, open);
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant={open > 0 ? 'light' : 'subtle'}
        color={open > 0 ? 'accent' : 'gray'}
        aria-label={label}
        className={classes.marker}
        onClick={() => store.getState().showComments(id)}
      >
        <IconMessageCircle size={18} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
};

/** How many comments of a question are open, in the outline. */
export const CommentMarker = ({ id }: { id: string }) => {
  const open = useBuilderState(openOf(id));
  if (open === 0) return null;
  const words = messages.open(open);
  return (
    <span className={classes.marker} role="img" aria-label={words} title={words}>
      <IconMessageCircle size={16} stroke={1.5} aria-hidden="true" />
      {open}
    </span>
  );
};

import { useStaffNames } from '@folkmoot/shell-sdk';
import { Avatar } from '@folkmoot/ui';
import { useBuilderState } from '../builder-context';
import { initialsOf } from './initials';
import { messages } from './people.messages';
import classes from './people.module.css';

const Named = ({ ids }: { ids: readonly string[] }) => {
  const nameOf = useStaffNames();
  const names = ids.map((id) => nameOf(id).name ?? messages.unknown);
  const [first = messages.unknown] = names;
  const words = messages.outline(names.join(', '));
  return (
    <span className={classes.marker} role="img" aria-label={words} title={words}>
      <Avatar color="accent" radius="xl" size={22}>
        {names.length > 1 ? names.length : initialsOf(first)}
      </Avatar>
    </span>
  );
};

/** Who else is at a question. A text as the selection, so that key strokes render nothing. */
export const PeopleAtQuestion = ({ id }: { id: string }) => {
  const ids = useBuilderState(({ others }) =>
    others.flatMap(({ userId, questionId }) => (questionId === id ? [userId] : [])).join(' '),
  );
  return ids === '' ? null : <Named ids={ids.split(' ')} />;
};

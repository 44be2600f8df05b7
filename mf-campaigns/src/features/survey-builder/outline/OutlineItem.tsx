import { useSortable } from '@dnd-kit/sortable';
import {
  ActionIcon,
  Badge,
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconInfoCircle,
  UnstyledButton,
} from '@folkmoot/ui';
import { memo } from 'react';
import { useBuilderState, useTools } from '../builder-context';
import { draftIn } from '../draft/builder.store';
import { messages } from './outline.messages';
import classes from './outline.module.css';

interface Props {
  id: string;
  /** Index, from 0. */
  index: number;
  count: number;
}

const Markers = ({ id }: { id: string }) => {
  const problems = useBuilderState(({ problemsOf }) => problemsOf.get(id));
  if (!problems) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const words = errors > 0 ? messages.errors(errors) : messages.warnings(problems.length);
  const Icon = errors > 0 ? IconAlertTriangle : IconInfoCircle;
  return (
    <span className={errors > 0 ? classes.error : classes.warning} role="img" aria-label={words} title={words}>
      <Icon size={16} stroke={1.5} />
    </span>
  );
};

const Words = ({ id, index }: Pick<Props, 'id' | 'index'>) => {
  const { goTo } = useTools();
  const question = useBuilderState((state) => draftIn(state).questions[index]);
  const isSelected = useBuilderState(({ selectedId }) => selectedId === id);
  const title = question?.title.trim();
  return (
    <UnstyledButton className={classes.words} aria-current={isSelected ? 'true' : undefined} onClick={() => goTo(id)}>
      <span className={classes.number}>{index + 1}</span>
      <span className={classes.text}>
        <span className={title ? classes.title : classes.untitled}>{title || messages.untitled}</span>
        {question?.showIf && (
          <Badge variant="light" size="xs">
            {messages.conditional}
          </Badge>
        )}
      </span>
      <Markers id={id} />
    </UnstyledButton>
  );
};

const edgeOf = (index: number, activeIndex: number, overIndex: number): 'top' | 'bottom' | undefined => {
  if (activeIndex < 0 || overIndex !== index || activeIndex === index) return undefined;
  return activeIndex > index ? 'top' : 'bottom';
};

/** One question of the outline. A line shows the target position of a drag. */
export const OutlineItem = memo(({ id, index, count }: Props) => {
  const { canEdit, move } = useTools();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging, activeIndex, overIndex } = useSortable({
    id,
    disabled: !canEdit,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-held={isDragging || undefined}
      data-edge={edgeOf(index, activeIndex, overIndex)}
    >
      {canEdit && (
        <ActionIcon
          ref={setActivatorNodeRef}
          className={classes.handle}
          variant="transparent"
          color="gray"
          size={26}
          {...attributes}
          {...listeners}
          aria-label={messages.drag(index + 1)}
        >
          <IconGripVertical size={16} stroke={1.5} />
        </ActionIcon>
      )}
      <Words id={id} index={index} />
      {canEdit && (
        <span className={classes.moves}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={messages.up(index + 1)}
            disabled={index === 0}
            onClick={() => move(id, index - 1)}
          >
            <IconArrowUp size={14} stroke={1.5} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={messages.down(index + 1)}
            disabled={index === count - 1}
            onClick={() => move(id, index + 1)}
          >
            <IconArrowDown size={14} stroke={1.5} />
          </ActionIcon>
        </span>
      )}
    </li>
  );
});

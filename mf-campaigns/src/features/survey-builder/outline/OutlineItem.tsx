import { useSortable } from '@dnd-kit/sortable';
import { DragHandle } from '@folkmoot/dragging';
import { QuestionTypeIcon } from '@folkmoot/question-types/editor';
import {
  ActionIcon,
  Badge,
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconInfoCircle,
  UnstyledButton,
} from '@folkmoot/ui';
import { memo } from 'react';
import { useBuilderState, useTools } from '../builder-context';
import { CommentMarker } from '../comments/CommentsButton';
import { PeopleAtQuestion } from '../people/PeopleAtQuestion';
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
  const question = useBuilderState(({ settled }) => settled.questions[index]);
  const isSelected = useBuilderState(({ selectedId, selectedPart }) => selectedPart === null && selectedId === id);
  const title = question?.title.trim();
  return (
    <UnstyledButton className={classes.words} aria-current={isSelected ? 'true' : undefined} onClick={() => goTo(id)}>
      {question && (
        <span className={classes.icon}>
          <QuestionTypeIcon type={question.type} size={16} />
        </span>
      )}
      <span className={classes.text}>
        <span className={title ? classes.title : classes.untitled}>
          <span className={classes.number}>{index + 1}.</span> {title || messages.untitled}
        </span>
        {question?.showIf && (
          <Badge variant="light" size="xs">
            {messages.conditional}
          </Badge>
        )}
      </span>
      <PeopleAtQuestion id={id} />
      <CommentMarker id={id} />
      <Markers id={id} />
    </UnstyledButton>
  );
};

/** One question of the outline. */
export const OutlineItem = memo(({ id, index, count }: Props) => {
  const { canEdit, move } = useTools();
  const isInSection = useBuilderState(({ settled }) => settled.questions[index]?.sectionId !== undefined);
  const sortable = useSortable({
    id,
    disabled: !canEdit,
  });
  const { setNodeRef, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-held={isDragging || undefined}
      data-in-section={isInSection || undefined}
    >
      {canEdit && (
        <DragHandle sortable={sortable} label={messages.drag(index + 1)} size={26} className={classes.handle} />
      )}
      <Words id={id} index={index} />
      {canEdit && (
        <span className={classes.moves}>
          <ActionIcon
            variant="transparent"
            color="gray"
            size={26}
            aria-label={messages.up(index + 1)}
            disabled={index === 0 && !isInSection}
            onClick={() => move(id, index - 1)}
          >
            <IconArrowUp size={14} stroke={1.5} />
          </ActionIcon>
          <ActionIcon
            variant="transparent"
            color="gray"
            size={26}
            aria-label={messages.down(index + 1)}
            disabled={index === count - 1 && !isInSection}
            onClick={() => move(id, index + 1)}
          >
            <IconArrowDown size={14} stroke={1.5} />
          </ActionIcon>
        </span>
      )}
    </li>
  );
});

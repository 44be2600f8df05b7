import {
  ActionIcon,
  Button,
  Group,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconPlus,
} from '@folkmoot/ui';
import { SegmentedControl } from '@folkmoot/ui/controls';
import classes from './builder.module.css';
import { useBuilderState, useTools } from './builder-context';
import { QuestionTypeMenu } from './editor/QuestionTypeMenu';
import { SaveStateText } from './saving/SaveStateText';
import { messages as savingMessages } from './saving/saving.messages';
import type { Saving } from './saving/use-saving';
import { StartMenu } from './start/StartMenu';
import { messages } from './survey-builder.messages';
import { stepBack, stepForward } from './use-shortcuts';

export type BuilderView = 'build' | 'translations';

const Steps = () => {
  const { store } = useTools();
  const canUndo = useBuilderState(({ history }) => history.past.length > 0);
  const canRedo = useBuilderState(({ history }) => history.future.length > 0);
  return (
    <Group gap={4}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={messages.undo}
        disabled={!canUndo}
        onClick={() => stepBack(store)}
      >
        <IconArrowBackUp size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={messages.redo}
        disabled={!canRedo}
        onClick={() => stepForward(store)}
      >
        <IconArrowForwardUp size={18} stroke={1.5} />
      </ActionIcon>
    </Group>
  );
};

const AddQuestion = () => (
  <QuestionTypeMenu>
    <Button
      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
      rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
    >
      {messages.addQuestion}
    </Button>
  </QuestionTypeMenu>
);

interface Props {
  saving: Saving;
  view: BuilderView;
  onView: (view: BuilderView) => void;
}

/** The sticky bar: view, add, undo, redo, save state, save. */
export const BuilderBar = ({ saving, view, onView }: Props) => {
  const { canEdit } = useTools();
  return (
    <Group className={classes.bar} justify="space-between" gap="xs">
      <Group gap="xs">
        <SegmentedControl
          aria-label={messages.views}
          value={view}
          onChange={(value) => onView(value as BuilderView)}
          data={(['build', 'translations'] as const).map((value) => ({ value, label: messages.view[value] }))}
        />
        {canEdit && (
          <>
            {view === 'build' && <AddQuestion />}
            <Steps />
            <StartMenu />
          </>
        )}
      </Group>
      {canEdit && (
        <Group gap="sm">
          <SaveStateText state={saving.state} />
          <Button variant="default" data-save loading={saving.isSaving} onClick={() => void saving.save()}>
            {savingMessages.save}
          </Button>
        </Group>
      )}
    </Group>
  );
};

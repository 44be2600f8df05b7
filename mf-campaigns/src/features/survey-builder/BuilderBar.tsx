import { ActionIcon, Button, Group, IconArrowBackUp, IconArrowForwardUp, Text } from '@folkmoot/ui';
import { useStore } from 'zustand';
import { AddQuestionMenu } from './AddQuestionMenu';
import { messages } from './survey-builder.messages';
import type { Builder } from './use-builder';

/** The bar that stays in view: add, undo, redo, what is saved, save. */
export const BuilderBar = ({ builder, dirty, canEdit }: { builder: Builder; dirty: boolean; canEdit: boolean }) => {
  const history = useStore(builder.store, (state) => state.history);
  if (!canEdit) return null;
  return (
    <Group justify="space-between">
      <Group gap="xs">
        <AddQuestionMenu store={builder.store} />
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={messages.undo}
          disabled={history.past.length === 0}
          onClick={() => builder.store.getState().undo()}
        >
          <IconArrowBackUp size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={messages.redo}
          disabled={history.future.length === 0}
          onClick={() => builder.store.getState().redo()}
        >
          <IconArrowForwardUp size={18} stroke={1.5} />
        </ActionIcon>
      </Group>
      <Group gap="sm">
        <Text size="sm" c="dimmed" role="status">
          {dirty ? messages.unsaved : messages.allSaved}
        </Text>
        <Button loading={builder.isSaving} onClick={() => void builder.save()}>
          {builder.isSaving ? messages.saving : messages.save}
        </Button>
      </Group>
    </Group>
  );
};

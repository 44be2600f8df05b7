import { Button, EmptyState, Group, IconClipboardList } from '@folkmoot/ui';
import { useState } from 'react';
import { useTools } from '../builder-context';
import { messages } from './start.messages';
import { type Start, StartDialogs, starts } from './starts';

/** Start from a template or from another survey, with the dialogs. */
const StartButtons = () => {
  const [opened, setOpened] = useState<Start | null>(null);
  return (
    <>
      {starts.map((start) => (
        <Button
          key={start.label}
          variant="default"
          leftSection={<start.Icon size={16} stroke={1.5} aria-hidden="true" />}
          onClick={() => setOpened(start)}
        >
          {start.label}
        </Button>
      ))}
      <StartDialogs opened={opened} onClose={() => setOpened(null)} />
    </>
  );
};

/** A survey without questions: shows the next step. */
export const StartPanel = () => {
  const { canEdit } = useTools();
  return (
    <EmptyState
      icon={<IconClipboardList stroke={1.5} aria-hidden="true" />}
      title={messages.emptyTitle}
      text={canEdit ? messages.emptyText : messages.readOnlyText}
      action={
        canEdit && (
          <Group gap="xs" justify="center">
            <StartButtons />
          </Group>
        )
      }
    />
  );
};

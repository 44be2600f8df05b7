import { Group, IconAlertTriangle, IconCircleCheck, IconRefresh, Text } from '@folkmoot/ui';
import type { SaveState } from './saver';
import { messages } from './saving.messages';

const wordsOf = (state: SaveState): string => {
  if (state.kind === 'refused') return messages.refused(state.reason);
  if (state.kind === 'offline' && !state.isKept) return messages.offlineUnkept;
  return messages.states[state.kind];
};

const iconOf = (kind: SaveState['kind']) => {
  if (kind === 'saved') return IconCircleCheck;
  return kind === 'saving' ? IconRefresh : IconAlertTriangle;
};

/** The save state as text. Screen readers announce changes. */
export const SaveStateText = ({ state }: { state: SaveState }) => {
  const isGood = state.kind === 'saved' || state.kind === 'saving';
  const Icon = iconOf(state.kind);
  return (
    <Group gap={6} wrap="nowrap" c={isGood ? 'dimmed' : 'var(--mantine-color-error)'} role="status">
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      <Text size="sm">{wordsOf(state)}</Text>
    </Group>
  );
};

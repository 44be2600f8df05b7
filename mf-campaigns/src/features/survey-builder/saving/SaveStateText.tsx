import { dayIn, timeOfDayIn } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useStaffNames } from '@folkmoot/shell-sdk';
import { Group, IconAlertTriangle, IconCircleCheck, IconRefresh, Text } from '@folkmoot/ui';
import { useBuilderState } from '../builder-context';
import { messages as peopleMessages } from '../people/people.messages';
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

/** `14:02` today, with the day before that. */
const timeWords = (moment: string, zone: string): string =>
  dayIn(moment, zone) === dayIn(new Date(), zone) ? timeOfDayIn(moment, zone) : momentIn(moment, zone);

/** Who saved last, when it was somebody else. */
const useLastSaver = (): string | null => {
  const nameOf = useStaffNames();
  const zone = useCouncilZone();
  const savedBy = useBuilderState(({ meta }) => meta.savedBy);
  const savedAt = useBuilderState(({ meta }) => meta.savedAt);
  if (savedBy === undefined || savedAt === undefined) return null;
  const { isYou, name } = nameOf(savedBy);
  return isYou || name === null ? null : peopleMessages.savedBy(name, timeWords(savedAt, zone));
};

/** The save state as text. Screen readers announce changes. */
export const SaveStateText = ({ state }: { state: SaveState }) => {
  const isGood = state.kind === 'saved' || state.kind === 'saving';
  const Icon = iconOf(state.kind);
  const lastSaver = useLastSaver();
  const words = (state.kind === 'saved' && lastSaver) || wordsOf(state);
  return (
    <Group gap={6} wrap="nowrap" c={isGood ? 'dimmed' : 'var(--mantine-color-error)'} role="status">
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      <Text size="sm">{words}</Text>
    </Group>
  );
};

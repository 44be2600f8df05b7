import { MAX_AUDIENCE_NAME } from '@folkmoot/contracts/client';
import { ActionIcon, Box, Button, Group, IconPlus, IconTrash, Stack, Text, TextInput } from '@folkmoot/ui';
import { Fieldset, Tooltip } from '@folkmoot/ui/controls';
import { useRef } from 'react';
import { targetingMessages as texts } from './council-settings.messages';
import classes from './council-settings.module.css';

const MOST = 100;
const folded = (text: string): string => text.trim().toLowerCase();

/** The problem of each entry, or null. */
export const problemsIn = (items: readonly string[]): (string | null)[] =>
  items.map((item, index) => {
    if (item.trim() === '') return texts.blank;
    const first = items.findIndex((other) => folded(other) === folded(item));
    return first < index ? texts.twice : null;
  });

interface Props {
  label: string;
  help: string;
  addLabel: string;
  items: readonly string[];
  readOnly: boolean;
  onChange: (items: readonly string[]) => void;
}

const Row = ({ list, index, onRemove }: { list: Props; index: number; onRemove: () => void }) => {
  const { items, label, readOnly, onChange } = list;
  const item = items[index] ?? '';
  const isOnly = items.length === 1;
  return (
    <Box component="li" className={classes.row}>
      <TextInput
        className={classes.name}
        aria-label={texts.entry(label, index + 1)}
        value={item}
        maxLength={MAX_AUDIENCE_NAME}
        error={problemsIn(items)[index]}
        readOnly={readOnly}
        onChange={(event) => onChange(items.with(index, event.currentTarget.value))}
      />
      {!readOnly && (
        <Tooltip label={isOnly ? texts.lastOne : texts.remove(item)}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={texts.remove(item || texts.entry(label, index + 1))}
            aria-disabled={isOnly || undefined}
            data-disabled={isOnly || undefined}
            onClick={() => !isOnly && onRemove()}
          >
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      )}
    </Box>
  );
};

/** A list of texts that can be added to, edited and shortened, down to one. */
export const ListEditor = (list: Props) => {
  const { label, help, addLabel, items, readOnly, onChange } = list;
  // Entries have no ids, so their positions identify them.
  const places = items.map((_, index) => `place ${index}`);
  const root = useRef<HTMLUListElement>(null);
  const focusAt = (index: number) =>
    setTimeout(() => root.current?.children[Math.max(0, index)]?.querySelector('input')?.focus());
  return (
    <Fieldset legend={label}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {help}
        </Text>
        <ul className={classes.list} ref={root}>
          {places.map((place, index) => (
            <Row
              key={place}
              list={list}
              index={index}
              onRemove={() => {
                onChange(items.toSpliced(index, 1));
                focusAt(index - 1);
              }}
            />
          ))}
        </ul>
        {!readOnly && items.length < MOST && (
          <Group>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPlus size={16} stroke={1.5} />}
              onClick={() => {
                onChange([...items, '']);
                focusAt(items.length);
              }}
            >
              {addLabel}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
};

import { Group, Kbd, Stack, Text, Title } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { messages, shortcuts } from './command-palette.messages';
import classes from './keyboard-help.module.css';

const Keys = ({ keys }: { keys: readonly string[] }) => (
  <Group gap={4} wrap="nowrap">
    {keys.map((key) => (
      <Kbd key={key}>{key}</Kbd>
    ))}
  </Group>
);

/** The keyboard shortcuts, grouped by place. */
export const KeyboardHelp = ({ onClose }: { onClose: () => void }) => (
  <Modal opened onClose={onClose} title={messages.help} size={560}>
    <Stack gap="lg">
      {shortcuts.map(({ place, keys: entries }) => (
        <section key={place} aria-label={place}>
          <Title order={3} mb="xs">
            {place}
          </Title>
          <dl className={classes.list}>
            {entries.map(({ keys, does }) => (
              <div key={does} className={classes.entry}>
                <dt>
                  <Keys keys={keys} />
                </dt>
                <Text component="dd" m={0}>
                  {does}
                </Text>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Stack>
  </Modal>
);

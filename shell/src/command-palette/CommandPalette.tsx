import { Group, IconSearch, Kbd, Text, TextInput, UnstyledButton, VisuallyHidden } from '@folkmoot/ui';
import { Combobox, Modal, useCombobox } from '@folkmoot/ui/controls';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Command } from './command';
import { messages } from './command-palette.messages';
import classes from './command-palette.module.css';
import { grouped, matching } from './matching.domain';
import { useCampaignCommands } from './use-campaign-commands';

interface Props {
  commands: readonly Command[];
  onClose: () => void;
  onHelp: () => void;
}

const Option = ({ command }: { command: Command }) => (
  <Combobox.Option value={command.id} className={classes.option}>
    {command.icon}
    <span className={classes.label}>{command.label}</span>
    {command.note ? (
      <Text component="span" size="xs" className={classes.note}>
        {command.note}
      </Text>
    ) : null}
  </Combobox.Option>
);

const Options = ({ commands }: { commands: readonly Command[] }) => (
  <Combobox.Options className={classes.options} aria-label={messages.title}>
    {grouped(commands).map(([group, members]) => (
      <Combobox.Group key={group} label={group}>
        {members.map((command) => (
          <Option key={command.id} command={command} />
        ))}
      </Combobox.Group>
    ))}
  </Combobox.Options>
);

/** What stands in the search: screens and actions at once, campaigns as the server finds them. */
const useFound = (commands: readonly Command[], search: string) => {
  const campaigns = useCampaignCommands(search);
  const found = [...matching(commands, search), ...matching(campaigns.commands, search)];
  const isEmpty = found.length === 0 && campaigns.state === 'ready';
  return { found, isEmpty, state: campaigns.state };
};

const Said = ({ found, isEmpty, state }: ReturnType<typeof useFound>) => {
  const words = { searching: messages.searching, failed: messages.searchFailed, ready: null }[state];
  const shown = isEmpty ? messages.nothing : words;
  const told = found[0] ? messages.found(found.length, found[0].label) : messages.nothing;
  return (
    <>
      {shown ? (
        <Text size="sm" c="dimmed" px="md" py="sm">
          {shown}
        </Text>
      ) : null}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
};

const Foot = ({ onHelp }: Pick<Props, 'onHelp'>) => (
  <Group className={classes.foot} justify="space-between">
    <Text size="xs" c="dimmed">
      {messages.hint}
    </Text>
    <UnstyledButton className={classes.help} onClick={onHelp}>
      {messages.help}
      <Kbd size="xs">?</Kbd>
    </UnstyledButton>
  </Group>
);

/** Ctrl-K: go to a screen or a campaign, or do something, from anywhere. */
export const CommandPalette = ({ commands, onClose, onHelp }: Props) => {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({ opened: true });
  const result = useFound(commands, search);
  const first = result.found[0]?.id;
  // The best one is chosen as soon as it stands there: Enter opens it.
  useEffect(() => {
    if (first !== undefined && combobox.listId) combobox.selectFirstOption();
  }, [first, combobox.listId, combobox.selectFirstOption]);
  const submit = (id: string) => {
    const command = result.found.find((each) => each.id === id);
    onClose();
    command?.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      closesAtOnce
      withCloseButton={false}
      centered={false}
      padding={0}
      size={600}
      yOffset="12vh"
      attributes={{ content: { 'aria-label': messages.title } }}
    >
      <Combobox store={combobox} onOptionSubmit={submit}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            variant="unstyled"
            size="lg"
            className={classes.search}
            aria-label={messages.search}
            placeholder={messages.placeholder}
            maxLength={200}
            leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
        <Options commands={result.found} />
      </Combobox>
      <Said {...result} />
      <Foot onHelp={onHelp} />
    </Modal>
  );
};

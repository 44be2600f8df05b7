import { MAX_SEARCH } from '@folkmoot/contracts/client';
import { Group, IconSearch, Kbd, Text, TextInput, UnstyledButton, VisuallyHidden } from '@folkmoot/ui';
import { Combobox, Modal, useCombobox } from '@folkmoot/ui/controls';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Command } from './command';
import { messages } from './command-palette.messages';
import classes from './command-palette.module.css';
import { grouped, matching } from './matching.domain';
import { useStoredCommands } from './use-stored-commands';

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

/** The results of the search: screens and actions at once, campaigns and more when the server answers. */
const useMatches = (commands: readonly Command[], search: string) => {
  const stored = useStoredCommands(search);
  const matches = [...matching(commands, search), ...stored.commands];
  const isEmpty = matches.length === 0 && stored.state === 'ready';
  return { matches, isEmpty, state: stored.state };
};

const Said = ({ matches, isEmpty, state }: ReturnType<typeof useMatches>) => {
  const words = { searching: messages.searching, failed: messages.searchFailed, ready: null }[state];
  const shown = isEmpty ? messages.nothing : words;
  const announcement = matches[0] ? messages.found(matches.length, matches[0].label) : messages.nothing;
  return (
    <>
      {shown ? (
        <Text size="sm" c="dimmed" px="md" py="sm">
          {shown}
        </Text>
      ) : null}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
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

/** Ctrl-K opens this from anywhere: go to a screen or a campaign, or run an action. */
export const CommandPalette = ({ commands, onClose, onHelp }: Props) => {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({ opened: true });
  const result = useMatches(commands, search);
  const first = result.matches[0]?.id;
  // The best result is selected as soon as it appears, so that Enter opens it.
  useEffect(() => {
    if (first !== undefined && combobox.listId) combobox.selectFirstOption();
  }, [first, combobox.listId, combobox.selectFirstOption]);
  const submit = (id: string) => {
    const command = result.matches.find((each) => each.id === id);
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
      styles={{ inner: { paddingTop: '12vh' }, content: { maxHeight: '76vh' } }}
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
            maxLength={MAX_SEARCH}
            leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Combobox.EventsTarget>
        <Options commands={result.matches} />
      </Combobox>
      <Said {...result} />
      <Foot onHelp={onHelp} />
    </Modal>
  );
};

import { type CodebookTheme, MAX_THEME_DEFINITION, MAX_THEME_NAME } from '@folkmoot/contracts/client';
import { Button, Group, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog, Modal, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { isTaken, removing, type ThemeDraft } from './codebook.domain';
import { messages } from './codebook.messages';
import type { CodebookWork } from './use-codebook-work';

interface Props {
  theme: CodebookTheme;
  themes: readonly CodebookTheme[];
  comments: number;
  work: CodebookWork;
  onClose: () => void;
}

/** A dialog stays open when its action was not saved. */
const savedOrThrow = async (saving: Promise<boolean>): Promise<void> => {
  if (!(await saving)) throw new Error(messages.failed);
};

export const MergeDialog = ({ theme, themes, comments, work, onClose }: Props) => {
  const [into, setInto] = useState<string | null>(null);
  const target = themes.find(({ id }) => id === into);
  return (
    <ConfirmDialog
      opened
      title={messages.mergeTitle(theme.name)}
      question={messages.mergeQuestion(theme.name, comments)}
      confirmLabel={messages.mergeConfirm}
      isBlocked={!target}
      closesAtOnce
      onClose={onClose}
      onConfirm={() =>
        target && savedOrThrow(work.merge(theme.id, target.id, messages.merged(theme.name, target.name)))
      }
    >
      <Select
        label={messages.mergeInto}
        data={themes.filter(({ id }) => id !== theme.id).map(({ id, name }) => ({ value: id, label: name }))}
        value={into}
        onChange={setInto}
        searchable
        data-autofocus
      />
    </ConfirmDialog>
  );
};

export const RemoveDialog = ({ theme, comments, work, onClose }: Props) => (
  <ConfirmDialog
    opened
    title={messages.removeTitle(theme.name)}
    question={messages.removeQuestion(comments)}
    confirmLabel={messages.remove}
    isDangerous
    onClose={onClose}
    onConfirm={() => savedOrThrow(work.save(removing(theme.id), { done: messages.removed(theme.name) }))}
  />
);

const MIN_PARTS = 2;
const MAX_PARTS = 6;

interface Part {
  readonly key: number;
  readonly name: string;
  readonly definition: string;
}

export const SplitDialog = ({ theme, themes, comments, work, onClose }: Props) => {
  const [parts, setParts] = useState<readonly Part[]>(
    Array.from({ length: MIN_PARTS }, (_, key) => ({ key, name: '', definition: '' })),
  );
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const problemOf = ({ key, name }: Part): string | null => {
    if (name.trim() === '') return messages.nameMissing;
    const isDouble = parts.some(
      (other) => other.key < key && other.name.trim().toLowerCase() === name.trim().toLowerCase(),
    );
    return isDouble || isTaken(name, themes) ? messages.nameTaken : null;
  };
  const change = (key: number, fields: Partial<Part>) =>
    setParts(parts.map((part) => (part.key === key ? { ...part, ...fields } : part)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (parts.some((part) => problemOf(part) !== null)) return;
    setIsBusy(true);
    const into: ThemeDraft[] = parts.map(({ name, definition }) => ({
      name: name.trim(),
      definition: definition.trim(),
      examples: [],
    }));
    if (await work.split(theme.id, into)) onClose();
    setIsBusy(false);
  };
  return (
    <Modal opened onClose={onClose} title={messages.splitTitle(theme.name)} size="lg">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <Text size="sm">{messages.splitText(comments)}</Text>
          {parts.map((part, index) => (
            <Group key={part.key} gap="xs" align="flex-start" grow>
              <TextInput
                label={messages.splitPart(index + 1)}
                value={part.name}
                maxLength={MAX_THEME_NAME}
                error={isAsked ? problemOf(part) : null}
                data-autofocus={index === 0 || undefined}
                onChange={(event) => change(part.key, { name: event.currentTarget.value })}
              />
              <TextInput
                label={messages.definition}
                value={part.definition}
                maxLength={MAX_THEME_DEFINITION}
                onChange={(event) => change(part.key, { definition: event.currentTarget.value })}
              />
            </Group>
          ))}
          <Group justify="space-between">
            <Button
              variant="subtle"
              disabled={parts.length >= MAX_PARTS}
              onClick={() => setParts([...parts, { key: parts.length, name: '', definition: '' }])}
            >
              {messages.splitMore}
            </Button>
            <Group gap="xs">
              <Button variant="default" onClick={onClose}>
                {messages.cancel}
              </Button>
              <Button type="submit" loading={isBusy}>
                {messages.splitConfirm}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

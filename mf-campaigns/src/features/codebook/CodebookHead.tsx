import {
  type Codebook,
  deleteCodebookOperation,
  listCodebooksOperation,
  MAX_THEME_NAME,
} from '@folkmoot/contracts/client';
import { isApiError, notify, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Button, Group, IconCopy, IconPencil, IconPlus, IconTrash, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog, Modal, MoreActions, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { draftsOf } from './codebook.domain';
import { messages } from './codebook.messages';
import type { useChooseCodebook } from './use-choose-codebook';
import { useCodebookWork } from './use-codebook-work';

type Chooser = ReturnType<typeof useChooseCodebook>;

interface NameProps {
  title: string;
  name: string;
  confirmLabel: string;
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

export const NameDialog = ({ title, name, confirmLabel, onSave, onClose }: NameProps) => {
  const [text, setText] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setIsBusy(true);
    if (await onSave(text.trim())) onClose();
    setIsBusy(false);
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            label={messages.nameOfCodebook}
            value={text}
            maxLength={MAX_THEME_NAME}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {messages.cancel}
            </Button>
            <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

/** The choice among the codebooks of the council. */
export const CodebookSelect = ({ value, chooser }: { value: string | null; chooser: Chooser }) => {
  const { data } = useOperation(listCodebooksOperation, {});
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Select
      aria-label={messages.chooseCodebook}
      placeholder={messages.useOther}
      data={items.map(({ id, name, themes }) => ({ value: id, label: messages.codebookWith(name, themes.length) }))}
      value={value}
      allowDeselect={false}
      w={300}
      onChange={(id) => id && id !== value && void chooser.choose(id)}
    />
  );
};

interface Props {
  campaignId: string;
  codebook: Codebook;
  chooser: Chooser;
  canEdit: boolean;
}

/** The name of the codebook, who shares it, and what can be done with it as a whole. */
export const CodebookHead = ({ campaignId, codebook, chooser, canEdit }: Props) => {
  const [asked, setAsked] = useState<'new' | 'copy' | 'rename' | 'delete' | null>(null);
  const work = useCodebookWork(codebook);
  const invalidate = useInvalidate();
  const remove = useOperationMutation(deleteCodebookOperation);
  const others = codebook.campaigns.filter(({ id }) => id !== campaignId).map(({ title }) => title);
  const close = () => setAsked(null);
  const rename = (name: string) => work.save(draftsOf, { name });
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <CodebookSelect value={codebook.id} chooser={chooser} />
        {canEdit && (
          <MoreActions
            label={messages.more(codebook.name)}
            actions={[
              { label: messages.newCodebook, icon: IconPlus, onClick: () => setAsked('new') },
              { label: messages.copyCodebook, icon: IconCopy, onClick: () => setAsked('copy') },
              { label: messages.renameCodebook, icon: IconPencil, onClick: () => setAsked('rename') },
              ...(codebook.campaigns.length === 0
                ? [
                    {
                      label: messages.deleteCodebook,
                      icon: IconTrash,
                      onClick: () => setAsked('delete'),
                      isDangerous: true,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {others.length > 0 ? messages.sharedWith(others) : messages.codebookHint}
      </Text>
      {asked === 'new' && (
        <NameDialog
          title={messages.newCodebook}
          name=""
          confirmLabel={messages.create}
          onSave={(name) => chooser.create({ name })}
          onClose={close}
        />
      )}
      {asked === 'copy' && (
        <NameDialog
          title={messages.copyCodebook}
          name={messages.copyName(codebook.name).slice(0, MAX_THEME_NAME)}
          confirmLabel={messages.create}
          onSave={(name) => chooser.create({ name, copyOf: codebook.id })}
          onClose={close}
        />
      )}
      {asked === 'rename' && (
        <NameDialog
          title={messages.renameCodebook}
          name={codebook.name}
          confirmLabel={messages.save}
          onSave={rename}
          onClose={close}
        />
      )}
      <ConfirmDialog
        opened={asked === 'delete'}
        title={messages.deleteCodebook}
        question={messages.deleteCodebookQuestion(codebook.name)}
        confirmLabel={messages.deleteCodebook}
        isDangerous
        onClose={close}
        onConfirm={async () => {
          try {
            await remove.mutateAsync({ params: { codebookId: codebook.id } });
          } catch (error) {
            notify.error(isApiError(error) ? error.message : messages.failed);
            throw error;
          }
          await invalidate(listCodebooksOperation);
        }}
      />
    </Stack>
  );
};

import {
  createTagOperation,
  DEFAULT_TAG_COLOUR,
  listTagsOperation,
  type Tag,
  updateTagOperation,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, Stack, TextInput } from '@folkmoot/ui';
import { Checkbox, ColorInput, Modal, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './tags.messages';

const texts = messages.dialog;
const hexColour = /^#[0-9a-fA-F]{6}$/;

const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status === 409 ? error.message : texts.failed;

interface TagDraft {
  name: string;
  description: string;
  color: string;
  isDefault: boolean;
}

const draftOf = (tag: Tag | null): TagDraft => ({
  name: tag?.name ?? '',
  description: tag?.description ?? '',
  color: tag?.color ?? DEFAULT_TAG_COLOUR,
  isDefault: tag?.isDefault ?? false,
});

/** Creates, or changes an existing tag; true when it worked. */
const useSaveTag = (tag: Tag | null) => {
  const invalidate = useInvalidate();
  const create = useOperationMutation(createTagOperation);
  const update = useOperationMutation(updateTagOperation);
  const save = async (draft: TagDraft): Promise<boolean> => {
    const work = tag
      ? update.mutateAsync({ params: { tagId: tag.id }, body: { ...draft, revision: tag.revision } })
      : create.mutateAsync({ body: draft });
    const saved = await work.catch(() => null);
    await invalidate(listTagsOperation);
    return saved !== null;
  };
  return { save, isBusy: create.isPending || update.isPending, error: create.error ?? update.error };
};

/** One dialog for a new tag and for an existing one. */
export const TagDialog = ({ tag, onClose }: { tag: Tag | null; onClose: () => void }) => {
  const [draft, setDraft] = useState(() => draftOf(tag));
  const { save, isBusy, error } = useSaveTag(tag);
  const set = (patch: Partial<TagDraft>) => setDraft((current) => ({ ...current, ...patch }));
  const { name, description, color, isDefault } = draft;
  const isValid = name.trim() !== '' && hexColour.test(color);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(draft)) onClose();
  };

  return (
    <Modal opened onClose={onClose} title={tag ? texts.editTitle : texts.createTitle}>
      <form onSubmit={submit}>
        <Stack>
          {error && (
            <Alert color="red" role="alert">
              {failureText(error)}
            </Alert>
          )}
          <TextInput
            label={texts.name}
            value={name}
            maxLength={80}
            onChange={(event) => set({ name: event.currentTarget.value })}
            required
            data-autofocus
          />
          <Textarea
            label={texts.description}
            value={description}
            maxLength={500}
            onChange={(event) => set({ description: event.currentTarget.value })}
          />
          <ColorInput
            label={texts.color}
            value={color}
            onChange={(next) => set({ color: next })}
            error={hexColour.test(color) ? undefined : texts.colorProblem}
          />
          <Checkbox
            label={texts.isDefault}
            description={texts.isDefaultHelp}
            checked={isDefault}
            onChange={(event) => set({ isDefault: event.currentTarget.checked })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" disabled={!isValid || isBusy}>
              {isBusy ? texts.saving : texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

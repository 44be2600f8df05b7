import {
  createTagOperation,
  DEFAULT_TAG_COLOUR,
  listTagsOperation,
  type Tag,
  updateTagOperation,
} from '@folkmoot/contracts';
import { ApiError, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Checkbox, ColorInput, Group, Modal, Stack, Textarea, TextInput } from '@folkmoot/ui';
import { type FormEvent, useState } from 'react';
import { messages } from './tags.messages';

const texts = messages.dialog;
const hexColour = /^#[0-9a-fA-F]{6}$/;

const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status === 409 ? error.message : texts.failed;

/** One dialog for a new tag and for an existing one. */
export const TagDialog = ({ tag, onClose }: { tag: Tag | null; onClose: () => void }) => {
  const [name, setName] = useState(tag?.name ?? '');
  const [description, setDescription] = useState(tag?.description ?? '');
  const [color, setColor] = useState(tag?.color ?? DEFAULT_TAG_COLOUR);
  const [isDefault, setIsDefault] = useState(tag?.isDefault ?? false);
  const invalidate = useInvalidate();
  const create = useOperationMutation(createTagOperation);
  const update = useOperationMutation(updateTagOperation);
  const isBusy = create.isPending || update.isPending;
  const error = create.error ?? update.error;
  const isValid = name.trim() !== '' && hexColour.test(color);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, description, color, isDefault };
    const work = tag
      ? update.mutateAsync({ params: { tagId: tag.id }, body: { ...body, revision: tag.revision } })
      : create.mutateAsync({ body });
    if (!(await work.catch(() => null))) return;
    await invalidate(listTagsOperation);
    onClose();
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
            onChange={(event) => setName(event.currentTarget.value)}
            required
            data-autofocus
          />
          <Textarea
            label={texts.description}
            value={description}
            maxLength={500}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <ColorInput
            label={texts.color}
            value={color}
            onChange={setColor}
            error={hexColour.test(color) ? undefined : texts.colorProblem}
          />
          <Checkbox
            label={texts.isDefault}
            description={texts.isDefaultHelp}
            checked={isDefault}
            onChange={(event) => setIsDefault(event.currentTarget.checked)}
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

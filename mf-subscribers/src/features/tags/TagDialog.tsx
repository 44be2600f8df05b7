import {
  createTagOperation,
  DEFAULT_TAG_COLOUR,
  listTagsOperation,
  MAX_TAG_DESCRIPTION,
  MAX_TAG_NAME,
  type Tag,
  updateTagOperation,
} from '@folkmoot/contracts/client';
import { api, DraftConflict, useDraft } from '@folkmoot/shell-sdk';
import { TextInput } from '@folkmoot/ui';
import { Checkbox, Textarea } from '@folkmoot/ui/controls';
import { FormDialog } from '../../entities/subscriber/FormDialog';
import { useRefresh } from '../../entities/subscriber/use-refresh';
import { ColorField, isHexColour } from './ColorField';
import { messages } from './tags.messages';

const texts = messages.dialog;

interface TagDraft {
  name: string;
  description: string;
  color: string;
  isDefault: boolean;
  isInternal: boolean;
}

const fieldLabels: Readonly<Record<keyof TagDraft, string>> = texts;

const draftOf = (tag: Tag | null): TagDraft => ({
  name: tag?.name ?? '',
  description: tag?.description ?? '',
  color: tag?.color ?? DEFAULT_TAG_COLOUR,
  isDefault: tag?.isDefault ?? false,
  isInternal: tag?.isInternal ?? false,
});

const readTag = async (tagId: string): Promise<Tag> => {
  const { items } = await api.call(listTagsOperation, {});
  const tag = items.find(({ id }) => id === tagId);
  if (!tag) throw new Error(`Tag ${tagId} is not in the list.`);
  return tag;
};

const useTagForm = (tag: Tag | null) => {
  const onServerValue = useRefresh();
  return useDraft<Tag | null, TagDraft>({
    saved: tag,
    draftOf,
    onServerValue,
    failuresIn: 'form',
    texts: { failed: tag ? texts.editFailed : texts.createFailed },
    send: (draft, { base }) =>
      base
        ? api.call(updateTagOperation, { params: { tagId: base.id }, body: { ...draft, revision: base.revision } })
        : api.call(createTagOperation, { body: draft }),
    read: ({ id }) => readTag(id),
  });
};

/** The dialog for a new or existing tag. */
export const TagDialog = ({ tag, onClose }: { tag: Tag | null; onClose: () => void }) => {
  const form = useTagForm(tag);
  const { draft, change } = form;
  const { name, description, color, isDefault, isInternal } = draft;

  return (
    <FormDialog
      title={tag ? texts.editTitle : texts.createTitle}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={name.trim() !== '' && isHexColour(color)}
      isBusy={form.isSaving}
      failure={form.failure}
      onClose={onClose}
      onSubmit={async () => {
        if (await form.save()) onClose();
      }}
    >
      <DraftConflict form={form} labelOf={(field) => fieldLabels[field]} />
      <TextInput
        label={texts.name}
        value={name}
        maxLength={MAX_TAG_NAME}
        onChange={(event) => change({ name: event.currentTarget.value })}
        required
        data-autofocus
      />
      <Textarea
        label={texts.description}
        value={description}
        maxLength={MAX_TAG_DESCRIPTION}
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <ColorField name={name} color={color} onChange={(next) => change({ color: next })} />
      <Checkbox
        label={texts.isDefault}
        description={texts.isDefaultHelp}
        checked={isDefault && !isInternal}
        disabled={isInternal}
        onChange={(event) => change({ isDefault: event.currentTarget.checked })}
      />
      <Checkbox
        label={texts.isInternal}
        description={texts.isInternalHelp}
        checked={isInternal}
        onChange={(event) => change({ isInternal: event.currentTarget.checked })}
      />
    </FormDialog>
  );
};

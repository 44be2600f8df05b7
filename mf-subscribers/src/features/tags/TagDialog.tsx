import { createTagOperation, DEFAULT_TAG_COLOUR, type Tag, updateTagOperation } from '@folkmoot/contracts/client';
import { isApiError, useOperationMutation } from '@folkmoot/shell-sdk';
import { TextInput } from '@folkmoot/ui';
import { Checkbox, Textarea } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { FormDialog } from '../../records/FormDialog';
import { failureText } from '../../records/failure';
import { useRefresh } from '../../records/use-refresh';
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

const draftOf = (tag: Tag | null): TagDraft => ({
  name: tag?.name ?? '',
  description: tag?.description ?? '',
  color: tag?.color ?? DEFAULT_TAG_COLOUR,
  isDefault: tag?.isDefault ?? false,
  isInternal: tag?.isInternal ?? false,
});

/** Creates, or changes an existing tag; true when it worked. A conflict is told once, then the newer one wins. */
const useSaveTag = (tag: Tag | null) => {
  const refresh = useRefresh();
  const create = useOperationMutation(createTagOperation);
  const update = useOperationMutation(updateTagOperation);
  const error = create.error ?? update.error;
  const isConflict = isApiError(error, 'stale_revision');
  const save = async (draft: TagDraft): Promise<boolean> => {
    const revision = isConflict ? {} : { revision: tag?.revision };
    const work = tag
      ? update.mutateAsync({ params: { tagId: tag.id }, body: { ...draft, ...revision } })
      : create.mutateAsync({ body: draft });
    const saved = await work.catch(() => null);
    await refresh();
    return saved !== null;
  };
  const fallback = tag ? texts.editFailed : texts.createFailed;
  const failure = isConflict ? texts.conflict : error && failureText(error, fallback);
  return { save, failure, isBusy: create.isPending || update.isPending };
};

/** One dialog for a new tag and for an existing one. */
export const TagDialog = ({ tag, onClose }: { tag: Tag | null; onClose: () => void }) => {
  const [draft, setDraft] = useState(() => draftOf(tag));
  const { save, failure, isBusy } = useSaveTag(tag);
  const set = (patch: Partial<TagDraft>) => setDraft((current) => ({ ...current, ...patch }));
  const { name, description, color, isDefault, isInternal } = draft;

  return (
    <FormDialog
      title={tag ? texts.editTitle : texts.createTitle}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={name.trim() !== '' && isHexColour(color)}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSubmit={async () => {
        if (await save(draft)) onClose();
      }}
    >
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
        autosize
        minRows={2}
        maxRows={6}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <ColorField name={name} color={color} onChange={(next) => set({ color: next })} />
      <Checkbox
        label={texts.isDefault}
        description={texts.isDefaultHelp}
        checked={isDefault && !isInternal}
        disabled={isInternal}
        onChange={(event) => set({ isDefault: event.currentTarget.checked })}
      />
      <Checkbox
        label={texts.isInternal}
        description={texts.isInternalHelp}
        checked={isInternal}
        onChange={(event) => set({ isInternal: event.currentTarget.checked })}
      />
    </FormDialog>
  );
};

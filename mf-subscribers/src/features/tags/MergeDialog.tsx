import { mergeTagOperation, type Tag } from '@folkmoot/contracts/client';
import { notify, useOperationMutation } from '@folkmoot/shell-sdk';
import { List, Text } from '@folkmoot/ui';
import { Select } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { FormDialog } from '../../entities/subscriber/FormDialog';
import { failureText } from '../../entities/subscriber/failure';
import { useRefresh } from '../../entities/subscriber/use-refresh';
import { messages } from './tags.messages';

const texts = messages.mergeDialog;

interface Props {
  tag: Tag;
  tags: readonly Tag[];
  onClose: () => void;
}

/** Merges a tag into another. Explains the effect on people and segments first. */
export const MergeDialog = ({ tag, tags, onClose }: Props) => {
  const [intoTagId, setIntoTagId] = useState<string | null>(null);
  const refresh = useRefresh();
  const merge = useOperationMutation(mergeTagOperation);
  const others = tags.filter(({ id }) => id !== tag.id);
  const into = others.find(({ id }) => id === intoTagId);

  const submit = async () => {
    if (!into) return;
    const merged = await merge
      .mutateAsync({ params: { tagId: tag.id }, body: { intoTagId: into.id } })
      .catch(() => null);
    await refresh();
    if (!merged) return;
    notify.success(texts.done(tag.name, into.name));
    onClose();
  };

  return (
    <FormDialog
      title={texts.title(tag.name)}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={into !== undefined}
      isBusy={merge.isPending}
      failure={merge.error && failureText(merge.error, texts.failed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">{texts.hint}</Text>
      <Select
        label={texts.into}
        placeholder={texts.choose}
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        value={intoTagId}
        onChange={setIntoTagId}
        searchable
        required
        data-autofocus
      />
      {into && (
        <List size="sm" spacing={4}>
          {texts.explanation(tag.name, tag.subscriberCount, into.name).map((each) => (
            <List.Item key={each}>{each}</List.Item>
          ))}
        </List>
      )}
    </FormDialog>
  );
};

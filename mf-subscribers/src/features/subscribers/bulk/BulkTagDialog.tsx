import type { Tag } from '@folkmoot/contracts/client';
import { notify, Stack, Text } from '@folkmoot/ui';
import { MultiSelect } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { FormDialog } from '../../../entities/subscriber/FormDialog';
import { failureText } from '../../../entities/subscriber/failure';
import { useRefresh } from '../../../entities/subscriber/use-refresh';
import { useTags } from '../../../entities/tag/use-tags';
import { ConsentField } from '../dialogs/ConsentField';
import { messages } from '../dialogs/dialogs.messages';
import { useBulkTagging, type Whom } from './use-bulk-tagging';
import { useFollowTagging } from './use-taggings';

const texts = messages.bulk;

interface TagsFieldProps {
  label: string;
  tags: readonly Tag[];
  value: string[];
  /** Tags in the other field: a tag is either added or removed. */
  others: readonly string[];
  onChange: (ids: string[]) => void;
}

const TagsField = ({ label, tags, value, others, onChange }: TagsFieldProps) => (
  <MultiSelect
    label={label}
    data={tags.filter(({ id }) => !others.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
    value={value}
    onChange={onChange}
    searchable
    hidePickedOptions
  />
);

interface Props {
  whom: Whom;
  count: number;
  isExact: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Adds and removes tags of several subscribers. */
export const BulkTagDialog = ({ whom, count, isExact, onDone, onClose }: Props) => {
  const tags = useTags();
  const [addTagIds, setAddTagIds] = useState<string[]>([]);
  const [removeTagIds, setRemoveTagIds] = useState<string[]>([]);
  const [consentSource, setConsentSource] = useState('');
  const { run, isBusy, error } = useBulkTagging();
  const follow = useFollowTagging();
  const refresh = useRefresh();
  const adds = addTagIds.length > 0;

  const submit = async () => {
    const change = { addTagIds, removeTagIds, ...(adds ? { consentSource } : {}) };
    const outcome = await run(whom, change).catch(() => null);
    if (!outcome) return;
    if ('begun' in outcome) follow(outcome.begun);
    else notify.success(texts.done(outcome.changed, outcome.unchanged));
    onDone();
    await refresh();
  };

  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={(adds && consentSource.trim() !== '') || (!adds && removeTagIds.length > 0)}
      isBusy={isBusy}
      failure={error ? failureText(error, texts.failed) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text size="sm">
        {texts.whom(count, isExact)} {'query' in whom && texts.server}
      </Text>
      <TagsField label={texts.add} tags={tags} value={addTagIds} others={removeTagIds} onChange={setAddTagIds} />
      {adds && (
        <Stack gap="xs">
          <ConsentField value={consentSource} onChange={setConsentSource} />
          <Text size="sm" c="dimmed">
            {texts.gone}
          </Text>
        </Stack>
      )}
      <TagsField label={texts.remove} tags={tags} value={removeTagIds} others={addTagIds} onChange={setRemoveTagIds} />
    </FormDialog>
  );
};

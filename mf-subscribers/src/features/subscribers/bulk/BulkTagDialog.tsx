import type { Tag } from '@folkmoot/contracts/client';
import { notify, ProgressBar, Stack, Text } from '@folkmoot/ui';
import { MultiSelect } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { FormDialog } from '../../../records/FormDialog';
import { failureText } from '../../../records/failure';
import { useRefresh } from '../../../records/use-refresh';
import { useTags } from '../../../records/use-tags';
import { ConsentField } from '../dialogs/ConsentField';
import { messages } from '../dialogs/dialogs.messages';
import { type BulkState, useBulkTagging, type Whom } from './use-bulk-tagging';

const texts = messages.bulk;

interface TagsFieldProps {
  label: string;
  tags: readonly Tag[];
  value: string[];
  /** What the other field has: a tag is either added or taken off. */
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

const failureOf = ({ state, error, changed, unchanged }: BulkState): string | null => {
  if (state !== 'failed') return null;
  const done = changed + unchanged;
  return done > 0 ? texts.failed(done) : failureText(error, texts.failed(0));
};

interface Props {
  whom: Whom;
  count: number;
  isExact: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Tags on and off for many at once, with how far it is. */
export const BulkTagDialog = ({ whom, count, isExact, onDone, onClose }: Props) => {
  const tags = useTags();
  const [addTagIds, setAddTagIds] = useState<string[]>([]);
  const [removeTagIds, setRemoveTagIds] = useState<string[]>([]);
  const [consentSource, setConsentSource] = useState('');
  const { progress, run, stop } = useBulkTagging();
  const refresh = useRefresh();
  const adds = addTagIds.length > 0;
  const isBusy = progress.state === 'running';
  const done = progress.changed + progress.unchanged;

  const submit = async () => {
    const result = await run(whom, { addTagIds, removeTagIds, ...(adds ? { consentSource } : {}) });
    if (result) {
      notify.success(texts.done(result.changed, result.unchanged));
      onDone();
    }
    await refresh();
  };

  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      isReady={(adds && consentSource.trim() !== '') || (!adds && removeTagIds.length > 0)}
      isBusy={isBusy}
      failure={failureOf(progress)}
      onSubmit={submit}
      // Closing while it runs stops it after the batch that is on its way; then it tells how far it came.
      onClose={isBusy ? stop : onClose}
    >
      <Text size="sm">{texts.whom(count, isExact)}</Text>
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
      {isBusy && count > 0 && (
        <ProgressBar
          label={texts.progress}
          value={Math.min(done, count)}
          max={count}
          text={texts.progressText(done, count)}
        />
      )}
    </FormDialog>
  );
};

import {
  getImportOperation,
  listTagsOperation,
  MAX_CONSENT_SOURCE,
  type SubscriberImport,
  startImportOperation,
  type Tag,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, Stack, Text, TextInput } from '@folkmoot/ui';
import { Checkbox, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages } from './imports.messages';
import { SampleTable } from './SampleTable';
import { useRefreshLists } from './use-import';

const texts = messages.check;

type Preview = NonNullable<SubscriberImport['preview']>;

const wordsOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : texts.failed;

const TagChoice = ({
  tags,
  chosen,
  onChange,
}: {
  tags: readonly Tag[];
  chosen: string[];
  onChange: (ids: string[]) => void;
}) =>
  tags.length === 0 ? (
    <Text size="sm">{texts.noTags}</Text>
  ) : (
    <Checkbox.Group label={texts.tags} description={texts.tagsHelp} value={chosen} onChange={onChange}>
      <Group gap="md" mt="xs">
        {tags.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );

const ColumnChoice = ({
  preview,
  value,
  onChange,
}: {
  preview: Preview;
  value: number | null;
  onChange: (column: number | null) => void;
}) => (
  <Select
    label={texts.column}
    data={preview.columns.map(({ index, name }) => ({ value: String(index), label: name }))}
    value={value === null ? null : String(value)}
    onChange={(column) => onChange(column === null ? null : Number(column))}
    error={value === null ? texts.columnMissing : undefined}
    allowDeselect={false}
    withAsterisk
    maw={360}
  />
);

const useStart = (importId: string) => {
  const invalidate = useInvalidate();
  const refresh = useRefreshLists();
  const start = useOperationMutation(startImportOperation);
  const run = async (body: { emailColumn: number; hasHeader: boolean; tagIds: string[]; consentSource: string }) => {
    await start.mutateAsync({ params: { importId }, body }).catch(() => null);
    await Promise.all([invalidate(getImportOperation), refresh()]);
  };
  return { run, isPending: start.isPending, error: start.error };
};

/** The second step: the check of the file, the tags, and the source of consent. */
export const ImportCheck = ({
  run,
  preview,
  onAnother,
}: {
  run: SubscriberImport;
  preview: Preview;
  onAnother: () => void;
}) => {
  const tags = useOperation(listTagsOperation, {}).data?.items ?? [];
  const [emailColumn, setEmailColumn] = useState(preview.emailColumn);
  const [hasHeader, setHasHeader] = useState(preview.hasHeader);
  const [tagIds, setTagIds] = useState<string[]>([]);
  const [consentSource, setConsentSource] = useState('');
  const start = useStart(run.id);
  const isReady = emailColumn !== null && consentSource.trim() !== '';
  const rows = run.total + Number(preview.hasHeader) - Number(hasHeader);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void start.run({ emailColumn, hasHeader, tagIds, consentSource: consentSource.trim() });
  };

  return (
    <form onSubmit={submit}>
      <Stack>
        {start.error && (
          <Alert color="red" role="alert">
            {wordsOf(start.error)}
          </Alert>
        )}
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {texts.file(run.fileName, rows)}
          </Text>
          <Text size="xs" c="dimmed">
            {texts.found(preview.encoding, preview.delimiter)}
          </Text>
        </div>
        <SampleTable columns={preview.columns} emailColumn={emailColumn} />
        {preview.columns.length > 1 && (
          <Text size="sm" c="dimmed">
            {texts.columnsKept}
          </Text>
        )}
        <ColumnChoice preview={preview} value={emailColumn} onChange={setEmailColumn} />
        <Checkbox
          label={texts.hasHeader}
          checked={hasHeader}
          onChange={(event) => setHasHeader(event.currentTarget.checked)}
        />
        <TagChoice tags={tags} chosen={tagIds} onChange={setTagIds} />
        <TextInput
          label={texts.consent}
          description={texts.consentHelp}
          value={consentSource}
          maxLength={MAX_CONSENT_SOURCE}
          onChange={(event) => setConsentSource(event.currentTarget.value)}
          required
        />
        <Text size="xs" c="dimmed">
          {texts.suppressed}
        </Text>
        <Group justify="space-between">
          <Button variant="subtle" color="gray" onClick={onAnother}>
            {texts.another}
          </Button>
          <Group gap="sm">
            {!isReady && (
              <Text size="xs" c="dimmed">
                {texts.incomplete}
              </Text>
            )}
            <Button type="submit" disabled={!isReady || start.isPending}>
              {start.isPending ? texts.starting : texts.start}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
};

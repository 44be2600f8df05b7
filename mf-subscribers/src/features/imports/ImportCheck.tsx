import {
  getImportOperation,
  type ImportMode,
  type ImportTrial,
  type ImportTrialChoice,
  listAttributesOperation,
  listTagsOperation,
  MAX_CONSENT_SOURCE,
  type SubscriberImport,
  startImportOperation,
} from '@folkmoot/contracts/client';
import { ApiError, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, Stack, Text, TextInput } from '@folkmoot/ui';
import { Checkbox, ConfirmDialog, Select } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { useAttributes } from '../../entities/attribute/use-attributes';
import {
  type ColumnUse,
  choiceOf,
  firstForm,
  type ImportForm,
  isAttributeComplete,
  isSameChoice,
  type Preview,
  usesOf,
} from './import-form';
import { messages } from './imports.messages';
import { MappingTable } from './MappingTable';
import { ModeChoice } from './ModeChoice';
import { ReadingChoice } from './ReadingChoice';
import { TagChoice } from './TagChoice';
import { TrialPart } from './TrialPart';
import { isMoving, useRefreshLists } from './use-import';
import { useTrial } from './use-trial';

const texts = messages.check;

const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.status >= 500) return texts.failed;
  return error.fields[0]?.message ?? error.message;
};

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
  const run = async (choice: ImportTrialChoice) => {
    await start.mutateAsync({ params: { importId }, body: choice }).catch(() => null);
    await Promise.all([invalidate(getImportOperation, listAttributesOperation), refresh()]);
  };
  return { run, isPending: start.isPending, error: start.error };
};

/** The form with what follows from it: the use of each column, the choice, and whether the trial fits. */
const useForm = (run: SubscriberImport, preview: Preview) => {
  const tags = useOperation(listTagsOperation, {}).data?.items ?? [];
  const attributes = useAttributes();
  const [form, setForm] = useState<ImportForm>(() => firstForm(run, preview));
  const reading = `${preview.encoding} ${preview.delimiter}`;
  const [shownReading, setShownReading] = useState(reading);
  if (reading !== shownReading) {
    // The file was read again: its columns are others now.
    const { emailColumn, hasHeader } = preview;
    setShownReading(reading);
    setForm((before) => ({ ...before, emailColumn, hasHeader, uses: {} }));
  }
  const uses = usesOf(form, preview.columns, attributes);
  const choice = choiceOf(form, uses);
  const trial = run.trial ?? null;
  const areComplete = [...uses.values()].every((use) => use.kind !== 'new' || isAttributeComplete(use.attribute));
  return {
    ...{ tags, attributes, form, uses, trial },
    choice: areComplete ? choice : null,
    isTried: trial !== null && choice !== null && isSameChoice(trial.choice, choice),
    set: (changes: Partial<ImportForm>) => setForm((before) => ({ ...before, ...changes })),
  };
};

/** Who is blocked, in words: nothing else of this screen is as hard to undo. */
const BlockQuestion = ({
  trial,
  onConfirm,
  onClose,
}: {
  trial: ImportTrial | null;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}) => {
  const [isSure, setIsSure] = useState(false);
  return (
    <ConfirmDialog
      opened
      title={texts.blockTitle}
      question={texts.blockQuestion(trial?.added ?? 0, trial?.merged ?? 0)}
      confirmLabel={texts.block}
      isDangerous
      isBlocked={!isSure}
      closesAtOnce
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Checkbox label={texts.blockSure} checked={isSure} onChange={(event) => setIsSure(event.currentTarget.checked)} />
    </ConfirmDialog>
  );
};

type CheckedForm = ReturnType<typeof useForm>;

/** The file and its columns. */
const FileFields = ({ run, preview, checked }: { run: SubscriberImport; preview: Preview; checked: CheckedForm }) => {
  const { form, uses, attributes, trial, isTried, set } = checked;
  const isBlockList = form.mode === 'block';
  const onUse = (index: number, use: ColumnUse) => set({ uses: { ...form.uses, [index]: use } });
  return (
    <>
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {texts.file(run.fileName, run.total + Number(preview.hasHeader) - Number(form.hasHeader))}
        </Text>
        <ReadingChoice importId={run.id} preview={preview} />
      </div>
      <ModeChoice value={form.mode} onChange={(mode) => set({ mode })} />
      <ColumnChoice preview={preview} value={form.emailColumn} onChange={(emailColumn) => set({ emailColumn })} />
      <Checkbox
        label={texts.hasHeader}
        checked={form.hasHeader}
        onChange={(event) => set({ hasHeader: event.currentTarget.checked })}
      />
      <MappingTable
        columns={preview.columns}
        emailColumn={form.emailColumn}
        mapping={isBlockList ? null : { uses, attributes, onChange: onUse }}
        warnings={isTried && trial ? trial.warnings : []}
      />
    </>
  );
};

/** Names the columns that would be lost: they may be out of view. */
const keptWords = ({ columns }: Preview, { form, uses }: CheckedForm): string => {
  const lost = columns.filter(({ index }) => index !== form.emailColumn && uses.get(index)?.kind === 'skip');
  return lost.length === 0 ? texts.allKept : texts.notKept(lost.map(({ name }) => name));
};

/** Tags and consent of people who are added, or the source of a block list. */
const PeopleFields = ({ preview, checked }: { preview: Preview; checked: CheckedForm }) => {
  const { form, tags, set } = checked;
  const source = (label: string, description: string) => (
    <TextInput
      label={label}
      description={description}
      value={form.consentSource}
      maxLength={MAX_CONSENT_SOURCE}
      onChange={(event) => set({ consentSource: event.currentTarget.value })}
      required
    />
  );
  if (form.mode === 'block') return source(texts.blockSource, texts.blockSourceHelp);
  return (
    <>
      {preview.columns.length > 1 && (
        <Text size="sm" c="dimmed">
          {keptWords(preview, checked)}
        </Text>
      )}
      <TagChoice tags={tags} chosen={form.tagIds} onChange={(tagIds) => set({ tagIds })} />
      {source(texts.consent, texts.consentHelp)}
      <Text size="xs" c="dimmed">
        {texts.suppressed}
      </Text>
    </>
  );
};

interface ButtonProps {
  mode: ImportMode;
  /** The next thing that the start needs; null when it needs nothing. */
  missing: string | null;
  isStarting: boolean;
  /** Null while a trial cannot begin. */
  onTry: (() => void) | null;
  onAnother: () => void;
}

const Buttons = ({ mode, missing, isStarting, onTry, onAnother }: ButtonProps) => {
  const isBlockList = mode === 'block';
  const start = isBlockList ? texts.block : texts.start;
  return (
    <>
      {missing !== null && (
        <Text size="xs" c="dimmed">
          {missing}
        </Text>
      )}
      <Group justify="space-between">
        <Button variant="subtle" color="gray" onClick={onAnother}>
          {texts.another}
        </Button>
        <Group gap="sm">
          <Button variant="default" disabled={onTry === null} onClick={() => onTry?.()}>
            {messages.trial.begin}
          </Button>
          <Button type="submit" color={isBlockList ? 'red' : undefined} disabled={missing !== null || isStarting}>
            {isStarting ? texts.starting : start}
          </Button>
        </Group>
      </Group>
    </>
  );
};

/** The next thing that the start needs. A block list is checked first, so that its question names true figures. */
const missingIn = ({ form, choice, trial, isTried }: CheckedForm): string | null => {
  if (form.mode === 'block') {
    const isChecked = isTried && trial?.state === 'done';
    return choice !== null && choice.consentSource !== '' && isChecked ? null : texts.blockIncomplete;
  }
  if (form.emailColumn === null) return texts.incomplete;
  if (choice === null) return texts.detailIncomplete;
  return choice.consentSource === '' ? texts.consentMissing : null;
};

interface Props {
  run: SubscriberImport;
  preview: Preview;
  onAnother: () => void;
}

/** The second step: the file, what its columns are, what happens to its people, and a trial before the start. */
export const ImportCheck = ({ run, preview, onAnother }: Props) => {
  const checked = useForm(run, preview);
  const { form, choice, trial, isTried } = checked;
  const start = useStart(run.id);
  const trying = useTrial(run.id);
  const [isAsked, setIsAsked] = useState(false);
  const missing = missingIn(checked);
  const error = start.error ?? trying.error;
  const isTrying = trying.isPending || (trial !== null && isMoving(trial));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing !== null || !choice) return;
    if (form.mode === 'block') setIsAsked(true);
    else void start.run(choice);
  };

  return (
    <>
      <form onSubmit={submit}>
        <Stack>
          {error && (
            <Alert color="red" role="alert">
              {wordsOf(error)}
            </Alert>
          )}
          <FileFields run={run} preview={preview} checked={checked} />
          <PeopleFields preview={preview} checked={checked} />
          <TrialPart trial={trial} isCurrent={isTried} onCancel={() => void trying.cancel()} />
          <Buttons
            mode={form.mode}
            missing={missing}
            isStarting={start.isPending}
            onTry={choice && !isTrying ? () => void trying.begin(choice) : null}
            onAnother={onAnother}
          />
        </Stack>
      </form>
      {isAsked && choice && (
        <BlockQuestion trial={trial} onConfirm={() => start.run(choice)} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
};

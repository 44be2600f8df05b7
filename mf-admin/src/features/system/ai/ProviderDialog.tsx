import {
  type AiProvider,
  type AiProviderKind,
  addAiProviderOperation,
  aiProviderKinds,
  updateAiProviderOperation,
} from '@folkmoot/contracts/client';
import { fieldProblem, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, notify, SimpleGrid, Stack, TextInput, useFocusOnError } from '@folkmoot/ui';
import { Modal, NativeSelect, NumberInput, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { failureText } from '../failure';
import { CLOSE } from '../system.messages';
import { messages, dialogMessages as texts } from './ai.messages';
import { useAiRefresh } from './use-ai-refresh';

type Fields = Pick<
  AiProvider,
  'name' | 'url' | 'model' | 'region' | 'project' | 'apiVersion' | 'inputPrice' | 'outputPrice'
>;
type TextField = 'url' | 'model' | 'region' | 'project' | 'apiVersion';

/** What each kind asks for. */
const asked: Readonly<Record<AiProviderKind, readonly TextField[]>> = {
  built_in: [],
  vertex: ['region', 'model', 'project', 'url'],
  openai: ['url', 'model'],
  azure: ['url', 'model', 'apiVersion'],
};

const empty: Fields = {
  name: '',
  url: '',
  model: '',
  region: '',
  project: '',
  apiVersion: '',
  inputPrice: 0,
  outputPrice: 0,
};

const fieldsOf = ({ name, url, model, region, project, apiVersion, inputPrice, outputPrice }: AiProvider): Fields => ({
  name,
  url,
  model,
  region,
  project,
  apiVersion,
  inputPrice,
  outputPrice,
});

const labelOf = (field: TextField, kind: AiProviderKind): string =>
  field === 'model' && kind === 'azure' ? texts.deployment : texts[field];

const helpOf = (field: TextField, kind: AiProviderKind): string | undefined => {
  if (field === 'project') return texts.projectHelp;
  return field === 'url' && kind !== 'built_in' ? texts.urlHelp[kind] : undefined;
};

interface SettingsProps {
  kind: AiProviderKind;
  fields: Fields;
  change: (changes: Partial<Fields>) => void;
  /** What the server says of a field; null for nothing. */
  problemOf: (field: keyof Fields | 'key') => string | null;
}

const Settings = ({ kind, fields, change, problemOf }: SettingsProps) => (
  <>
    {asked[kind].map((field) => (
      <TextInput
        key={field}
        label={labelOf(field, kind)}
        description={helpOf(field, kind)}
        value={fields[field]}
        error={problemOf(field)}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => change({ [field]: event.currentTarget.value })}
      />
    ))}
  </>
);

const Prices = ({ fields, change, problemOf }: Omit<SettingsProps, 'kind'>) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    {(['inputPrice', 'outputPrice'] as const).map((field) => (
      <NumberInput
        key={field}
        label={texts[field]}
        value={fields[field]}
        error={problemOf(field)}
        min={0}
        max={1_000_000}
        decimalScale={4}
        onChange={(value) => change({ [field]: typeof value === 'number' ? value : 0 })}
      />
    ))}
  </SimpleGrid>
);

interface KeyProps {
  kind: Exclude<AiProviderKind, 'built_in'>;
  value: string;
  onChange: (value: string) => void;
  help: string;
  problem: string | null;
}

/** A service account is a file of many lines, other keys are one word; neither is filled in by the browser. */
const KeyField = ({ kind, value, onChange, help, problem }: KeyProps) =>
  kind === 'vertex' ? (
    <Textarea
      label={texts.key.vertex}
      description={help}
      error={problem}
      value={value}
      rows={4}
      maxLength={20_000}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      label={texts.key[kind]}
      description={help}
      error={problem}
      type="password"
      value={value}
      maxLength={2_000}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );

const useSave = (provider: AiProvider | null, onSaved: (provider: AiProvider) => void) => {
  const add = useOperationMutation(addAiProviderOperation);
  const update = useOperationMutation(updateAiProviderOperation);
  const refresh = useAiRefresh();
  const send = (kind: AiProviderKind, fields: Fields, key: string): Promise<AiProvider> => {
    const withKey = key.trim() ? { key } : {};
    if (!provider) return add.mutateAsync({ body: { kind, ...fields, ...withKey } });
    const body = { ...fields, ...withKey, revision: provider.revision };
    return update.mutateAsync({ params: { providerId: provider.id }, body });
  };
  const save = async (kind: AiProviderKind, fields: Fields, key: string) => {
    const saved = await send(kind, fields, key).catch(() => null);
    if (!saved) return;
    notify.success(provider ? texts.saved(saved.name) : texts.added(saved.name));
    await refresh();
    onSaved(saved);
  };
  const error = add.error ?? update.error;
  const problemOf = (field: keyof Fields | 'key') => fieldProblem(error, field);
  return { save, isPending: add.isPending || update.isPending, error, problemOf };
};

interface Props {
  /** Null for a new one. */
  provider: AiProvider | null;
  onClose: () => void;
}

const keyHelp = (provider: AiProvider | null, url: string): string => {
  if (!provider?.hasKey) return texts.keyHelp;
  return url === provider.url ? texts.keyKept : texts.keyAnew;
};

/** Adds a provider, or changes one. A key goes in and never comes out. */
export const ProviderDialog = ({ provider, onClose }: Props) => {
  const [kind, setKind] = useState<AiProviderKind>(provider?.kind ?? 'openai');
  const [fields, setFields] = useState<Fields>(provider ? fieldsOf(provider) : empty);
  const [key, setKey] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { save, isPending, error, problemOf } = useSave(provider, onClose);
  const form = useFocusOnError(isIncomplete || error);
  const change = (changes: Partial<Fields>) => setFields((known) => ({ ...known, ...changes }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = fields.name.trim() === '';
    setIsIncomplete(isMissing);
    if (!isMissing) await save(kind, fields, key);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': CLOSE }}
      title={provider ? texts.editTitle(provider.name) : texts.addTitle}
    >
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          {error && !isPending && (
            <Alert color="red" role="alert">
              {failureText(texts.failed, error)}
            </Alert>
          )}
          {!provider && (
            <NativeSelect
              label={texts.kind}
              description={messages.kindHelp[kind]}
              value={kind}
              data={aiProviderKinds.map((each) => ({ value: each, label: messages.kinds[each] }))}
              onChange={(event) => setKind(aiProviderKinds.find((each) => each === event.currentTarget.value) ?? kind)}
            />
          )}
          <TextInput
            label={texts.name}
            value={fields.name}
            maxLength={120}
            required
            data-autofocus
            error={isIncomplete ? texts.required : problemOf('name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Settings kind={kind} fields={fields} change={change} problemOf={problemOf} />
          {kind !== 'built_in' && (
            <>
              <KeyField
                kind={kind}
                value={key}
                onChange={setKey}
                help={keyHelp(provider, fields.url)}
                problem={problemOf('key')}
              />
              <Prices fields={fields} change={change} problemOf={problemOf} />
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

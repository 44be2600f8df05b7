import {
  type AiProvider,
  type AiProviderKind,
  addAiProviderOperation,
  aiProviderKinds,
  getAiConfigurationOperation,
  MAX_AI_KEY,
  MAX_AI_PROVIDER_NAME,
  MAX_AI_PROVIDER_URL,
  updateAiProviderOperation,
} from '@folkmoot/contracts/client';
import { api, DraftConflict, useDraft } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, SimpleGrid, Stack, TextInput, useFocusOnError } from '@folkmoot/ui';
import { Modal, NativeSelect, NumberInput, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { failureText } from '../failure';
import { messages, dialogMessages as texts } from './ai.messages';
import { useAiRefresh } from './use-ai-refresh';

type Fields = Pick<
  AiProvider,
  'name' | 'url' | 'model' | 'region' | 'project' | 'apiVersion' | 'inputPrice' | 'outputPrice'
>;
type TextField = 'url' | 'model' | 'region' | 'project' | 'apiVersion';

/** The fields of each kind of provider. */
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

/** The name of a field in the choice after a conflict. */
const conflictLabelOf = (field: keyof Fields | 'kind' | 'key', kind: AiProviderKind): string => {
  if (field === 'model') return labelOf(field, kind);
  return field === 'key' ? texts.key.openai : texts[field];
};

interface SettingsProps {
  kind: AiProviderKind;
  fields: Fields;
  change: (changes: Partial<Fields>) => void;
  /** The server's problem with a field, or null. */
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
        maxLength={MAX_AI_PROVIDER_URL}
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

/** A service account is a file with many lines, other keys are one word. The browser must not autofill either. */
const KeyField = ({ kind, value, onChange, help, problem }: KeyProps) =>
  kind === 'vertex' ? (
    <Textarea
      label={texts.key.vertex}
      description={help}
      error={problem}
      value={value}
      rows={4}
      maxLength={MAX_AI_KEY}
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
      maxLength={MAX_AI_KEY}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );

interface ProviderDraft extends Fields {
  kind: AiProviderKind;
  /** Blank keeps the stored key. */
  key: string;
}

const draftOf = (provider: AiProvider | null): ProviderDraft =>
  provider ? { kind: provider.kind, ...fieldsOf(provider), key: '' } : { kind: 'openai', ...empty, key: '' };

const readProvider = async (providerId: string): Promise<AiProvider> => {
  const { providers } = await api.call(getAiConfigurationOperation, {});
  const provider = providers.find(({ id }) => id === providerId);
  if (!provider) throw new Error(`Provider ${providerId} is not in the list.`);
  return provider;
};

const useProviderForm = (provider: AiProvider | null) => {
  const onServerValue = useAiRefresh();
  return useDraft<AiProvider | null, ProviderDraft>({
    saved: provider,
    draftOf,
    onServerValue,
    failuresIn: 'form',
    failureText: (error) => failureText(texts.failed, error),
    texts: { failed: texts.failed, saved: ({ name }) => (provider ? texts.saved(name) : texts.added(name)) },
    send: ({ kind, key, ...fields }, { base }) => {
      const withKey = key.trim() ? { key } : {};
      if (!base) return api.call(addAiProviderOperation, { body: { kind, ...fields, ...withKey } });
      const body = { ...fields, ...withKey, revision: base.revision };
      return api.call(updateAiProviderOperation, { params: { providerId: base.id }, body });
    },
    read: ({ id }) => readProvider(id),
  });
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

/** Adds or changes a provider. A stored key is never shown. */
export const ProviderDialog = ({ provider, onClose }: Props) => {
  const form = useProviderForm(provider);
  const { change, problemOf } = form;
  const { kind, key, ...fields } = form.draft;
  const [isIncomplete, setIsIncomplete] = useState(false);
  const formRef = useFocusOnError(isIncomplete || form.failure);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = fields.name.trim() === '';
    setIsIncomplete(isMissing);
    if (!isMissing && (await form.save())) onClose();
  };

  return (
    <Modal opened onClose={onClose} title={provider ? texts.editTitle(provider.name) : texts.addTitle}>
      <form ref={formRef} onSubmit={submit} noValidate>
        <Stack>
          {form.failure && (
            <Alert color="red" role="alert">
              {form.failure}
            </Alert>
          )}
          <DraftConflict form={form} labelOf={(field) => conflictLabelOf(field, kind)} />
          {!provider && (
            <NativeSelect
              label={texts.kind}
              description={messages.kindHelp[kind]}
              value={kind}
              data={aiProviderKinds.map((each) => ({ value: each, label: messages.kinds[each] }))}
              onChange={(event) =>
                change({ kind: aiProviderKinds.find((each) => each === event.currentTarget.value) ?? kind })
              }
            />
          )}
          <TextInput
            label={texts.name}
            value={fields.name}
            maxLength={MAX_AI_PROVIDER_NAME}
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
                onChange={(next) => change({ key: next })}
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
            <Button type="submit" loading={form.isSaving}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

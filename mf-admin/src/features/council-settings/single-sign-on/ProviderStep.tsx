import {
  getSsoOperation,
  MAX_PROVIDER_LABEL,
  removeSsoOperation,
  type SsoConnection,
  type SsoPreset,
  type SsoProtocol,
  type SsoSettings,
  ssoPresets,
  ssoProtocols,
  testSsoOperation,
} from '@folkmoot/contracts/client';
import { DraftConflict, dayIn, useInvalidate, useOperationMutation, useReaderZone } from '@folkmoot/shell-sdk';
import { Button, Group, notify, SimpleGrid, Stack, Text, TextInput, useFocusOnError } from '@folkmoot/ui';
import { ConfirmDialog, CopyAddress, Fieldset, Select, Switch, Textarea } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { Failure, Step } from './Step';
import { messages } from './single-sign-on.messages';
import { TestResult } from './TestResult';
import { useConnectionDraft } from './use-connection-draft';

const texts = messages.provider;

const emptyDraft = {
  protocol: 'oidc' as SsoProtocol,
  preset: 'entra' as SsoPreset,
  label: '',
  issuer: '',
  clientId: '',
  clientSecret: '',
  metadataUrl: '',
  metadataXml: '',
  entityId: '',
  signInUrl: '',
  signOutUrl: '',
  certificate: '',
  emailClaim: '',
  isOn: true,
};
type Draft = typeof emptyDraft;

/** The stored values. Fields that are only entered are empty each time. */
const draftOf = (connection: SsoConnection | null): Draft => {
  if (!connection) return emptyDraft;
  const { protocol, preset, label, issuer, clientId, metadataUrl, entityId, emailClaim, isOn } = connection;
  const { signInUrl, signOutUrl } = connection;
  const stored = { protocol, preset, label, issuer, clientId, metadataUrl, entityId, emailClaim, isOn };
  return { ...emptyDraft, ...stored, signInUrl, signOutUrl };
};

/** Metadata say everything; without them the values that were entered by hand count. */
const samlBodyOf = ({ metadataUrl, metadataXml, entityId, signInUrl, signOutUrl, certificate }: Draft) => {
  if (metadataXml !== '') return { metadataUrl, metadataXml };
  if (metadataUrl !== '') return { metadataUrl };
  return { metadataUrl, entityId, signInUrl, signOutUrl, ...(certificate === '' ? {} : { certificate }) };
};

const bodyOf = (draft: Draft) => {
  const { protocol, preset, label, emailClaim, isOn, issuer, clientId, clientSecret } = draft;
  const common = { protocol, preset, label, emailClaim, isOn };
  if (protocol === 'saml') return { ...common, ...samlBodyOf(draft) };
  return { ...common, issuer, clientId, ...(clientSecret === '' ? {} : { clientSecret }) };
};

const Ours = ({ protocol, forProvider }: Pick<SsoSettings, 'forProvider'> & { protocol: SsoProtocol }) => {
  const names =
    protocol === 'oidc'
      ? (['redirectUri', 'signOutRedirectUri', 'backChannelSignOutUri'] as const)
      : (['samlEntityId', 'samlReplyUrl', 'samlSignOutUrl'] as const);
  return (
    <Fieldset legend={texts.ours}>
      <Stack gap="xs">
        {names.map((name) => (
          <CopyAddress
            key={name}
            value={forProvider[name]}
            label={texts[name]}
            copyLabel={messages.copy}
            onCopied={() => notify.success(messages.copied)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
};

interface FieldsProps {
  draft: Draft;
  connection: SsoConnection | null;
  problemOf: (path: string) => string | null;
  change: (changes: Partial<Draft>) => void;
}

const OidcFields = ({ draft, connection, problemOf, change }: FieldsProps) => (
  <>
    <TextInput
      label={texts.issuer}
      placeholder="https://login.example.org"
      value={draft.issuer}
      error={problemOf('issuer')}
      onChange={(event) => change({ issuer: event.currentTarget.value })}
    />
    <TextInput
      label={texts.clientId}
      value={draft.clientId}
      error={problemOf('clientId')}
      onChange={(event) => change({ clientId: event.currentTarget.value })}
    />
    <TextInput
      label={texts.clientSecret}
      type="password"
      autoComplete="off"
      description={connection?.hasSecret ? texts.secretStored : texts.secretNone}
      value={draft.clientSecret}
      error={problemOf('clientSecret')}
      onChange={(event) => change({ clientSecret: event.currentTarget.value })}
    />
  </>
);

const byHand = ['entityId', 'signInUrl', 'signOutUrl'] as const;

const ByHand = ({ draft, problemOf, change }: Omit<FieldsProps, 'connection'>) => (
  <Fieldset legend={texts.byHand}>
    <Stack>
      {byHand.map((name) => (
        <TextInput
          key={name}
          label={texts[name]}
          value={draft[name]}
          error={problemOf(name)}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      <Textarea
        label={texts.certificate}
        value={draft.certificate}
        rows={3}
        error={problemOf('certificate')}
        onChange={(event) => change({ certificate: event.currentTarget.value })}
      />
    </Stack>
  </Fieldset>
);

const SamlFields = ({ draft, connection, problemOf, change }: FieldsProps) => {
  const zone = useReaderZone();
  return (
    <>
      <TextInput
        label={texts.metadataUrl}
        description={texts.metadataUrlHelp}
        value={draft.metadataUrl}
        error={problemOf('metadataUrl')}
        onChange={(event) => change({ metadataUrl: event.currentTarget.value })}
      />
      <Textarea
        label={texts.metadataXml}
        value={draft.metadataXml}
        rows={4}
        error={problemOf('metadataXml')}
        onChange={(event) => change({ metadataXml: event.currentTarget.value })}
      />
      {draft.metadataUrl === '' && draft.metadataXml === '' && (
        <ByHand draft={draft} problemOf={problemOf} change={change} />
      )}
      {connection?.certificates.map(({ fingerprint, subject, validUntil }) => (
        <Text key={fingerprint} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {texts.certificateOf(subject, dayIn(validUntil, zone))}
        </Text>
      ))}
    </>
  );
};

const Kind = ({ draft, change }: Pick<FieldsProps, 'draft' | 'change'>) => (
  <>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <Select
        label={texts.preset}
        value={draft.preset}
        allowDeselect={false}
        data={ssoPresets.map((value) => ({ value, label: texts.presets[value] }))}
        onChange={(value) => change({ preset: ssoPresets.find((each) => each === value) ?? draft.preset })}
      />
      <Select
        label={texts.protocol}
        value={draft.protocol}
        allowDeselect={false}
        data={ssoProtocols.map((value) => ({ value, label: texts.protocols[value] }))}
        onChange={(value) => change({ protocol: ssoProtocols.find((each) => each === value) ?? draft.protocol })}
      />
    </SimpleGrid>
    {draft.protocol === 'oidc' && (
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {texts.presetHelp[draft.preset]}
      </Text>
    )}
  </>
);

const Test = ({ connection, isDirty }: { connection: SsoConnection; isDirty: boolean }) => {
  const test = useOperationMutation(testSsoOperation);
  const invalidate = useInvalidate();
  const start = async () => {
    await test.mutateAsync({}).catch(() => null);
    await invalidate(getSsoOperation);
  };
  return (
    <Stack gap="xs">
      <Group>
        <Button variant="default" disabled={test.isPending || isDirty} onClick={() => void start()}>
          {test.isPending ? texts.testing : texts.test}
        </Button>
        {isDirty && (
          <Text size="sm" c="dimmed">
            {texts.saveBeforeTest}
          </Text>
        )}
      </Group>
      {test.error && !test.isPending ? <Failure error={test.error} /> : null}
      {connection.lastTest && !test.isPending && !isDirty ? <TestResult test={connection.lastTest} /> : null}
    </Stack>
  );
};

const Remove = () => {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useOperationMutation(removeSsoOperation);
  const invalidate = useInvalidate();
  const confirm = async () => {
    setIsAsking(false);
    await remove.mutateAsync({}).catch(() => null);
    await invalidate(getSsoOperation);
  };
  return (
    <>
      <Failure error={remove.error} />
      <Group>
        <Button variant="subtle" color="red" px={0} onClick={() => setIsAsking(true)}>
          {texts.remove}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isAsking}
        title={texts.removeTitle}
        question={texts.removeText}
        confirmLabel={texts.remove}
        cancelLabel={messages.cancel}
        isDangerous
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};

/** Step 2: the provider, what it wants to know of us, and a test. */
export const ProviderStep = ({ settings }: { settings: SsoSettings }) => {
  const { connection, forProvider } = settings;
  const form = useConnectionDraft(connection, { draftOf, bodyOf });
  const { draft, change, problemOf } = form;
  const focused = useFocusOnError(form.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  const Fields = draft.protocol === 'oidc' ? OidcFields : SamlFields;
  return (
    <Step title={texts.title}>
      <form ref={focused} onSubmit={submit} noValidate>
        <Stack>
          {form.isSaving ? null : <Failure error={form.error} />}
          <DraftConflict form={form} labelOf={(field) => texts[field]} />
          <Kind draft={draft} change={change} />
          <Ours protocol={draft.protocol} forProvider={forProvider} />
          <Fieldset legend={texts.theirs}>
            <Stack>
              <Fields draft={draft} connection={connection} problemOf={problemOf} change={change} />
              <TextInput
                label={texts.emailClaim}
                description={texts.emailClaimHelp}
                value={draft.emailClaim}
                onChange={(event) => change({ emailClaim: event.currentTarget.value })}
              />
              <TextInput
                label={texts.label}
                description={draft.label === '' ? undefined : texts.labelHelp(draft.label)}
                value={draft.label}
                maxLength={MAX_PROVIDER_LABEL}
                onChange={(event) => change({ label: event.currentTarget.value })}
              />
            </Stack>
          </Fieldset>
          <Switch
            label={texts.isOn}
            checked={draft.isOn}
            onChange={(event) => change({ isOn: event.currentTarget.checked })}
          />
          <Group justify="flex-end">
            <Button type="submit" disabled={form.isSaving}>
              {form.isSaving ? texts.saving : texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
      {connection && <Test connection={connection} isDirty={form.isDirty} />}
      {connection && <Remove />}
    </Step>
  );
};

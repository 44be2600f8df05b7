import {
  addSsoDomainOperation,
  getSsoOperation,
  removeSsoDomainOperation,
  type SsoDomain,
  type SsoSettings,
  verifySsoDomainOperation,
} from '@folkmoot/contracts/client';
import { fieldProblem, useInvalidate, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Badge, Button, Group, notify, Stack, Text, TextInput } from '@folkmoot/ui';
import { ConfirmDialog, CopyAddress } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { Failure, Step } from './Step';
import { messages } from './single-sign-on.messages';

const texts = messages.domains;

interface DomainProps {
  domain: SsoDomain;
  onRemove: (domain: SsoDomain) => void;
}

const Domain = ({ domain, onRemove }: DomainProps) => {
  const verify = useOperationMutation(verifySsoDomainOperation);
  const invalidate = useInvalidate();
  const check = async () => {
    const checked = await verify.mutateAsync({ params: { domainId: domain.id } }).catch(() => null);
    if (checked?.isVerified) notify.success(texts.isVerified(domain.domain));
    await invalidate(getSsoOperation);
  };
  return (
    <Stack component="li" gap="xs">
      <Group justify="space-between">
        <Group gap="sm">
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {domain.domain}
          </Text>
          <Badge color={domain.isVerified ? 'green' : 'gray'}>
            {domain.isVerified ? texts.verified : texts.waiting}
          </Badge>
        </Group>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-label={texts.checkOf(domain.domain)}
            disabled={verify.isPending}
            onClick={() => void check()}
          >
            {verify.isPending ? texts.checking : texts.check}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={texts.removeOf(domain.domain)}
            onClick={() => onRemove(domain)}
          >
            {texts.remove}
          </Button>
        </Group>
      </Group>
      {!domain.isVerified && (
        <CopyAddress
          value={domain.record}
          label={texts.record}
          copyLabel={messages.copy}
          onCopied={() => notify.success(messages.copied)}
        />
      )}
      {verify.error && !verify.isPending ? <Failure error={verify.error} /> : null}
      {domain.problem && <Alert color="amber">{domain.problem}</Alert>}
    </Stack>
  );
};

const NewDomain = () => {
  const [text, setText] = useState('');
  const add = useOperationMutation(addSsoDomainOperation);
  const invalidate = useInvalidate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const added = await add.mutateAsync({ body: { domain: text } }).catch(() => null);
    if (!added) return;
    setText('');
    await invalidate(getSsoOperation);
  };
  const problem = fieldProblem(add.error, 'domain');
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-end">
        <TextInput
          label={texts.label}
          placeholder={texts.placeholder}
          value={text}
          error={problem ?? add.error?.message}
          style={{ flex: '1 1 14rem' }}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={text.trim() === '' || add.isPending}>
          {texts.add}
        </Button>
      </Group>
    </form>
  );
};

/** Step 1: domains, and the record that shows whose they are. */
export const DomainStep = ({ settings }: { settings: SsoSettings }) => {
  const [removing, setRemoving] = useState<SsoDomain | null>(null);
  const remove = useOperationMutation(removeSsoDomainOperation);
  const invalidate = useInvalidate();
  const confirm = async () => {
    if (removing) await remove.mutateAsync({ params: { domainId: removing.id } }).catch(() => null);
    setRemoving(null);
    await invalidate(getSsoOperation);
  };
  return (
    <Step title={texts.title} text={texts.text}>
      <Failure error={remove.error} />
      {settings.domains.length === 0 ? (
        <Text size="sm">{texts.empty}</Text>
      ) : (
        <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {settings.domains.map((domain) => (
            <Domain key={domain.id} domain={domain} onRemove={setRemoving} />
          ))}
        </Stack>
      )}
      <NewDomain />
      <ConfirmDialog
        opened={removing !== null}
        title={texts.removeTitle(removing?.domain ?? '')}
        question={texts.removeText}
        confirmLabel={texts.remove}
        cancelLabel={messages.cancel}
        isDangerous
        onConfirm={() => void confirm()}
        onClose={() => setRemoving(null)}
      />
    </Step>
  );
};

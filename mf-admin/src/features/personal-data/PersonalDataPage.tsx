import { isEmailAddress, MAX_EMAIL } from '@folkmoot/contracts/client';
import { useCan, usePageTitle } from '@folkmoot/shell-sdk';
import {
  Alert,
  Button,
  Card,
  Group,
  IconDownload,
  IconSearch,
  IconTrash,
  Page,
  PageHeader,
  Stack,
  Text,
  TextInput,
  Title,
} from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { messages as texts } from './personal-data.messages';
import classes from './personal-data.module.css';
import { StaffParts } from './StaffParts';
import { SubscriberParts } from './SubscriberParts';
import { usePerson } from './use-person';

type Data = ReturnType<typeof usePerson>;

const Actions = ({ data, onErase }: { data: Data; onErase: () => void }) => (
  <Group gap="xs">
    {(['json', 'csv'] as const).map((format) => (
      <Button
        key={format}
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.5} />}
        loading={data.busy === format}
        disabled={data.busy !== null}
        onClick={() => void data.take(format)}
      >
        {texts[format]}
      </Button>
    ))}
    <Button
      color="red"
      variant="outline"
      leftSection={<IconTrash size={16} stroke={1.5} />}
      loading={data.busy === 'erase'}
      disabled={data.busy !== null}
      onClick={onErase}
    >
      {texts.erase}
    </Button>
  </Group>
);

const Result = ({ data, onErase }: { data: Data; onErase: () => void }) => {
  if (!data.result) return null;
  const { email, person } = data.result;
  return (
    <Stack component="section" aria-label={email} aria-live="polite">
      <Group justify="space-between">
        <Title order={2}>{email}</Title>
        {!data.isNothing && <Actions data={data} onErase={onErase} />}
      </Group>
      {data.isNothing && <Text>{texts.nothing(email)}</Text>}
      {person.subscriber.isSuppressed && <Text c="dimmed">{texts.suppressed}</Text>}
      <SubscriberParts data={person.subscriber} />
      <StaffParts data={person.staff} />
    </Stack>
  );
};

const Search = ({ data }: { data: Data }) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = isEmailAddress(email.trim());
    setProblem(isValid ? null : texts.emailInvalid);
    if (isValid) void data.find(email.trim());
    else data.clear();
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Group align="flex-start" gap="xs" className={classes.search}>
            <TextInput
              style={{ flex: '1 1 16rem', maxWidth: '28rem' }}
              label={texts.email}
              type="email"
              value={email}
              error={problem}
              maxLength={MAX_EMAIL}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" leftSection={<IconSearch size={16} stroke={1.5} />} loading={data.busy === 'find'}>
              {data.busy === 'find' ? texts.finding : texts.find}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {texts.anonymous}
          </Text>
        </Stack>
      </form>
    </Card>
  );
};

const EraseDialog = ({ data, onClose }: { data: Data; onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const email = data.result?.email ?? '';
  return (
    <ConfirmDialog
      opened
      title={texts.confirm.title}
      question={texts.confirm.question(email)}
      confirmLabel={texts.confirm.erase}
      cancelLabel={texts.confirm.cancel}
      isDangerous
      isBlocked={typed.trim().toLowerCase() !== email.toLowerCase()}
      closesAtOnce
      onClose={onClose}
      onConfirm={data.erase}
    >
      <TextInput
        label={texts.confirm.typed}
        autoComplete="off"
        value={typed}
        maxLength={MAX_EMAIL}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
};

const PersonSearch = () => {
  const data = usePerson();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Search data={data} />
      <Result data={data} onErase={() => setIsAsking(true)} />
      {isAsking && <EraseDialog data={data} onClose={() => setIsAsking(false)} />}
    </>
  );
};

/** /dashboard/personal-data: finds the data of a person by email address, to read, export or erase it. */
export const PersonalDataPage = () => {
  usePageTitle(texts.title);
  const mayManage = useCan('personal-data:manage');
  return (
    <Page>
      <PageHeader title={texts.title} description={texts.description} />
      {mayManage ? <PersonSearch /> : <Alert color="gray">{texts.denied}</Alert>}
    </Page>
  );
};

import { isEmailAddress, MAX_EMAIL } from '@folkmoot/contracts/client';
import { momentInWords } from '@folkmoot/shell-sdk';
import {
  Alert,
  Button,
  Card,
  Group,
  IconDownload,
  IconSearch,
  IconTrash,
  Stack,
  Text,
  TextInput,
  Title,
} from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { type FormEvent, useState } from 'react';
import { useSettings } from '../SettingsPage';
import { heldIn, inWords, type Person } from './person.domain';
import classes from './personal-data.module.css';
import { personMessages as texts } from './privacy.messages';
import { usePerson } from './use-person';

const StoredData = ({ person, timeZone }: { person: Person; timeZone: string }) => (
  <dl className={classes.held}>
    {heldIn(person).map(([place, entries]) => (
      <div key={place}>
        <dt>{texts.places[place]}</dt>
        <dd>
          {entries.length === 0 && <Text c="dimmed">{texts.none}</Text>}
          {entries.map((entry) => (
            <p key={JSON.stringify(entry)}>{inWords(entry, (moment) => momentInWords(moment, timeZone))}</p>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

const Actions = ({ data, onErase }: { data: ReturnType<typeof usePerson>; onErase: () => void }) => (
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

const Result = ({ data, onErase }: { data: ReturnType<typeof usePerson>; onErase: () => void }) => {
  const { council } = useSettings();
  if (!data.result) return null;
  const { email, person } = data.result;
  return (
    <Stack gap="sm" role="region" aria-label={email} aria-live="polite">
      {data.isNothing ? (
        <Text>{texts.nothing(email)}</Text>
      ) : (
        <>
          <StoredData person={person} timeZone={council.timezone} />
          <Actions data={data} onErase={onErase} />
        </>
      )}
      {person.subscriber.isSuppressed && (
        <Text size="sm" c="dimmed">
          {texts.suppressed}
        </Text>
      )}
    </Stack>
  );
};

const Search = ({ data }: { data: ReturnType<typeof usePerson> }) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isValid = isEmailAddress(email);
    setProblem(isValid ? null : texts.emailInvalid);
    if (isValid) void data.find(email.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          style={{ flex: 1, maxWidth: '24rem' }}
          aria-label={texts.email}
          placeholder={texts.email}
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
    </form>
  );
};

/** Finds the data of a person by email address, to read, export or erase it. */
export const PersonalData = () => {
  const data = usePerson();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack>
        <div>
          <Title order={2} size="h3">
            {texts.title}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.description}
          </Text>
        </div>
        <Alert color="gray">{texts.anonymous}</Alert>
        <Search data={data} />
        <Result data={data} onErase={() => setIsAsking(true)} />
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        title={texts.confirm.title}
        question={texts.confirm.question(data.result?.email ?? '')}
        confirmLabel={texts.confirm.erase}
        cancelLabel={texts.confirm.cancel}
        isDangerous
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await data.erase();
          setIsAsking(false);
        }}
      />
    </Card>
  );
};

import type { OptInPage, Signup } from '@folkmoot/contracts/client';
import { momentIn, useSession } from '@folkmoot/shell-sdk';
import { Badge, type Column, DataTable, Group, Text } from '@folkmoot/ui';
import { ColorSwatch } from '@folkmoot/ui/controls';
import { confirmationWords, messages } from './detail.messages';
import classes from './detail.module.css';

const texts = messages.signups;

const Topics = ({ signup }: { signup: Signup }) => (
  <Group gap={10}>
    {signup.tags.map(({ id, name, color }) => (
      <span key={id} className={classes.tag}>
        <ColorSwatch color={color} size={10} component="span" aria-hidden="true" />
        {name}
      </span>
    ))}
  </Group>
);

/** The entered values except the email address, with the current labels of the fields. */
const Entries = ({ signup, page }: { signup: Signup; page: OptInPage }) => {
  const address = page.fields.find(({ type }) => type === 'email')?.id;
  const entries = Object.entries(signup.data).filter(([id, value]) => id !== address && value !== '');
  if (entries.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {texts.noEntries}
      </Text>
    );
  return (
    <dl className={classes.entries}>
      {entries.map(([id, value]) => (
        <div key={id}>
          <dt>{page.fields.find((field) => field.id === id)?.label ?? id}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface Shown {
  readonly timeZone: string;
  readonly hasEntries: boolean;
  readonly hasPlaces: boolean;
}

const columnsFor = (page: OptInPage, { timeZone, hasEntries, hasPlaces }: Shown): Column<Signup>[] => [
  {
    key: 'email',
    header: texts.email,
    cell: ({ email }) => (
      <Text size="sm" fw={500} c={email ? undefined : 'dimmed'}>
        {email || texts.erased}
      </Text>
    ),
  },
  { key: 'topics', header: texts.topics, cell: (signup) => <Topics signup={signup} /> },
  ...(hasEntries
    ? [{ key: 'entries', header: texts.entries, cell: (signup: Signup) => <Entries signup={signup} page={page} /> }]
    : []),
  ...(hasPlaces
    ? [
        {
          key: 'place',
          header: texts.place,
          cell: ({ place }: Signup) => (
            <Text size="sm" c={place ? undefined : 'dimmed'}>
              {place ?? texts.noPlace}
            </Text>
          ),
        },
      ]
    : []),
  {
    key: 'confirmation',
    header: texts.confirmation,
    width: 210,
    cell: ({ confirmation }) => {
      const { label, tone } = confirmationWords[confirmation];
      return (
        <Badge variant="light" color={tone}>
          {label}
        </Badge>
      );
    },
  },
  {
    key: 'when',
    header: texts.when,
    width: 170,
    cell: ({ at }) => <time dateTime={at}>{momentIn(at, timeZone)}</time>,
  },
];

interface Props {
  page: OptInPage;
  signups: readonly Signup[];
  /** Also shows the entered values. */
  hasEntries?: boolean;
}

/** Sign-ups with time, topics and confirmation. */
export const SignupTable = ({ page, signups, hasEntries = false }: Props) => {
  const timeZone = useSession().council?.timezone ?? 'UTC';
  const hasPlaces = signups.some(({ place }) => place);
  return (
    <DataTable
      label={texts.table}
      columns={columnsFor(page, { timeZone, hasEntries, hasPlaces })}
      rows={signups}
      rowKey={({ id }) => id}
      minWidth={hasEntries ? 980 : 800}
    />
  );
};

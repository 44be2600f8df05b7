import { type AuditEntry, secondIn, wordsOfField } from '@folkmoot/contracts/client';
import { type Column, Group, Stack, Text, UnstyledButton } from '@folkmoot/ui';
import { messages as texts, wordsOfAction } from './activity-log.messages';

const SHORT = 12;

const Subject = ({ subject, onPick }: { subject: AuditEntry['subject']; onPick: (id: string) => void }) => (
  <>
    <Text size="sm">{subject.type}</Text>
    <UnstyledButton onClick={() => onPick(subject.id)} aria-label={`${texts.showOnly(subject.type)} ${subject.id}`}>
      <Text size="xs" c="dimmed" td="underline" title={subject.id}>
        {subject.name || (subject.id.length > SHORT ? `${subject.id.slice(0, SHORT)}…` : subject.id)}
      </Text>
    </UnstyledButton>
  </>
);

const Who = ({ actor }: Pick<AuditEntry, 'actor'>) => (
  <>
    <Text size="sm">{actor.name || actor.kind}</Text>
    {actor.email ? (
      <Text size="xs" c="dimmed">
        {actor.email}
      </Text>
    ) : null}
    {actor.actingAs ? (
      <Text size="xs" c="dimmed">
        {texts.actingAs}
      </Text>
    ) : null}
  </>
);

const Action = ({ action, change, changedFields }: Pick<AuditEntry, 'action' | 'change' | 'changedFields'>) => (
  <>
    <Text size="sm">
      {wordsOfAction(action)}
      {change ? `: ${change.replaceAll('_', ' ')}` : ''}
    </Text>
    {changedFields.length > 0 ? (
      <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
        {changedFields.map(wordsOfField).join(', ')}
      </Text>
    ) : null}
    <Text size="xs" c="dimmed">
      {action}
    </Text>
  </>
);

/** The columns of the log. `onPick` filters it by one subject. */
export const entryColumns = (zone: string, onPick: (subjectId: string) => void): Column<AuditEntry>[] => [
  {
    key: 'when',
    header: texts.columns.when,
    width: 200,
    cell: ({ createdAt }) => <Text size="sm">{secondIn(createdAt, zone)}</Text>,
  },
  { key: 'who', header: texts.columns.who, width: '24%', cell: ({ actor }) => <Who actor={actor} /> },
  {
    key: 'action',
    header: texts.columns.action,
    width: '24%',
    cell: (entry) => <Action {...entry} />,
  },
  {
    key: 'subject',
    header: texts.columns.subject,
    cell: ({ subject }) => <Subject subject={subject} onPick={onPick} />,
  },
  {
    key: 'council',
    header: texts.columns.council,
    width: '16%',
    cell: ({ council }) => council?.name || texts.noCouncil,
  },
];

/** For a phone: when and what, who, and to what, one below the other. */
export const inOneColumn = (columns: readonly Column<AuditEntry>[]): Column<AuditEntry>[] => {
  const cellOf = (key: string, entry: AuditEntry) => columns.find((each) => each.key === key)?.cell(entry) ?? null;
  return [
    {
      key: 'entry',
      header: texts.columns.action,
      cell: (entry) => (
        <Stack gap={6} py={4}>
          <div>{cellOf('when', entry)}</div>
          <div>{cellOf('action', entry)}</div>
          <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
            <div style={{ overflowWrap: 'anywhere' }}>{cellOf('who', entry)}</div>
            <div style={{ textAlign: 'end' }}>{cellOf('subject', entry)}</div>
          </Group>
          {entry.council ? <Text size="sm">{cellOf('council', entry)}</Text> : null}
        </Stack>
      ),
    },
  ];
};

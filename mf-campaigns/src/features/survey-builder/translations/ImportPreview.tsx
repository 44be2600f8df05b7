import { directionOf, type TranslationImport } from '@folkmoot/contracts/client';
import { Alert, Button, Group, Stack, Text } from '@folkmoot/ui';
import { Table } from '@folkmoot/ui/controls';
import { fileMessages as messages } from './translation-files.messages';

const NotTaken = ({ read }: { read: TranslationImport }) => {
  const remarks = [
    ...read.withoutPlaceholders.map(({ where, missing }) => messages.withoutPlaceholder(where, missing)),
    ...read.tooLong.map(({ where }) => messages.tooLong(where)),
    ...(read.unknown.length > 0 ? [messages.unknown(read.unknown)] : []),
  ];
  if (remarks.length === 0) return null;
  return (
    <Alert color="amber" title={messages.notTaken}>
      <ul>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    </Alert>
  );
};

const Changes = ({ read }: { read: TranslationImport }) => {
  const stale = new Set(read.stale.map(({ path }) => path));
  const inLanguage = { lang: read.language, dir: directionOf(read.language) };
  return (
    <Table.ScrollContainer minWidth={480} maxHeight="50vh">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{messages.text}</Table.Th>
            <Table.Th>{messages.before}</Table.Th>
            <Table.Th>{messages.after}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {read.changed.map(({ path, where, source, before, after }) => (
            <Table.Tr key={path}>
              <Table.Td>
                <Text size="xs" c="dimmed">
                  {where}
                </Text>
                {source}
                {stale.has(path) && (
                  <Text size="xs" fw={600}>
                    {messages.willBeStale}
                  </Text>
                )}
              </Table.Td>
              <Table.Td {...inLanguage}>{before}</Table.Td>
              <Table.Td {...inLanguage}>{after}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
};

/** The changes that a file would make. Nothing changes before somebody takes it. */
export const ImportPreview = ({ read, onTake }: { read: TranslationImport; onTake: () => void }) => (
  <Stack>
    <Text>{messages.summary(read.changed.length, read.same, read.empty)}</Text>
    <NotTaken read={read} />
    {read.changed.length > 0 && <Changes read={read} />}
    <Group justify="flex-end">
      <Button disabled={read.changed.length === 0} onClick={onTake}>
        {messages.take(read.changed.length)}
      </Button>
    </Group>
  </Stack>
);

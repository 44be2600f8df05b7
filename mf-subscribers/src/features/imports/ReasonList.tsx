import { getImportRowsOperation, type SubscriberImport } from '@folkmoot/contracts/client';
import { hrefOf } from '@folkmoot/shell-sdk';
import { Button, type Column, DataTable, Group, IconDownload, Stack, Text } from '@folkmoot/ui';
import { messages } from './imports.messages';

const texts = messages.reasons;

type Row = SubscriberImport['rows'][number];

const columns: Column<Row>[] = [
  {
    key: 'line',
    header: texts.line,
    width: 88,
    cell: ({ line }) => (
      <span className="tabular" style={{ whiteSpace: 'nowrap' }}>
        {line}
      </span>
    ),
  },
  {
    key: 'email',
    header: texts.email,
    width: '36%',
    cell: ({ email }) => (
      <Text size="sm" component="span" style={{ overflowWrap: 'anywhere' }} c={email === '' ? 'dimmed' : undefined}>
        {email === '' ? texts.nothing : email}
      </Text>
    ),
  },
  { key: 'reason', header: texts.reason, cell: ({ reason }) => reason },
];

/** The rows that were not imported, with reasons. All of them can be downloaded. */
export const ReasonList = ({ run }: { run: SubscriberImport }) => {
  const { id, rows, failed } = run;
  if (failed === 0) return null;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <div>
          <Text fw={600}>{texts.title(failed)}</Text>
          {rows.length < failed && (
            <Text size="xs" c="dimmed">
              {texts.first(rows.length)}
            </Text>
          )}
        </div>
        <Button
          component="a"
          href={hrefOf(getImportRowsOperation, { params: { importId: id } })}
          download
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden="true" />}
        >
          {texts.download}
        </Button>
      </Group>
      <DataTable
        label={texts.title(failed)}
        columns={columns}
        rows={rows}
        rowKey={({ line, email }) => `${line} ${email}`}
        height={300}
        minWidth={300}
      />
    </Stack>
  );
};

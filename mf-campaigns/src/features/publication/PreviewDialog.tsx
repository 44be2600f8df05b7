import {
  type PublicationPreview,
  type PublishedQuestion,
  previewPublicationOperation,
} from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Box, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { Modal, Table } from '@folkmoot/ui/controls';
import { messages } from './publication.messages';

const texts = messages.preview;

const percent = (share: number): string => share.toLocaleString('en-GB', { style: 'percent' });

type Rows = PublishedQuestion['rows'];

const countOf = ({ count, text }: Rows[number]): string => count?.toLocaleString('en-GB') ?? text ?? texts.hidden;

const RowsTable = ({ caption, rows }: { readonly caption: string; readonly rows: Rows }) => (
  <Box role="group" aria-label={caption} tabIndex={0} style={{ overflowX: 'auto' }}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.answer}</Table.Th>
          <Table.Th ta="end">{texts.people}</Table.Th>
          <Table.Th ta="end">{texts.share}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.value}>
            <Table.Td>{row.label}</Table.Td>
            <Table.Td ta="end">{countOf(row)}</Table.Td>
            <Table.Td ta="end">{row.share === null ? '' : percent(row.share)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Box>
);

const Question = ({ question }: { readonly question: PublishedQuestion }) => (
  <Stack gap="xs" component="section" aria-label={question.label}>
    <Title order={3} size="h5">
      {question.label}
    </Title>
    <Text size="sm" c="dimmed">
      {texts.answered(question.answered)}
    </Text>
    {question.rows.length > 0 && <RowsTable caption={question.label} rows={question.rows} />}
    {question.parts.map((part) => (
      <Stack key={part.value} gap={0}>
        <Text size="sm" fw={600}>
          {part.label}
        </Text>
        <RowsTable caption={part.label} rows={part.rows} />
      </Stack>
    ))}
    {question.hasHidden && (
      <Text size="sm" c="dimmed">
        {texts.someHidden}
      </Text>
    )}
  </Stack>
);

type Hiding = NonNullable<PublicationPreview['hiding']>;

/** Says how many numbers are hidden, why, and what would help. */
const HiddenNumbers = ({ hiding, isOpen }: { readonly hiding: Hiding; readonly isOpen: boolean }) => {
  const { hidden, numbers, withoutEarlier, earlier, responsesNeeded } = hiding;
  if (hidden === 0) return <Text>{texts.nothingHidden}</Text>;
  const others = hidden - withoutEarlier;
  return (
    <Stack gap={0}>
      <Text>{texts.hiddenNumbers(hidden, numbers)}</Text>
      {others > 0 && earlier !== null && <Text>{texts.becauseOfEarlier(others, earlier)}</Text>}
      {others > 0 && responsesNeeded !== null && (
        <Text>{isOpen ? texts.moreNeeded(responsesNeeded) : texts.noMore}</Text>
      )}
    </Stack>
  );
};

interface Props {
  readonly campaignId: string;
  readonly onClose: () => void;
}

/** The next version as residents would read it: with the numbers that are hidden. */
export const PreviewDialog = ({ campaignId, onClose }: Props) => {
  const preview = useOperation(previewPublicationOperation, { params: { campaignId } });
  return (
    <Modal opened title={texts.title} size="xl" onClose={onClose}>
      <QueryStates query={preview} loadingLabel={texts.loading} errorTitle={texts.failed}>
        {(results) => (
          <Stack>
            <Title order={2} size="h4">
              {results.title}
            </Title>
            {results.summary !== '' && <Text>{results.summary}</Text>}
            <Text>{texts.count(results.responses)}</Text>
            {results.hiding && <HiddenNumbers hiding={results.hiding} isOpen={results.isOpen} />}
            {results.questions.map((question) => (
              <Question key={question.questionId} question={question} />
            ))}
          </Stack>
        )}
      </QueryStates>
    </Modal>
  );
};

import { type InsightSending, lookup } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Button, Collapse, Stack, Text, useDisclosure, useId } from '@folkmoot/ui';
import { Table } from '@folkmoot/ui/controls';
import { messages } from './insights.messages';
import classes from './insights.module.css';

const HASH_SHOWN = 12;

const redactedIn = ({ redactions }: InsightSending): string =>
  messages.redacted(
    Object.entries(redactions).map(([kind, count]) => `${count} ${lookup(messages.redactionKinds, kind) ?? kind}`),
  );

const Rows = ({ sendings }: { sendings: readonly InsightSending[] }) => {
  const zone = useCouncilZone();
  const heads = messages.ledgerHeads;
  return (
    <section className={classes.scroll} aria-label={messages.ledger}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {[heads.when, heads.what, heads.provider, heads.comments, heads.redacted, heads.hash].map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sendings.map((sending) => (
            <Table.Tr key={sending.id}>
              <Table.Td>{momentIn(sending.sentAt, zone)}</Table.Td>
              <Table.Td>{messages.sendingTypes[sending.type]}</Table.Td>
              <Table.Td>{messages.provider(sending.provider, sending.model)}</Table.Td>
              <Table.Td>{sending.comments}</Table.Td>
              <Table.Td>{redactedIn(sending)}</Table.Td>
              <Table.Td className={classes.hash} title={sending.contentHash}>
                {sending.contentHash.slice(0, HASH_SHOWN)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
};

/** The data of this campaign that was sent to external providers. */
export const Ledger = ({ sendings }: { sendings: readonly InsightSending[] }) => {
  const [isOpen, { toggle }] = useDisclosure();
  const id = useId();
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {messages.ledger}
      </Button>
      <Collapse id={id} expanded={isOpen} w="100%">
        <Text size="sm" c="dimmed" mb="xs">
          {sendings.length === 0 ? messages.ledgerNone : messages.ledgerText}
        </Text>
        {sendings.length > 0 && <Rows sendings={sendings} />}
      </Collapse>
    </Stack>
  );
};

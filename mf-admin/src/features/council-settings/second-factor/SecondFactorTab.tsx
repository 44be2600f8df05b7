import { type CouncilFactors, getCouncilFactorsOperation, requireFactorsOperation } from '@folkmoot/contracts/client';
import { dayIn, useCan, useCouncilZone, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import { Badge, Button, Card, Group, notify, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { ConfirmDialog } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { RequireDialog } from './RequireDialog';
import { messages } from './second-factor.messages';

const MOST_NAMES = 30;

const Without = ({ members }: Pick<CouncilFactors, 'members'>) => (
  <Stack gap="xs">
    <Text size="sm" fw={500}>
      {messages.without}
    </Text>
    <Group gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {members.slice(0, MOST_NAMES).map(({ userId, name }) => (
        <Badge key={userId} component="li" variant="light" color="gray" tt="none">
          {name}
        </Badge>
      ))}
    </Group>
    {members.length > MOST_NAMES ? (
      <Text size="sm" c="dimmed">
        {messages.andMore(members.length - MOST_NAMES)}
      </Text>
    ) : null}
  </Stack>
);

const stateOf = ({ requirement }: CouncilFactors, zone: string): string => {
  if (!requirement) return messages.notRequired;
  return Date.parse(requirement.dueAt) > Date.now()
    ? messages.required(dayIn(requirement.dueAt, zone))
    : messages.requiredNow;
};

const Content = ({ factors }: { factors: CouncilFactors }) => {
  const [open, setOpen] = useState<'require' | 'stop' | null>(null);
  const zone = useCouncilZone();
  const save = useOperationMutation(requireFactorsOperation);
  const invalidate = useInvalidate();
  const without = factors.members.filter(({ kinds }) => kinds.length === 0);
  const having = factors.members.length - without.length;
  const stop = async () => {
    try {
      await save.mutateAsync({ body: { graceDays: null } });
      notify.success(messages.stopped);
    } catch (error) {
      notify.error(messages.failed);
      throw error;
    } finally {
      await invalidate(getCouncilFactorsOperation);
    }
  };
  return (
    <>
      <Text>{stateOf(factors, zone)}</Text>
      <Text size="sm">{without.length === 0 ? messages.all : messages.have(having, factors.members.length)}</Text>
      {without.length > 0 ? <Without members={without} /> : null}
      <Group gap="xs">
        <Button variant={factors.requirement ? 'default' : 'filled'} onClick={() => setOpen('require')}>
          {factors.requirement ? messages.changeDays : messages.require}
        </Button>
        {factors.requirement ? (
          <Button variant="default" onClick={() => setOpen('stop')}>
            {messages.stop}
          </Button>
        ) : null}
      </Group>
      {open === 'require' ? <RequireDialog factors={factors} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        opened={open === 'stop'}
        title={messages.stopTitle}
        question={messages.stopQuestion}
        confirmLabel={messages.stop}
        onConfirm={stop}
        onClose={() => setOpen(null)}
      >
        <Text size="sm" c="dimmed">
          {messages.stopText}
        </Text>
      </ConfirmDialog>
    </>
  );
};

/** Whether the council requires a second factor, who has none, and the day from which it is needed. */
export const SecondFactorTab = () => {
  const canManage = useCan('team:edit');
  const query = useOperation(getCouncilFactorsOperation, {}, { enabled: canManage });
  return (
    <Card component="section" aria-label={messages.title}>
      <Stack>
        <div>
          <Title order={2} size="h3">
            {messages.title}
          </Title>
          <Text size="sm" c="dimmed">
            {messages.description}
          </Text>
        </div>
        {canManage ? (
          <QueryStates
            query={query}
            loadingLabel={messages.loading}
            loadingShape="table"
            errorTitle={messages.loadFailed}
          >
            {(factors) => <Content factors={factors} />}
          </QueryStates>
        ) : null}
      </Stack>
    </Card>
  );
};

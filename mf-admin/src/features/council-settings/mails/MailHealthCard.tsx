import { getMailHealthOperation, type MailHealth, startBounceTestOperation } from '@folkmoot/contracts/client';
import { isApiError, useInvalidate, useOperation, useOperationMutation } from '@folkmoot/shell-sdk';
import {
  Alert,
  Badge,
  Button,
  Card,
  Collapse,
  Group,
  IconAlertTriangle,
  IconSend,
  notify,
  QueryStates,
  Stack,
  Text,
  Title,
  useDisclosure,
} from '@folkmoot/ui';
import { CopyAddress } from '@folkmoot/ui/controls';
import { agoInWords } from '../webhooks/webhooks.domain';
import { messages } from './mail-health.messages';

const texts = messages.reports;
const POLL_MS = 10_000;

type Way = MailHealth['ways'][number];

const WayProblem = ({ problem, problemAt }: Way) => {
  if (!problem || !problemAt) return null;
  return (
    <Text size="sm" c="var(--mantine-color-red-text)">
      {texts.problems[problem](agoInWords(problemAt, new Date()))}
    </Text>
  );
};

const WayLine = ({ way }: { way: Way }) => (
  <Stack gap={4}>
    <Group gap="xs">
      <Text fw={600}>{texts.wayNames[way.way]}</Text>
      <Badge color={way.isOn ? 'green' : 'gray'} variant="light">
        {way.isOn ? texts.isOn : texts.isOff}
      </Badge>
      {way.readAt && (
        <Text size="sm" c="dimmed">
          {texts.read(agoInWords(way.readAt, new Date()))}
        </Text>
      )}
    </Group>
    <WayProblem {...way} />
    {way.address === null ? (
      <Text size="sm" c="dimmed">
        {texts.mailbox}
      </Text>
    ) : (
      <CopyAddress
        value={way.address}
        label={texts.addressOf(way.way)}
        isLabelHidden
        copyLabel={texts.copy}
        onCopied={() => notify.success(texts.copied)}
      />
    )}
  </Stack>
);

/** The ways that are set up are always shown, the others on demand. */
const Ways = ({ ways }: Pick<MailHealth, 'ways'>) => {
  const [showsAll, { toggle }] = useDisclosure(false);
  const on = ways.filter(({ isOn }) => isOn);
  const off = ways.filter(({ isOn }) => !isOn);
  return (
    <Stack component="section" aria-label={texts.ways}>
      {on.map((way) => (
        <WayLine key={way.way} way={way} />
      ))}
      {off.length > 0 && (
        <>
          <Button
            variant="subtle"
            size="xs"
            aria-expanded={showsAll}
            onClick={toggle}
            style={{ alignSelf: 'start' }}
            px={0}
          >
            {showsAll ? texts.hide : texts.show}
          </Button>
          <Collapse expanded={showsAll}>
            <Stack>
              <Text size="sm">{texts.help}</Text>
              {off.map((way) => (
                <WayLine key={way.way} way={way} />
              ))}
            </Stack>
          </Collapse>
        </>
      )}
    </Stack>
  );
};

const testInWords = ({ to, state, sentAt, reportedAt, reportedBy }: NonNullable<MailHealth['test']>): string => {
  const { states } = messages.test;
  const now = new Date();
  if (state === 'reported') return states.reported(agoInWords(reportedAt ?? sentAt, now), reportedBy);
  return state === 'waiting' ? states.waiting(to, agoInWords(sentAt, now)) : states.refused_at_once(to);
};

const useStartTest = () => {
  const invalidate = useInvalidate();
  const test = useOperationMutation(startBounceTestOperation);
  const start = async () => {
    try {
      await test.mutateAsync({});
    } catch (error) {
      notify.error(isApiError(error, 'too_many_requests') ? error.message : messages.test.failed);
    }
    await invalidate(getMailHealthOperation);
  };
  return { start, isPending: test.isPending };
};

const Test = ({ test, readOnly }: Pick<MailHealth, 'test'> & { readOnly: boolean }) => {
  const { start, isPending } = useStartTest();
  return (
    <Stack gap="xs">
      {test && <Text role="status">{testInWords(test)}</Text>}
      {!readOnly && (
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconSend size={16} stroke={1.5} aria-hidden="true" />}
            loading={isPending}
            onClick={() => void start()}
          >
            {messages.test.button}
          </Button>
          <Text size="sm" c="dimmed">
            {messages.test.help}
          </Text>
        </Group>
      )}
    </Stack>
  );
};

const recentInWords = ({ sent, bounced, complained }: MailHealth['recent']): string => {
  const total = sent + bounced + complained;
  return total === 0 ? texts.noneRecent : texts.recent(bounced, complained, total);
};

const lastInWords = ({ ways, lastReportAt, lastReportBy }: MailHealth): string => {
  if (lastReportAt && lastReportBy) return texts.last(agoInWords(lastReportAt, new Date()), lastReportBy);
  return ways.some(({ isOn }) => isOn) ? texts.never : texts.off;
};

const Health = ({ health, readOnly }: { health: MailHealth; readOnly: boolean }) => (
  <Stack>
    {health.recent.alarm && (
      <Alert color="red" role="alert" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
        {texts.alarms[health.recent.alarm]}
      </Alert>
    )}
    <div>
      <Text>{lastInWords(health)}</Text>
      <Text>{recentInWords(health.recent)}</Text>
    </div>
    <Test test={health.test} readOnly={readOnly} />
    <Ways ways={health.ways} />
  </Stack>
);

/** Whether reports of bounces and complaints arrive. Asks again while the report of a test is awaited. */
export const MailHealthCard = ({ readOnly }: { readOnly: boolean }) => {
  const health = useOperation(
    getMailHealthOperation,
    {},
    { refetchInterval: ({ state }) => (state.data?.test?.state === 'waiting' ? POLL_MS : false) },
  );
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack>
        <div>
          <Title order={2} size="h3">
            {texts.title}
          </Title>
          <Text c="dimmed">{texts.text}</Text>
        </div>
        <QueryStates query={health} errorTitle={texts.failed} loadingLabel={texts.loading}>
          {(data) => <Health health={data} readOnly={readOnly} />}
        </QueryStates>
      </Stack>
    </Card>
  );
};

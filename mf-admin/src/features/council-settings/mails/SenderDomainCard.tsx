import { checkSenderDomainOperation, type SenderCheck, type SenderDomain } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  Code,
  Group,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  notify,
  QueryStates,
  Stack,
  Text,
  Title,
} from '@folkmoot/ui';
import { CopyAddress } from '@folkmoot/ui/controls';
import { agoInWords } from '../webhooks/webhooks.domain';
import { messages } from './mail-health.messages';

const texts = messages.domain;

const looks = {
  good: { icon: IconCircleCheck, color: 'green' },
  warning: { icon: IconAlertTriangle, color: 'amber' },
  bad: { icon: IconCircleX, color: 'red' },
  unknown: { icon: IconCircleDashed, color: 'gray' },
} as const satisfies Record<SenderCheck['level'], object>;

const Advice = ({ advice, current }: Pick<SenderCheck, 'advice' | 'current'>) => {
  if (!advice) return null;
  return (
    <Stack gap={4}>
      <Text size="sm">{current === null ? texts.adviceNew : texts.adviceChange}</Text>
      <CopyAddress
        value={advice.value}
        label={texts.advice(advice.name)}
        copyLabel={messages.reports.copy}
        onCopied={() => notify.success(messages.reports.copied)}
      />
    </Stack>
  );
};

const CheckLine = ({ check }: { check: SenderCheck }) => {
  const { icon: Icon, color } = looks[check.level];
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <Icon
        size={20}
        stroke={1.75}
        aria-hidden="true"
        style={{ flexShrink: 0, marginTop: 2, color: `var(--mantine-color-${color}-text)` }}
      />
      <Stack gap={6} style={{ minWidth: 0, flex: 1 }}>
        <Text fw={600}>
          {texts.recordNames[check.record]}: {texts.levels[check.level]}
        </Text>
        <Text>{texts.findings[check.finding]}</Text>
        {check.servers.length > 0 && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {texts.servers(check.servers)}
          </Text>
        )}
        {check.current !== null && check.level !== 'good' && (
          <Text size="sm" component="div">
            {texts.current}: <Code style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{check.current}</Code>
          </Text>
        )}
        <Advice advice={check.advice} current={check.current} />
      </Stack>
    </Group>
  );
};

const Checks = ({ domain }: { domain: SenderDomain }) => (
  <Stack>
    <Text c="dimmed">{texts.text(domain.domain)}</Text>
    <Stack component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {domain.checks.map((check) => (
        <CheckLine key={check.record} check={check} />
      ))}
    </Stack>
    <Text size="sm" c="dimmed">
      {texts.checked(agoInWords(domain.checkedAt, new Date()))}
    </Text>
  </Stack>
);

/** Whether the records of the sender's domain allow its mail. */
export const SenderDomainCard = () => {
  const domain = useOperation(checkSenderDomainOperation, {});
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h3">
            {texts.title}
          </Title>
          <Button variant="default" size="xs" loading={domain.isFetching} onClick={() => void domain.refetch()}>
            {texts.again}
          </Button>
        </Group>
        <QueryStates query={domain} errorTitle={texts.failed} loadingLabel={texts.loading}>
          {(data) => <Checks domain={data} />}
        </QueryStates>
      </Stack>
    </Card>
  );
};

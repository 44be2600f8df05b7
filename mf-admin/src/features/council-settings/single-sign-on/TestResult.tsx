import type { SsoCheck, SsoTest } from '@folkmoot/contracts/client';
import { momentInWords, useReaderZone } from '@folkmoot/shell-sdk';
import { Alert, Badge, Group, Stack, Text } from '@folkmoot/ui';
import { messages } from './single-sign-on.messages';

const texts = messages.provider;
const colours: Readonly<Record<SsoCheck['state'], string>> = { ok: 'green', warning: 'amber', failed: 'red' };

/** The result of the last test of the connection, one line for each part. */
export const TestResult = ({ test }: { test: SsoTest }) => {
  const zone = useReaderZone();
  return (
    <Alert
      color={test.isWorking ? 'green' : 'red'}
      role="status"
      title={test.isWorking ? texts.working : texts.notWorking}
    >
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {test.checks.map(({ name, state, text }) => (
          <Group key={name} component="li" gap="xs" align="flex-start" wrap="nowrap">
            <Badge color={colours[state]} style={{ flexShrink: 0 }}>
              {texts.stateNames[state]}
            </Badge>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <b>{texts.checkNames[name]}:</b> {text}
            </Text>
          </Group>
        ))}
      </Stack>
      <Text size="xs" c="dimmed" mt="xs">
        {texts.testedAt(momentInWords(test.testedAt, zone))}
      </Text>
    </Alert>
  );
};

import { type AiTest, aiFailures } from '@folkmoot/contracts/client';
import { momentIn, ownTimeZone } from '@folkmoot/shell-sdk';
import { Alert, Box, Button, Code, Collapse, List, Stack, Text, useDisclosure } from '@folkmoot/ui';
import { testMessages as texts } from './ai.messages';

const Passed = ({ test }: { test: AiTest }) => (
  <Stack gap={4}>
    <Text size="sm">
      {texts.model}: {test.model}
      {test.region && ` · ${texts.region}: ${test.region}`} · {texts.responses}: {test.responseCount}
    </Text>
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {texts.analysis}: {test.analysis}
    </Text>
  </Stack>
);

const Troubleshooting = ({ failure }: { failure: NonNullable<AiTest['failure']> }) => {
  const [isWhole, { toggle }] = useDisclosure(false);
  const { title, advice } = texts.troubles[failure];
  return (
    <Box>
      <Text size="sm" fw={600}>
        {texts.troubleshooting}
      </Text>
      <Text size="sm">
        {title}: {advice}
      </Text>
      <Button variant="subtle" size="compact-sm" px={0} aria-expanded={isWhole} onClick={toggle}>
        {isWhole ? texts.hide : texts.whole}
      </Button>
      <Collapse expanded={isWhole}>
        <List size="sm" spacing={4}>
          {aiFailures.map((each) => (
            <List.Item key={each}>
              {texts.troubles[each].title}: {texts.troubles[each].advice}
            </List.Item>
          ))}
        </List>
      </Collapse>
    </Box>
  );
};

const Log = ({ test }: { test: AiTest }) => (
  <Box>
    <Text size="sm" fw={600}>
      {texts.log}
    </Text>
    <Code block style={{ maxHeight: 160, overflow: 'auto', whiteSpace: 'pre-wrap' }} tabIndex={0}>
      {[test.error, test.httpStatus === null ? texts.notReached : texts.http(test.httpStatus), test.httpBody]
        .filter(Boolean)
        .join('\n')}
    </Code>
  </Box>
);

/** The latest test: the analysis, or the failure with status and body of the response. */
export const TestResult = ({ test }: { test: AiTest }) => {
  const moment = momentIn(test.testedAt, ownTimeZone());
  return (
    <Alert
      color={test.success ? 'green' : 'red'}
      title={test.success ? texts.passed : texts.failed}
      role={test.success ? 'status' : 'alert'}
    >
      <Stack gap="sm">
        <Text size="xs">{texts.when(moment, test.milliseconds.toLocaleString('en-GB'))}</Text>
        {test.failure === null ? (
          <Passed test={test} />
        ) : (
          <>
            <Troubleshooting failure={test.failure} />
            <Log test={test} />
          </>
        )}
      </Stack>
    </Alert>
  );
};

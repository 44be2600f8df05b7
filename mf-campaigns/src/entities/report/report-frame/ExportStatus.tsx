import { Alert, Button, Group, Progress, Stack, Text } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { messages } from './report-frame.messages';
import type { ReportExportState } from './use-report-export';

interface Props {
  exporting: ReportExportState;
}

const Working = ({ text, percent, onCancel }: { text: string; percent: number; onCancel: () => void }) => (
  <Group gap="sm" wrap="nowrap">
    <Stack gap={4} flex={1}>
      <Text size="sm" role="status">
        {text}
      </Text>
      <Progress value={percent} aria-label={messages.makingLabel} />
    </Stack>
    <Button variant="default" onClick={onCancel}>
      {messages.cancel}
    </Button>
  </Group>
);

const Incomplete = ({ missing, onClose }: { missing: readonly string[]; onClose: () => void }) => (
  <Alert
    color="red"
    role="alert"
    title={messages.checks.intro}
    withCloseButton
    closeButtonLabel={messages.dismiss}
    onClose={onClose}
  >
    <ul>
      {missing.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </Alert>
);

const Failed = ({ exporting }: Props) => {
  const { state, dismiss, proceed } = exporting;
  if (state.is !== 'failed') return null;
  const { format, reason, reference } = state.failure;
  return (
    <Alert
      color="red"
      role="alert"
      title={format === 'pdf' ? messages.pdfFailed : messages.htmlFailed}
      withCloseButton
      closeButtonLabel={messages.dismiss}
      onClose={dismiss}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{format === 'pdf' ? messages.failedBecause(reason) : reason}</Text>
        {reference && <Text size="sm">{messages.reference(reference)}</Text>}
        <Button size="compact-sm" variant="default" onClick={() => proceed(format, false)}>
          {messages.tryAgain}
        </Button>
      </Stack>
    </Alert>
  );
};

const Question = ({ exporting: { state, dismiss, proceed } }: Props) => (
  <Modal
    opened={state.is === 'asking'}
    onClose={dismiss}
    title={messages.noAnalysis.title}
    closeButtonProps={{ 'aria-label': messages.dismiss }}
  >
    <Stack>
      <Text>{messages.noAnalysis.text}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => state.is === 'asking' && proceed(state.format, false)}>
          {messages.noAnalysis.anyway}
        </Button>
        <Button data-autofocus onClick={() => state.is === 'asking' && proceed(state.format, true)}>
          {messages.noAnalysis.generate}
        </Button>
      </Group>
    </Stack>
  </Modal>
);

/** The progress of a report, the missing data, or the error. */
export const ExportStatus = ({ exporting }: Props) => {
  const { state, cancel, dismiss } = exporting;
  return (
    <>
      <Question exporting={exporting} />
      {state.is === 'working' && <Working text={state.text} percent={state.percent} onCancel={cancel} />}
      {state.is === 'incomplete' && <Incomplete missing={state.missing} onClose={dismiss} />}
      <Failed exporting={exporting} />
    </>
  );
};

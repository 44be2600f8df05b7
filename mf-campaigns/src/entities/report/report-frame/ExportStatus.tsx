import type { ReportFormat } from '@folkmoot/contracts/client';
import { Alert, Button, Group, Progress, Stack, Text } from '@folkmoot/ui';
import { DocumentDialog } from './DocumentDialog';
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

const failedTitles: Readonly<Record<ReportFormat, string>> = {
  pdf: messages.pdfFailed,
  html: messages.htmlFailed,
  docx: messages.wordFailed,
};

const Failed = ({ exporting }: Props) => {
  const { state, dismiss, proceed } = exporting;
  if (state.is !== 'failed') return null;
  const { format, audience, reason, reference } = state.failure;
  return (
    <Alert
      color="red"
      role="alert"
      title={failedTitles[format]}
      withCloseButton
      closeButtonLabel={messages.dismiss}
      onClose={dismiss}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{format === 'pdf' ? messages.failedBecause(reason) : reason}</Text>
        {reference && <Text size="sm">{messages.reference(reference)}</Text>}
        <Button size="compact-sm" variant="default" onClick={() => proceed({ format, audience }, false)}>
          {messages.tryAgain}
        </Button>
      </Stack>
    </Alert>
  );
};

const titles: Readonly<Record<ReportFormat, string>> = {
  pdf: messages.exportPdf,
  html: messages.exportHtml,
  docx: messages.exportWord,
};

const Question = ({ exporting: { state, dismiss, proceed } }: Props) =>
  state.is === 'asking' && (
    <DocumentDialog
      title={titles[state.format]}
      lacksAnalysis={state.lacksAnalysis}
      onClose={dismiss}
      onMake={(audience, isAnalysedFirst) => proceed({ format: state.format, audience }, isAnalysedFirst)}
    />
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

import type { ImportTrial } from '@folkmoot/contracts/client';
import { Alert, Button, Group, ProgressBar, Stack, Text } from '@folkmoot/ui';
import { messages } from './imports.messages';
import { isMoving } from './use-import';

const texts = messages.trial;
/** Reasons that are shown beside the figures. */
const SHOWN_REASONS = 5;

interface Props {
  trial: ImportTrial | null;
  /** Whether the trial was made with what the form says now. */
  isCurrent: boolean;
  onCancel: () => void;
}

const Reasons = ({ rows, failed }: Pick<ImportTrial, 'rows' | 'failed'>) =>
  rows.length === 0 ? null : (
    <div>
      <Text size="sm" fw={500}>
        {texts.reasons(Math.min(SHOWN_REASONS, rows.length), failed)}
      </Text>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {rows.slice(0, SHOWN_REASONS).map(({ line, email, reason }) => (
          <li key={`${line} ${email}`}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {texts.reason(line, email, reason)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );

const Result = ({ trial }: { trial: ImportTrial }) => (
  <Alert color={trial.state === 'done' ? 'blue' : 'gray'} role="status" title={texts.title}>
    <Stack gap="xs">
      <Text size="md" fw={600}>
        {trial.choice.mode === 'block' ? texts.wouldBlock(trial) : texts.would(trial)}
      </Text>
      {trial.warnings.map((warning) => (
        <Text key={warning.attribute} size="sm">
          {texts.warning(warning)}
        </Text>
      ))}
      <Reasons rows={trial.rows} failed={trial.failed} />
    </Stack>
  </Alert>
);

/** The trial: its progress, or what the import would do. */
export const TrialPart = ({ trial, isCurrent, onCancel }: Props) => {
  if (!trial || trial.state === 'cancelled') return null;
  if (isMoving(trial)) {
    return (
      <Group align="flex-end" wrap="nowrap">
        <div style={{ flex: 1 }}>
          <ProgressBar
            label={texts.bar}
            value={trial.processed}
            max={trial.total}
            text={messages.progress.rows(trial.processed, trial.total)}
          />
        </div>
        <Button variant="subtle" color="gray" size="compact-md" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </Group>
    );
  }
  if (trial.state === 'failed') {
    return (
      <Alert color="red" role="alert">
        {texts.failed}
      </Alert>
    );
  }
  if (!isCurrent) {
    return (
      <Text size="sm" c="dimmed">
        {texts.outdated}
      </Text>
    );
  }
  return <Result trial={trial} />;
};

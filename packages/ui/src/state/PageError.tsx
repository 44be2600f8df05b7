import { Alert, Stack, Text } from '@mantine/core';
import { Button } from '../form/Button';
import { IconAlertTriangle, IconRefresh } from '../icons';
import { uiMessages } from '../ui.messages';

interface Props {
  /** The failed action, with the text of the catalogue if it has one. */
  title?: string;
  /** The cause, and what to do. */
  text?: string;
  /** Shown so that support can find the request in the logs. */
  requestId?: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** The error state: the cause, and a way to continue. */
export const PageError = ({
  title = uiMessages.errorTitle,
  text,
  requestId,
  onRetry,
  retryLabel = uiMessages.tryAgain,
}: Props) => (
  <Alert color="red" role="alert" title={title} icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
    <Stack gap="sm" align="flex-start">
      {text ? <Text>{text}</Text> : null}
      {requestId ? (
        <Text size="xs" c="dimmed">
          {uiMessages.reference(requestId)}
        </Text>
      ) : null}
      {onRetry ? (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={14} stroke={1.5} aria-hidden="true" />}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      ) : null}
    </Stack>
  </Alert>
);

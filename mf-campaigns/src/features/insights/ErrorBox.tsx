import { Alert, Button, IconAlertTriangle, Stack, Text } from '@folkmoot/ui';
import { messages } from './insights.messages';

interface Props {
  title: string;
  text: string;
  /** Time of the error, when it is not now. */
  moment?: string | null;
  isBusy?: boolean;
  onRetry?: () => void;
  onClose?: () => void;
}

/** The error message: red as in the specification, amber when the provider is only busy. */
export const ErrorBox = ({ title, text, moment, isBusy = false, onRetry, onClose }: Props) => (
  <Alert
    color={isBusy ? 'amber' : 'red'}
    role="alert"
    title={title}
    icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}
    withCloseButton={onClose !== undefined}
    closeButtonLabel={messages.dismiss}
    onClose={onClose}
  >
    <Stack gap="xs" align="flex-start">
      {text}
      {moment && <Text size="sm">{messages.failedAt(moment)}</Text>}
      {onRetry && (
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </Stack>
  </Alert>
);

import { Alert, Card, Stack, Text, Title } from '@folkmoot/ui';
import type { ReactNode } from 'react';
import { messages } from './single-sign-on.messages';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A step of the set-up, with its number. */
export const Step = ({ title, text, children }: Props) => (
  <Card component="section" aria-label={title}>
    <Stack>
      <div>
        <Title order={3} size="h4">
          {title}
        </Title>
        {text && (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  </Card>
);

/** Why a change was not saved; nothing without an error. A field shows its own problem. */
export const Failure = ({ error }: { error: unknown }) =>
  error instanceof Error ? (
    <Alert color="red" role="alert">
      {messages.failed} {error.message}
    </Alert>
  ) : null;

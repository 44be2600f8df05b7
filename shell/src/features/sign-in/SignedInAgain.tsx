import { IconCheck, LinkButton, Stack, Text, ThemeIcon, Title } from '@folkmoot/ui';
import { useEffect, useRef } from 'react';
import { messages } from './sign-in.messages';

/** Another tab was waiting for this sign-in and continues automatically. This tab can be closed. */
export const SignedInAgain = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack align="center" gap="sm">
      <ThemeIcon size={48} radius="xl" variant="light" color="green">
        <IconCheck stroke={1.5} aria-hidden="true" />
      </ThemeIcon>
      <Title order={1} ta="center" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {messages.againHeading}
      </Title>
      <Text ta="center">{messages.againText}</Text>
      <LinkButton to="/dashboard" variant="subtle">
        {messages.toDashboard}
      </LinkButton>
    </Stack>
  );
};

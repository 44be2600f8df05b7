import { Button, Stack, Text, Title } from '@folkmoot/ui';
import { useEffect, useRef } from 'react';
import { messages } from './sign-in.messages';
import type { OpenedLink } from './use-redeem';

interface Props {
  link: OpenedLink;
  onConfirm: () => void;
  onCancel: () => void;
}

/** "Sign in as A?", shown when the link was requested in another browser, or another person is signed in. */
export const AskFirst = ({ link: { account, signedInAs }, onConfirm, onCancel }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md">
      <Title order={1} ta="center" ref={heading} tabIndex={-1} style={{ outline: 'none', overflowWrap: 'anywhere' }}>
        {messages.askTitle(account)}
      </Title>
      <Text ta="center" style={{ overflowWrap: 'anywhere' }}>
        {signedInAs ? messages.askOther(signedInAs) : messages.askText}
      </Text>
      <Button size="md" fullWidth onClick={onConfirm}>
        {messages.askYes}
      </Button>
      <Button variant="subtle" fullWidth onClick={onCancel}>
        {messages.askNo}
      </Button>
    </Stack>
  );
};

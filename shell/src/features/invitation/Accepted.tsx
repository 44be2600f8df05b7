import { beginSsoOperation } from '@folkmoot/contracts/client';
import { api, useNavigate, useQueryClient } from '@folkmoot/shell-sdk';
import { IconCircleCheck, LinkButton, Stack, Text, ThemeIcon, Title } from '@folkmoot/ui';
import { useEffect, useRef, useState } from 'react';
import { Waiting } from '../../entities/guest-page';
import { refreshSession } from '../../entities/session';
import type { Acceptance } from './AcceptForm';
import { messages } from './invitation.messages';

const SECOND_FACTOR = '/auth?awaits=second-factor';

/** Opens the next page. Resolves to false when the person must find the way by the sign-in page. */
const useNext = ({ email, next }: Acceptance) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (): Promise<boolean> => {
    if (next === 'sign_in') return false;
    if (next === 'second_factor') await navigate(SECOND_FACTOR, { replace: true });
    if (next === 'dashboard') {
      await refreshSession(client);
      await navigate('/dashboard', { replace: true });
    }
    if (next !== 'provider') return true;
    const { url } = await api.call(beginSsoOperation, { body: { email } });
    if (url) window.location.assign(url);
    return url !== null;
  };
};

const Opening = () => <Waiting label={messages.entering} />;

const Ready = ({ email }: Acceptance) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack align="center" gap="sm">
      <ThemeIcon size={48} radius="xl" variant="light">
        <IconCircleCheck stroke={1.5} aria-hidden="true" />
      </ThemeIcon>
      <Title order={1} ta="center" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {messages.readyHeading}
      </Title>
      <Text ta="center" style={{ overflowWrap: 'anywhere' }}>
        {messages.signInWith(email)}
      </Text>
      <LinkButton to="/auth">{messages.toSignIn}</LinkButton>
    </Stack>
  );
};

/** Leads the person in: to the dashboard, the second factor or the provider. When that fails, to the sign-in page. */
export const Accepted = (accepted: Acceptance) => {
  const goOn = useNext(accepted);
  const [isStuck, setIsStuck] = useState(false);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    goOn().then(
      (isOpened) => setIsStuck(!isOpened),
      () => setIsStuck(true),
    );
  }, [goOn]);
  return isStuck ? <Ready {...accepted} /> : <Opening />;
};

import {
  cancelPendingSignInOperation,
  finishPendingSignInOperation,
  type ReplyOf,
  readPendingSignInOperation,
  type Session,
  startPendingPasskeyOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError, useQuery } from '@folkmoot/shell-sdk';
import { Alert, Button, PageLoading, Stack, Text, Title } from '@folkmoot/ui';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../entities/product/SettingsProvider';
import { FactorProof } from '../../entities/second-factor';
import { signInRetry } from '../../entities/session';
import { messages } from './sign-in.messages';

type Pending = ReplyOf<typeof readPendingSignInOperation>;

interface Props {
  onFinished: (session: Session) => void;
  /** Back to the form that asks for a link, with the reason. */
  onLeave: (reason: string | null) => void;
}

const isOver = (error: unknown): error is Error => isApiError(error) && error.code === 'pending_sign_in_over';

const Lost = ({ pending: { helper, councilName } }: { pending: Pending }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { supportEmail } = useSettings();
  if (!isOpen) {
    return (
      <Button variant="subtle" color="gray" fullWidth onClick={() => setIsOpen(true)}>
        {messages.lost}
      </Button>
    );
  }
  return (
    <Alert role="status" variant="default" title={messages.lost}>
      {helper === 'operator'
        ? messages.lostOfSystem(supportEmail)
        : messages.lostOfCouncil(councilName ?? messages.yourCouncil, supportEmail)}
    </Alert>
  );
};

const Asking = ({ pending, onFinished, onLeave }: Props & { pending: Pending }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    // It ends by itself in minutes when this does not arrive.
    api.call(cancelPendingSignInOperation, {}).catch(() => undefined);
    onLeave(null);
  };
  return (
    <Stack gap="md">
      <Title order={1} ta="center" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {messages.factorHeading}
      </Title>
      <Text ta="center" style={{ overflowWrap: 'anywhere' }}>
        {messages.factorText(pending.account)}
      </Text>
      <FactorProof
        kinds={pending.kinds}
        hasRecoveryCodes={pending.hasRecoveryCodes}
        startPasskey={() => api.call(startPendingPasskeyOperation, {})}
        prove={async (body) => {
          try {
            onFinished(await api.call(finishPendingSignInOperation, { body }));
          } catch (error) {
            if (!isOver(error)) throw error;
            onLeave(error.message);
          }
        }}
      />
      <Lost pending={pending} />
      <Button variant="subtle" fullWidth onClick={leave}>
        {messages.startAgain}
      </Button>
    </Stack>
  );
};

/** Asks for the second factor of a sign-in whose link was right. */
export const PendingSignIn = ({ onFinished, onLeave }: Props) => {
  const { data, error } = useQuery({
    queryKey: ['pending-sign-in'],
    queryFn: () => api.call(readPendingSignInOperation, {}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    ...signInRetry,
  });
  useEffect(() => {
    if (error) onLeave(isOver(error) ? error.message : messages.urlError);
  }, [error, onLeave]);
  if (!data) return <PageLoading />;
  return <Asking pending={data} onFinished={onFinished} onLeave={onLeave} />;
};

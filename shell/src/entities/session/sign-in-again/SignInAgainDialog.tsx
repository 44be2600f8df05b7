import {
  confirmSessionOperation,
  createMagicLinkOperation,
  type FactorState,
  type Session,
  startConfirmationOperation,
} from '@folkmoot/contracts/client';
import { api, isApiError, useOperationMutation, useQuery, useQueryClient } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, IconMail, Loader, notify, Stack, Text, ThemeIcon } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { FactorProof } from '../../second-factor';
import { adoptSession, sessionQuery } from '../session-query';
import { ProviderAgain, useProvider } from './ProviderAgain';
import { messages } from './sign-in-again.messages';
import { markWaiting, unmarkWaiting } from './waiting-mark';

const LOOK_MS = 1_500;
/** The server sends at most one email per minute. */
const AGAIN_MS = 60_000;

/** The form below this dialog also handles Escape and must stay open. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' } as const;

/** Polls the session of this browser, because the link may open in another tab. */
const useNewSignIn = (before: Session, onDone: (isFresh: boolean) => void): void => {
  const { data } = useQuery({
    ...sessionQuery,
    staleTime: 0,
    refetchInterval: LOOK_MS,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    // ISO times can be compared as strings.
    if (data === undefined || (data && data.signedInAt <= before.signedInAt)) return;
    const isSame = data?.user.id === before.user.id;
    if (data && !isSame) notify.error(messages.somebodyElse);
    onDone(isSame);
  }, [data, before, onDone]);
};

/** True for a minute after each email. */
const usePause = (sentAt: number | null): boolean => {
  const [endedFor, setEndedFor] = useState<number | null>(null);
  useEffect(() => {
    if (sentAt === null) return undefined;
    const timer = setTimeout(() => setEndedFor(sentAt), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [sentAt]);
  return sentAt !== null && endedFor !== sentAt;
};

const useLink = (email: string) => {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const { mutate, isPending, error } = useOperationMutation(createMagicLinkOperation, {
    onSuccess: () => {
      markWaiting();
      setSentAt(Date.now());
    },
  });
  useEffect(() => unmarkWaiting, []);
  const problem = error && (isApiError(error) && error.status === 429 ? error.message : messages.sendFailed);
  const needsProvider = isApiError(error) && error.code === 'sso_required';
  return {
    needsProvider,
    isSent: sentAt !== null,
    isPaused: usePause(sentAt),
    isPending,
    problem: isPending || needsProvider ? null : problem,
    send: () => mutate({ body: { email } }),
  };
};

const Explained = ({ email }: { email: string }) => (
  <>
    <Text>{messages.why}</Text>
    <Text style={{ overflowWrap: 'anywhere' }}>{messages.address(email)}</Text>
  </>
);

const Waiting = ({ email }: { email: string }) => (
  <>
    <Group wrap="nowrap" align="flex-start">
      <ThemeIcon size={40} radius="xl" variant="light" style={{ flexShrink: 0 }}>
        <IconMail stroke={1.5} aria-hidden="true" />
      </ThemeIcon>
      <Text style={{ overflowWrap: 'anywhere' }}>{messages.sent(email)}</Text>
    </Group>
    <Group wrap="nowrap" gap="sm" role="status">
      <Loader size="sm" aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text size="sm" c="dimmed">
        {messages.waiting}
      </Text>
    </Group>
  </>
);

/** Somebody with a second factor proves by it that it is them. No mail is needed. */
const ByFactor = ({ state, onCancel }: { state: FactorState; onCancel: () => void }) => {
  const client = useQueryClient();
  return (
    <Stack>
      <Text>{messages.whyFactor}</Text>
      <FactorProof
        kinds={state.kinds}
        hasRecoveryCodes={state.recoveryCodesLeft > 0}
        startPasskey={() => api.call(startConfirmationOperation, {})}
        prove={async (body) => adoptSession(client, await api.call(confirmSessionOperation, { body }))}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel} {...ownEscape}>
          {messages.cancel}
        </Button>
      </Group>
    </Stack>
  );
};

const LinkStep = ({ link, email }: { link: ReturnType<typeof useLink>; email: string }) => (
  <>
    {link.problem ? (
      <Alert color="red" role="alert">
        {link.problem}
      </Alert>
    ) : null}
    {link.isSent ? <Waiting email={email} /> : <Explained email={email} />}
  </>
);

const SendButton = ({ link }: { link: ReturnType<typeof useLink> }) => (
  <Button
    variant={link.isSent ? 'light' : 'filled'}
    data-autofocus
    loading={link.isPending}
    disabled={link.isPaused}
    onClick={link.send}
    {...ownEscape}
  >
    {link.isSent ? messages.again : messages.send}
  </Button>
);

/** A sign-in at the provider of the council, or a mailed link for everybody else and for those who prefer it. */
const ByFirstProof = ({ email, onCancel }: { email: string; onCancel: () => void }) => {
  const link = useLink(email);
  const provider = useProvider(email);
  const [prefersLink, setPrefersLink] = useState(false);
  if (provider.isPending) return <Loader size="sm" role="status" aria-label={messages.asking} />;
  const isAtProvider = link.needsProvider || (provider.url !== null && !prefersLink);
  const offersLink = isAtProvider && !link.needsProvider;
  return (
    <Stack>
      {isAtProvider ? <ProviderAgain {...provider} /> : <LinkStep link={link} email={email} />}
      <Group justify="flex-end" gap="xs">
        {offersLink && (
          <Button variant="subtle" onClick={() => setPrefersLink(true)} {...ownEscape}>
            {messages.preferLink}
          </Button>
        )}
        <Button variant="default" onClick={onCancel} {...ownEscape}>
          {messages.cancel}
        </Button>
        {isAtProvider ? null : <SendButton link={link} />}
      </Group>
    </Stack>
  );
};

interface Props {
  session: Session;
  /** Called once. True when the same person has signed in again. */
  onDone: (isFresh: boolean) => void;
}

/** Asks for a new sign-in without leaving the page, and closes automatically when there is one. */
export const SignInAgainDialog = ({ session, onDone }: Props) => {
  // The session when the dialog opened. The dialog waits for a newer one.
  const [before] = useState(session);
  const { email } = before.user;
  useNewSignIn(before, onDone);
  const cancel = () => onDone(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  return (
    <Modal
      opened
      onClose={cancel}
      onKeyDown={onKeyDown}
      zIndex={400}
      title={messages.title}
      closeButtonProps={{ 'aria-label': messages.close, ...ownEscape }}
    >
      {before.secondFactor && before.secondFactor.kinds.length > 0 ? (
        <ByFactor state={before.secondFactor} onCancel={cancel} />
      ) : (
        <ByFirstProof email={email} onCancel={cancel} />
      )}
    </Modal>
  );
};

import { beginSsoOperation, createMagicLinkOperation, type ErrorCode } from '@folkmoot/contracts/client';
import { isApiError, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, IconAlertTriangle, IconMail, Stack, Text, TextInput, ThemeIcon, Title } from '@folkmoot/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ProviderCard, type ProviderDestination } from './ProviderCard';
import { hasVisitedProvider, markProviderVisit } from './provider-visit';
import { messages } from './sign-in.messages';

/** Codes with their own text in the catalogue. All others show "Unable to send". */
const ownTexts: readonly ErrorCode[] = ['account_not_found', 'sso_required', 'rate_limited', 'mail_failed'];

const textOf = (error: Error): string =>
  isApiError(error) && ownTexts.some((code) => code === error.code) ? error.message : messages.sendFailed;

const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

const Problem = ({ text }: { text: string }) => (
  <Alert color="red" role="alert" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
    {text}
  </Alert>
);

const Sent = ({ email, onReset }: { email: string; onReset: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack align="center" gap="sm">
      <ThemeIcon size={48} radius="xl" variant="light">
        <IconMail stroke={1.5} aria-hidden="true" />
      </ThemeIcon>
      <Title order={1} ta="center" ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
        {messages.checkHeading}
      </Title>
      <Text ta="center" style={{ overflowWrap: 'anywhere' }}>
        {messages.checkText(email)}
      </Text>
      <Text ta="center" c="dimmed">
        {messages.expires}
      </Text>
      <Button variant="subtle" onClick={onReset}>
        {messages.differentEmail}
      </Button>
    </Stack>
  );
};

/** For somebody who comes back from the provider without a session: the address would lead there again. */
const OfferedLink = ({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) => {
  const [isOffered] = useState(hasVisitedProvider);
  return isOffered ? (
    <Button variant="subtle" fullWidth disabled={isDisabled} onClick={onClick}>
      {messages.ssoByLink}
    </Button>
  ) : null;
};

interface Props {
  heading: string;
  /** The error in the address. */
  error: string | null;
}

/** Asks for the email address and sends the link. */
export const LinkForm = ({ heading, error }: Props) => {
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [provider, setProvider] = useState<ProviderDestination | null>(null);
  const send = useOperationMutation(createMagicLinkOperation);
  const begin = useOperationMutation(beginSsoOperation);
  const address = email.trim().toLowerCase();
  /** Goes on when the field has an address; otherwise the field says so. */
  const withAddress = (next: () => unknown) => {
    const isWrong = !looksLikeEmail(address);
    setIsInvalid(isWrong);
    if (isWrong) field.current?.focus();
    else next();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    withAddress(goOn);
  };
  const sendLink = () => {
    setProvider(null);
    send.mutate({ body: { email: address } });
  };
  const goOn = async () => {
    // When single sign-on cannot be asked, a link still works.
    const destination = await begin.mutateAsync({ body: { email: address } }).catch(() => null);
    if (!destination?.url) return sendLink();
    setProvider({ url: destination.url, council: destination.council ?? '', provider: destination.provider ?? '' });
    markProviderVisit();
    window.location.assign(destination.url);
  };
  const reset = () => {
    setEmail('');
    send.reset();
  };
  if (provider) return <ProviderCard {...provider} onLink={sendLink} />;
  if (send.isSuccess) return <Sent email={address} onReset={reset} />;
  const isBusy = send.isPending || begin.isPending;
  const problem = send.error ? textOf(send.error) : error;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Title order={1} ta="center">
          {heading}
        </Title>
        <Text c="dimmed" ta="center">
          {messages.intro}
        </Text>
        {problem && !isBusy && !isInvalid ? <Problem text={problem} /> : null}
        <TextInput
          ref={field}
          type="email"
          label={messages.email}
          autoComplete="email"
          size="md"
          value={email}
          error={isInvalid ? messages.emailInvalid : null}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth disabled={email.trim() === '' || isBusy}>
          {isBusy ? messages.sending : messages.send}
        </Button>
        <OfferedLink isDisabled={email.trim() === '' || isBusy} onClick={() => withAddress(sendLink)} />
      </Stack>
    </form>
  );
};

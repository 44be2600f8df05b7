import { beginSsoOperation } from '@folkmoot/contracts/client';
import { api, useQuery } from '@folkmoot/shell-sdk';
import { Alert, Button, Loader, Text } from '@folkmoot/ui';
import { messages } from './sign-in-again.messages';

/** For people who must sign in through the provider of their council. It opens in a tab of its own; this one waits. */
export const ProviderAgain = ({ email }: { email: string }) => {
  const { data, error } = useQuery({
    queryKey: ['sign-in-again', email],
    queryFn: () => api.call(beginSsoOperation, { body: { email, again: true } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error || data?.url === null) {
    return (
      <Alert color="red" role="alert">
        {messages.providerAway}
      </Alert>
    );
  }
  if (!data?.url) return <Loader size="sm" aria-label={messages.waiting} />;
  const { url, provider, council } = data;
  return (
    <>
      <Text>{messages.byProvider(council ?? '', provider ?? '')}</Text>
      <Button component="a" href={url} target="_blank" rel="noopener">
        {messages.openProvider(provider ?? '')}
      </Button>
    </>
  );
};

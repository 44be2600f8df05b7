import { beginSsoOperation } from '@folkmoot/contracts/client';
import { api, useQuery } from '@folkmoot/shell-sdk';
import { Alert, Button, Text } from '@folkmoot/ui';
import { messages } from './sign-in-again.messages';

/** Where an address signs in. `url` is null for a council without a provider, and when it cannot be asked. */
export const useProvider = (email: string) => {
  const { data, isPending } = useQuery({
    queryKey: ['sign-in-again', email],
    queryFn: () => api.call(beginSsoOperation, { body: { email, again: true } }),
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { isPending, url: data?.url ?? null, council: data?.council ?? '', provider: data?.provider ?? '' };
};

/** The provider asks for the sign-in again. It opens in a tab of its own; this one waits. */
export const ProviderAgain = ({ url, council, provider }: Omit<ReturnType<typeof useProvider>, 'isPending'>) =>
  url === null ? (
    <Alert color="red" role="alert">
      {messages.providerAway}
    </Alert>
  ) : (
    <>
      <Text>{messages.why}</Text>
      <Text>{messages.byProvider(council, provider)}</Text>
      <Button component="a" href={url} target="_blank" rel="noopener">
        {messages.openProvider(provider)}
      </Button>
    </>
  );

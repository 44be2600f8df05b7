import { Button, Stack, Text, Title } from '@folkmoot/ui';
import { messages } from './sign-in.messages';

export interface ProviderDestination {
  readonly url: string;
  readonly council: string;
  readonly provider: string;
}

interface Props extends ProviderDestination {
  onLink: () => void;
}

/** Shown while the browser goes to the provider of the council, and when somebody comes back from there. */
export const ProviderCard = ({ url, council, provider, onLink }: Props) => (
  <Stack gap="md">
    <Title order={1} size="h2" ta="center">
      {messages.ssoHeading(council, provider)}
    </Title>
    <Text c="dimmed" ta="center" role="status">
      {messages.ssoOpening(provider)}
    </Text>
    <Button component="a" href={url} size="md" fullWidth>
      {messages.ssoContinue(provider)}
    </Button>
    <Button variant="subtle" fullWidth onClick={onLink}>
      {messages.ssoByLink}
    </Button>
  </Stack>
);

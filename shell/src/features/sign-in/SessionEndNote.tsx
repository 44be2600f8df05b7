import { type ReplyOf, readSessionEndOperation, type SessionEndReason } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Alert, Anchor, IconInfoCircle, Stack, Text } from '@folkmoot/ui';
import { useSettings } from '../../entities/product/SettingsProvider';
import { messages } from './sign-in.messages';

type End = ReplyOf<typeof readSessionEndOperation>;

/** Reasons that only the council or the operator can change. */
const asksSomebody: readonly SessionEndReason[] = ['deactivated', 'removed', 'council_closed'];

const Contact = ({ council }: Pick<End, 'council'>) => {
  const { supportEmail } = useSettings();
  const address = council?.contactEmail ?? supportEmail;
  return (
    <Text size="sm">
      {messages.endContact(council?.name)}:{' '}
      <Anchor href={`mailto:${address}`} underline="always" style={{ overflowWrap: 'anywhere' }}>
        {address}
      </Anchor>
    </Text>
  );
};

/** Why this browser is not signed in any more, and whom to ask. Nothing for a browser that never was, or signed out. */
export const SessionEndNote = () => {
  const { data } = useOperation(readSessionEndOperation, {});
  if (!data?.reason) return null;
  return (
    <Alert
      role="status"
      variant="default"
      title={messages.endTitle}
      icon={<IconInfoCircle stroke={1.5} aria-hidden="true" />}
    >
      <Stack gap={8}>
        <Text size="sm">{messages.endReasons[data.reason](data.council?.name ?? messages.yourCouncil)}</Text>
        {asksSomebody.includes(data.reason) ? <Contact council={data.council} /> : null}
      </Stack>
    </Alert>
  );
};

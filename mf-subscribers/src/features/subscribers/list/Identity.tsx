import type { Subscriber } from '@folkmoot/contracts/client';
import { Text, TextLink } from '@folkmoot/ui';
import { personPath } from '../person-path';
import { messages } from './list.messages';

/** The email address as a link to the person's page, with the readable id. */
export const Identity = ({ id, displayEmail, uniqueId }: Subscriber) => (
  <div>
    <TextLink to={personPath(id)} size="sm" fw={500} c="inherit" style={{ overflowWrap: 'anywhere' }}>
      {displayEmail}
    </TextLink>
    <Text size="xs" c="dimmed">
      {messages.uniqueId(uniqueId)}
    </Text>
  </div>
);

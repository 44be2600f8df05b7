import type { SubscriberDetail } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useStaffNames } from '@folkmoot/shell-sdk';
import { Card, Stack, Text, Title } from '@folkmoot/ui';
import { messages } from './person.messages';
import classes from './person.module.css';

/** Who did it, when it was staff. */
const useDoer = (): ((by: string | null) => string) => {
  const staff = useStaffNames();
  return (by) => {
    if (by === null) return '';
    const { isYou, name } = staff(by);
    return messages.by(isYou ? messages.byYou.toLowerCase() : (name ?? messages.byStaff.toLowerCase()));
  };
};

/** What happened to the subscriber and which mail went to them. */
export const History = ({ history }: Pick<SubscriberDetail, 'history'>) => {
  const zone = useCouncilZone();
  const doer = useDoer();
  return (
    <Card component="section" aria-label={messages.history}>
      <Stack gap="md">
        <div>
          <Title order={2}>{messages.history}</Title>
          <Text size="sm" c="dimmed">
            {messages.historyText}
          </Text>
        </div>
        {history.length === 0 && <Text size="sm">{messages.noHistory}</Text>}
        <ol className={classes.history}>
          {history.map(({ at, what, detail, by }) => (
            <li key={`${at} ${what} ${detail}`}>
              <Text size="sm" fw={500}>
                {messages.happenings[what]}
              </Text>
              <Text size="sm" className={classes.value}>
                {detail}
              </Text>
              <Text size="xs" c="dimmed">
                {[momentIn(at, zone), doer(by)].filter(Boolean).join(', ')}
              </Text>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
};

import { type SubscriberDetail, subscriberHistoryLabels } from '@folkmoot/contracts/client';
import { momentOrDayIn, useCouncilZone, useStaffNames } from '@folkmoot/shell-sdk';
import {
  Card,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconMail,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTag,
  IconUserPlus,
  Stack,
  Text,
  ThemeIcon,
  Title,
} from '@folkmoot/ui';
import { messages } from './person.messages';
import classes from './person.module.css';

type What = SubscriberDetail['history'][number]['what'];

const icons: Readonly<Record<What, typeof IconMail>> = {
  added: IconUserPlus,
  signed_up: IconUserPlus,
  confirmed: IconCircleCheck,
  topics_changed: IconTag,
  details_changed: IconPencil,
  address_changed: IconPencil,
  address_asked: IconPencil,
  paused: IconPlayerPause,
  resumed: IconPlayerPlay,
  unsubscribed: IconCircleX,
  bounced: IconAlertTriangle,
  complained: IconAlertTriangle,
  mail_sent: IconMail,
};

const EventIcon = ({ what }: { what: What }) => {
  const Icon = icons[what];
  return (
    <ThemeIcon variant="light" color="gray" size={28} radius="xl" role="img" aria-label={subscriberHistoryLabels[what]}>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
    </ThemeIcon>
  );
};

/** The person who did it, if it was staff. */
const useDoer = (): ((by: string | null) => string) => {
  const staff = useStaffNames();
  return (by) => {
    if (by === null) return '';
    const { isYou, name } = staff(by);
    return messages.by(isYou ? messages.byYou.toLowerCase() : (name ?? messages.byStaff.toLowerCase()));
  };
};

/** The events of the subscriber and the emails sent to them. */
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
              <EventIcon what={what} />
              <div>
                <Text size="sm" className={classes.value}>
                  {detail}
                </Text>
                <Text size="xs" c="dimmed">
                  {[momentOrDayIn(at, zone), doer(by)].filter(Boolean).join(', ')}
                </Text>
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
};

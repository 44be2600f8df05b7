import { consentStatusLabels, type SubscriberDetail } from '@folkmoot/contracts/client';
import { momentOrDayIn, useCouncilZone, useStaffNames } from '@folkmoot/shell-sdk';
import { Badge, Card, Group, Stack, Text, Title } from '@folkmoot/ui';
import { TagChip } from '../../../entities/tag/TagChips';
import { Facts } from './Facts';
import { messages } from './person.messages';
import classes from './person.module.css';

type Subscription = SubscriberDetail['subscriptions'][number];

const colours = { active: 'green', pending: 'amber', withdrawn: 'gray' } as const;

const useRecorder = (): ((recordedBy: string | null) => string) => {
  const staff = useStaffNames();
  return (recordedBy) => {
    if (recordedBy === null) return messages.byPerson;
    const { isYou, name } = staff(recordedBy);
    return isYou ? messages.byYou : (name ?? messages.byStaff);
  };
};

const Consent = ({ subscription }: { subscription: Subscription }) => {
  const { tagId, name, color, status, consent, withdrawnAt } = subscription;
  const zone = useCouncilZone();
  const recorder = useRecorder();
  return (
    <Stack component="article" gap="sm" aria-label={name} className={classes.consent}>
      <Group gap="xs">
        <TagChip tag={{ id: tagId, name, color }} />
        <Badge color={colours[status]}>{consentStatusLabels[status]}</Badge>
      </Group>
      <Facts
        cols={3}
        facts={[
          { name: messages.consentSource, value: consent.source },
          { name: messages.givenAt, value: momentOrDayIn(consent.givenAt, zone) },
          ...(withdrawnAt ? [{ name: messages.withdrawnAt, value: momentOrDayIn(withdrawnAt, zone) }] : []),
          { name: messages.recordedBy, value: recorder(consent.recordedBy) },
        ]}
      />
      <div>
        <Text size="xs" c="dimmed">
          {messages.wording}
        </Text>
        {consent.text ? (
          <>
            <Text component="blockquote" size="sm" className={classes.quote}>
              {consent.text}
            </Text>
            <Text size="xs" c="dimmed" mt={4}>
              {messages.version}: {consent.textVersion}
            </Text>
          </>
        ) : (
          <Text size="sm">{messages.noWording}</Text>
        )}
      </div>
    </Stack>
  );
};

/** The evidence of every consent: the words, their version, where, when and by whom. */
export const Consents = ({ subscriptions }: { subscriptions: readonly Subscription[] }) => (
  <Card component="section" aria-label={messages.consents}>
    <Stack gap="md">
      <div>
        <Title order={2}>{messages.consents}</Title>
        <Text size="sm" c="dimmed">
          {messages.consentsText}
        </Text>
      </div>
      {subscriptions.length === 0 && <Text size="sm">{messages.noConsents}</Text>}
      {subscriptions.map((subscription) => (
        <Consent key={subscription.tagId} subscription={subscription} />
      ))}
    </Stack>
  </Card>
);

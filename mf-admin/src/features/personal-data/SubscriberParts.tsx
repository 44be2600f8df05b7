import {
  calendarDayIn,
  consentStatusLabels,
  deliveryReasonLabels,
  deliveryStateLabels,
  lookup,
  type SubscriberData,
  subscriberHistoryLabels,
  subscriberSourceLabels,
} from '@folkmoot/contracts/client';
import { dayIn, momentOrDayIn, useCouncilZone } from '@folkmoot/shell-sdk';
import { Badge, Group, SimpleGrid, Stack, StatusBadge, Text } from '@folkmoot/ui';
import { Facts, Line, Lines, Part } from './Part';
import { messages as texts } from './personal-data.messages';
import classes from './personal-data.module.css';

type Subscriber = NonNullable<SubscriberData['subscriber']>;

const colours: Readonly<Record<string, string>> = { active: 'green', pending: 'amber' };

const Record = ({ subscriber, attributes }: { subscriber: Subscriber; attributes: SubscriberData['attributes'] }) => {
  const zone = useCouncilZone();
  const { source, subscribedAt, uniqueId, pausedUntil, newAddress, status } = subscriber;
  return (
    <Part place="subscriber" count={1}>
      <Group gap="xs">
        <Text className={classes.value}>{subscriber.email}</Text>
        <StatusBadge status={status} />
      </Group>
      <Facts
        facts={[
          [texts.fields.source, lookup(subscriberSourceLabels, source) ?? source],
          [texts.fields.subscribedAt, dayIn(subscribedAt, zone)],
          [texts.fields.uniqueId, uniqueId],
          [texts.fields.pausedUntil, pausedUntil ? dayIn(pausedUntil, zone) : null],
          [texts.fields.newAddress, newAddress?.email ?? null],
          ...(attributes ?? []).map(({ name, value }) => [name, value] as const),
        ]}
      />
    </Part>
  );
};

const Consent = ({ consent }: { consent: SubscriberData['consents'][number] }) => {
  const zone = useCouncilZone();
  const { topic, status, source, at, withdrawnAt, text } = consent;
  return (
    <Stack component="article" gap="xs" className={classes.entry}>
      <Group gap="xs">
        <Text fw={600}>{topic || texts.formerTopic}</Text>
        <Badge color={lookup(colours, status) ?? 'gray'}>{lookup(consentStatusLabels, status) ?? status}</Badge>
      </Group>
      <Facts
        isHalf
        facts={[
          [texts.fields.consentSource, source],
          [texts.fields.given, momentOrDayIn(at, zone)],
          [texts.fields.withdrawn, withdrawnAt ? momentOrDayIn(withdrawnAt, zone) : null],
        ]}
      />
      <div>
        <Text size="xs" c="dimmed">
          {texts.fields.wording}
        </Text>
        <Text size="sm" className={classes.value}>
          {text || texts.fields.noWording}
        </Text>
      </div>
    </Stack>
  );
};

const Mails = ({ mails }: Pick<SubscriberData, 'mails'>) => {
  const zone = useCouncilZone();
  return (
    <Part place="mails" count={mails.length}>
      <Lines>
        {mails.map(({ kind, status, at, subject, reason }) => (
          <Line
            key={`${kind} ${at} ${subject}`}
            title={subject || (lookup(texts.mailKinds, kind) ?? kind)}
            text={[
              lookup(texts.mailKinds, kind) ?? kind,
              momentOrDayIn(at, zone),
              lookup(deliveryStateLabels, status) ?? status,
              reason ? deliveryReasonLabels[reason] : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </Lines>
    </Part>
  );
};

const History = ({ history }: Pick<SubscriberData, 'history'>) => {
  const zone = useCouncilZone();
  return (
    <Part place="history" count={history.length}>
      <Lines>
        {history.map(({ at, what, detail }) => (
          <Line
            key={`${at} ${what} ${detail}`}
            title={detail}
            text={[lookup(subscriberHistoryLabels, what) ?? what, momentOrDayIn(at, zone)].join(' · ')}
          />
        ))}
      </Lines>
    </Part>
  );
};

const Signups = ({ signups }: Pick<SubscriberData, 'signups'>) => {
  const zone = useCouncilZone();
  return (
    <Part place="signups" count={signups.length}>
      {signups.map(({ at, page, data }) => (
        <Stack key={`${page} ${at}`} component="article" gap="xs" className={classes.entry}>
          <Text fw={600}>{[page, momentOrDayIn(at, zone)].filter(Boolean).join(' · ')}</Text>
          <Facts isHalf facts={Object.entries(data)} />
        </Stack>
      ))}
    </Part>
  );
};

/** A person who wants to hear back need not be a subscriber. */
const HearBacks = ({ hearBacks = [] }: Pick<SubscriberData, 'hearBacks'>) => {
  const zone = useCouncilZone();
  if (hearBacks.length === 0) return null;
  return (
    <Part place="hearBacks" count={hearBacks.length}>
      {hearBacks.map(({ survey, askedOn, isConfirmed, text }) => (
        <Stack key={`${survey} ${askedOn}`} component="article" gap="xs" className={classes.entry}>
          <Text fw={600}>{survey}</Text>
          <Facts
            isHalf
            facts={[
              [texts.fields.given, calendarDayIn(askedOn, zone)],
              [texts.fields.confirmed, isConfirmed ? texts.confirmed : texts.unconfirmed],
            ]}
          />
          <Text size="sm" className={classes.value}>
            {text}
          </Text>
        </Stack>
      ))}
    </Part>
  );
};

/** The stored data of a person as a subscriber. */
export const SubscriberParts = ({ data }: { data: SubscriberData }) => {
  const { subscriber, attributes, consents, signups, hearBacks, mails, history } = data;
  if (!subscriber) return <HearBacks hearBacks={hearBacks} />;
  return (
    <>
      <Record subscriber={subscriber} attributes={attributes} />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <Part place="consents" count={consents.length}>
            {consents.map((consent) => (
              <Consent key={`${consent.topic} ${consent.at}`} consent={consent} />
            ))}
          </Part>
          <Signups signups={signups} />
          <HearBacks hearBacks={hearBacks} />
        </Stack>
        <Stack>
          <Mails mails={mails} />
          <History history={history} />
        </Stack>
      </SimpleGrid>
    </>
  );
};

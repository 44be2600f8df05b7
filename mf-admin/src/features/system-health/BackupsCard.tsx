import { getBackupsOperation, type ReplyOf } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Alert, Badge, Group, QueryStates, SimpleGrid, Stack, Text } from '@folkmoot/ui';
import { messages as texts } from './backups.messages';
import { minuteHere } from './moments';
import { Section } from './Section';

const AGAIN_MS = 60_000;

type Schedule = NonNullable<ReplyOf<typeof getBackupsOperation>['schedule']>;

const agoOf = (at: string): string => texts.ago(Date.now() - Date.parse(at));

const Fact = ({ label, at, children }: { label: string; at: string | undefined; children: React.ReactNode }) => (
  <Stack gap={2}>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fw={600}>{at === undefined ? texts.never : `${minuteHere(at)}, ${agoOf(at)}`}</Text>
    {children}
  </Stack>
);

const LastBackup = ({ last, isLate, kept, everyHours }: Schedule) => (
  <Fact label={texts.last} at={last?.at}>
    {last ? (
      <Group gap="xs">
        <Text size="sm">{texts.made(last.documents, last.bytes, last.seconds)}</Text>
        <Badge color={last.isEncrypted ? 'green' : 'amber'} variant="light">
          {last.isEncrypted ? texts.encrypted : texts.plain}
        </Badge>
      </Group>
    ) : null}
    <Text size="sm">{texts.kept(kept, everyHours)}</Text>
    {isLate ? <Alert color="red">{texts.late(everyHours)}</Alert> : null}
  </Fact>
);

const LastVerification = ({ verified, isVerificationLate, verifyEveryDays }: Schedule) => (
  <Fact label={texts.verified} at={verified?.at}>
    <Text size="sm">{verified ? texts.verifiedText(verified.name, verified.documents) : texts.unverified}</Text>
    {verified && isVerificationLate ? <Alert color="amber">{texts.verificationLate(verifyEveryDays)}</Alert> : null}
  </Fact>
);

const Scheduled = ({ schedule }: { schedule: Schedule }) => (
  <Stack gap="sm">
    {schedule.failed ? (
      <Alert color="red" title={texts.failed[schedule.failed.work](minuteHere(schedule.failed.at))}>
        {schedule.failed.message}
      </Alert>
    ) : null}
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <LastBackup {...schedule} />
      <LastVerification {...schedule} />
    </SimpleGrid>
  </Stack>
);

/** The version of the product, the last scheduled backup, and the last one that was restored to prove it. */
export const BackupsCard = () => {
  const query = useOperation(getBackupsOperation, {}, { refetchInterval: AGAIN_MS });
  return (
    <Section title={texts.title} {...(query.data ? { text: texts.version(query.data.version) } : {})}>
      <QueryStates query={query} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.loadFailed}>
        {({ schedule }) =>
          schedule ? (
            <Scheduled schedule={schedule} />
          ) : (
            <Alert color="amber" title={texts.none}>
              {texts.noneText} {texts.guide}
            </Alert>
          )
        }
      </QueryStates>
    </Section>
  );
};

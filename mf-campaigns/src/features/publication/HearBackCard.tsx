import {
  draftOutcomeOperation,
  getHearBackOperation,
  type HearBackStatus,
  listSegmentsOperation,
  type OutcomeAudience,
  type OutcomeMessage,
} from '@folkmoot/contracts/client';
import {
  dayIn,
  notify,
  useCan,
  useCouncilZone,
  useNavigate,
  useOperation,
  useOperationMutation,
} from '@folkmoot/shell-sdk';
import { Button, Card, Group, QueryStates, SimpleGrid, Stack, Text, TextLink, Title } from '@folkmoot/ui';
import { Radio, Select } from '@folkmoot/ui/controls';
import { useState } from 'react';
import { messages } from './hear-back.messages';

const MOVING_INTERVAL_MS = 2_000;
const NEWSLETTERS = '/dashboard/subscribers/newsletters';

type Kind = OutcomeAudience['of'];
const kinds: readonly Kind[] = ['hear_back', 'invited', 'segment'];

const isMoving = ({ messages: sent }: HearBackStatus): boolean =>
  sent.some(({ state }) => state === 'sending' || state === 'scheduled');

const Figure = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <div>
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fw={600} size="xl">
      {count.toLocaleString('en-GB')}
    </Text>
  </div>
);

const Kept = ({ status: { isOver, keptUntil } }: { readonly status: HearBackStatus }) => {
  const zone = useCouncilZone();
  if (isOver) return <Text>{messages.over}</Text>;
  return <Text size="sm">{keptUntil ? messages.keptUntil(dayIn(keptUntil, zone)) : messages.kept}</Text>;
};

const Segments = ({
  segmentId,
  onChange,
}: {
  readonly segmentId: string;
  readonly onChange: (segmentId: string) => void;
}) => {
  const { data } = useOperation(listSegmentsOperation, {});
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      label={messages.segment}
      description={data && options.length === 0 ? messages.noSegments : undefined}
      data={options}
      value={segmentId || null}
      onChange={(value) => onChange(value ?? '')}
      allowDeselect={false}
    />
  );
};

const labelOf = (kind: Kind, { asked, invited }: HearBackStatus): string => {
  if (kind === 'segment') return messages.audiences.segment;
  return messages.audiences[kind](kind === 'invited' ? invited : asked);
};

const isEmpty = (kind: Kind, segmentId: string, { asked, invited }: HearBackStatus): boolean => {
  if (kind === 'segment') return segmentId === '';
  return (kind === 'invited' ? invited : asked) === 0;
};

/** The choice of people, and the way to the message. */
const Write = ({ status }: { readonly status: HearBackStatus }) => {
  const navigate = useNavigate();
  const draft = useOperationMutation(draftOutcomeOperation);
  const [kind, setKind] = useState<Kind>(status.isOver ? 'invited' : 'hear_back');
  const [segmentId, setSegmentId] = useState('');
  const { campaignId } = status;
  const write = async () => {
    const audience: OutcomeAudience = kind === 'segment' ? { of: kind, segmentId } : { of: kind };
    try {
      const { id } = await draft.mutateAsync({ params: { campaignId }, body: { audience } });
      navigate(`${NEWSLETTERS}/${id}`);
    } catch {
      notify.error(messages.failed);
    }
  };
  const isBlocked = isEmpty(kind, segmentId, status);
  return (
    <Stack gap="sm">
      <Title order={3} size="sm">
        {messages.send}
      </Title>
      <Radio.Group
        label={messages.to}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each === value) ?? kind)}
      >
        <Stack gap="xs" mt="xs">
          {kinds
            .filter((each) => each !== 'hear_back' || !status.isOver)
            .map((each) => (
              <Radio key={each} value={each} label={labelOf(each, status)} />
            ))}
        </Stack>
      </Radio.Group>
      {kind === 'segment' && <Segments segmentId={segmentId} onChange={setSegmentId} />}
      <Text size="sm" c="dimmed">
        {isBlocked && kind !== 'segment' ? messages.nobody : messages.writeHint}
      </Text>
      <Group>
        <Button disabled={isBlocked} loading={draft.isPending} onClick={() => void write()}>
          {messages.write}
        </Button>
      </Group>
    </Stack>
  );
};

const Line = ({ message }: { readonly message: OutcomeMessage }) => {
  const { newsletterId, subject, state, sent, isLast } = message;
  const words = messages.state[state](sent);
  return (
    <div>
      <TextLink to={`${NEWSLETTERS}/${newsletterId}`} underline="always">
        {subject}
      </TextLink>
      <Text size="sm">{isLast ? `${words} (${messages.last})` : words}</Text>
    </div>
  );
};

const Body = ({ status }: { readonly status: HearBackStatus }) => {
  const canEdit = useCan('campaign:edit');
  const { asked, invited, heardBack, unconfirmed, messages: sent } = status;
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <Figure label={messages.asked} count={asked} />
        <Figure label={messages.invited} count={invited} />
        <Figure label={messages.heardBack} count={heardBack} />
      </SimpleGrid>
      {unconfirmed > 0 && <Text size="sm">{messages.unconfirmed(unconfirmed)}</Text>}
      <Kept status={status} />
      {sent.length > 0 && (
        <Stack gap="xs">
          <Title order={3} size="sm">
            {messages.messages}
          </Title>
          {sent.map((message) => (
            <Line key={message.newsletterId} message={message} />
          ))}
        </Stack>
      )}
      {canEdit && <Write status={status} />}
    </>
  );
};

/** Who wants to hear what comes of the survey, the messages to them, and a new message. */
export const HearBackCard = ({ campaignId }: { readonly campaignId: string }) => {
  const status = useOperation(
    getHearBackOperation,
    { params: { campaignId } },
    { refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? MOVING_INTERVAL_MS : false) },
  );
  return (
    <Card component="section" aria-label={messages.title}>
      <Stack>
        <Title order={2} size="h4">
          {messages.title}
        </Title>
        <Text maw="75ch">{messages.about}</Text>
        <QueryStates query={status} loadingLabel={messages.loading} errorTitle={messages.loadFailed}>
          {(loaded) => <Body status={loaded} />}
        </QueryStates>
      </Stack>
    </Card>
  );
};

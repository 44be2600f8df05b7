import { mailAlarmOf } from '@folkmoot/contracts/client';
import { momentInWords, useCan, useCouncilZone } from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, IconAlertTriangle, ProgressBar, SimpleGrid, Stack, Text } from '@folkmoot/ui';
import { ConfirmButton } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { useAct, type Verbs } from './act';
import { SendingWait } from './SendingWait';
import type { Sending } from './sending';
import { messages } from './sending.messages';
import classes from './sending.module.css';

const texts = messages.progress;
const figures = ['sent', 'answered', 'queued', 'suppressed', 'failed', 'bounced', 'complained'] as const;

interface FigureProps {
  sending: Sending;
  hasAnswers: boolean;
}

const Figures = ({ sending: { counts, state }, hasAnswers }: FigureProps) => {
  const shown = figures.filter((name) => hasAnswers || name !== 'answered');
  return (
    <SimpleGrid cols={{ base: 2, sm: 4, lg: shown.length }} component="dl" className={classes.figures}>
      {shown.map((name) => (
        <div key={name}>
          <Text component="dt" size="sm" c="dimmed">
            {name === 'queued' && state === 'cancelled' ? texts.counts.notSent : texts.counts[name]}
          </Text>
          <Text component="dd" fw={600} size="lg" className="tabular" c={counts[name] === 0 ? 'dimmed' : undefined}>
            {counts[name].toLocaleString('en')}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
};

interface Props {
  sending: Sending;
  verbs: Verbs;
  refresh: () => Promise<void>;
  /** Words of the button that stops it for good, and of its question. */
  cancelWords: { label: string; question: string };
  /** Whether people answer it. */
  hasAnswers: boolean;
  /** Called for a sending that has not started, which can still be changed. */
  onEdit: () => void;
  /** Further notes. */
  children?: ReactNode;
}

const Steering = ({ sending: { state, counts }, verbs, refresh, cancelWords, onEdit }: Props) => {
  const canEdit = useCan('campaign:edit');
  const act = useAct(refresh);
  if (state === 'done' || state === 'cancelled') return null;
  return (
    <Group gap="xs">
      {state === 'scheduled' && canEdit && (
        <Button variant="default" onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      {state === 'paused' ? (
        <Button onClick={() => void act(verbs.resume)}>{texts.resume}</Button>
      ) : (
        <Button variant="default" onClick={() => void act(verbs.pause)}>
          {texts.pause}
        </Button>
      )}
      <ConfirmButton {...cancelWords} cancelLabel={texts.keep} onConfirm={() => act(verbs.cancel)}>
        {counts.queued > 0 && <Text size="sm">{texts.cancelText(counts.queued)}</Text>}
      </ConfirmButton>
    </Group>
  );
};

const timesOf = ({ state, sendAt, startedAt, finishedAt }: Sending, zone: string): string =>
  [
    state === 'scheduled' && sendAt && texts.begins(momentInWords(sendAt, zone)),
    startedAt && texts.began(momentInWords(startedAt, zone)),
    finishedAt && texts.ended(momentInWords(finishedAt, zone)),
  ]
    .filter(Boolean)
    .join(' ');

const Warning = ({ color, children }: { color: 'amber' | 'red'; children: ReactNode }) => (
  <Alert color={color} role="status" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
    {children}
  </Alert>
);

const Notes = ({ sending }: { sending: Sending }) => {
  const zone = useCouncilZone();
  const { problem, counts, isExpanded, state, areBouncesReported, slowed } = sending;
  const alarm = mailAlarmOf(counts);
  return (
    <>
      {alarm && <Warning color="red">{texts.alarms[alarm]}</Warning>}
      {slowed && <Text size="sm">{texts.slowed(slowed.messages, momentInWords(slowed.until, zone))}</Text>}
      {(counts.softBounced ?? 0) > 0 && <Text size="sm">{texts.softBounced(counts.softBounced ?? 0)}</Text>}
      {problem && <Warning color="amber">{problem}</Warning>}
      {state === 'sending' && !isExpanded && (
        <Text size="sm" c="dimmed">
          {texts.gathering}
        </Text>
      )}
      {areBouncesReported === false && counts.sent > 0 && (
        <Text size="sm" c="dimmed">
          {texts.noBounces}
        </Text>
      )}
      {counts.maybeTwice > 0 && <Text size="sm">{texts.twice(counts.maybeTwice)}</Text>}
    </>
  );
};

/** How far a sending is, with controls to undo, pause or stop it. */
export const SendingProgress = (props: Props) => {
  const { sending, verbs, refresh, hasAnswers, children } = props;
  const zone = useCouncilZone();
  const maySteer = useCan('campaign:activate');
  const { counts, startedAt, undoUntil, problem } = sending;
  if (undoUntil && problem === null) return <SendingWait until={undoUntil} verbs={verbs} refresh={refresh} />;
  const done = counts.sent + counts.failed + counts.bounced + counts.complained + counts.suppressed;
  const total = done + counts.queued;
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Text>{timesOf(sending, zone)}</Text>
          {maySteer && <Steering {...props} />}
        </Group>
        {startedAt && (
          <>
            <Text fw={600} size="lg">
              {texts.summary(counts)}
            </Text>
            <ProgressBar label={texts.bar} value={done} max={total} text={texts.done(done, total)} />
          </>
        )}
        <Notes sending={sending} />
        <Figures sending={sending} hasAnswers={hasAnswers} />
        {children}
      </Stack>
    </Card>
  );
};

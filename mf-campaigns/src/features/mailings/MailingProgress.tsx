import {
  cancelMailingOperation,
  type Mailing,
  pauseMailingOperation,
  resumeMailingOperation,
} from '@folkmoot/contracts/client';
import { momentInWords, notify, useCan, useCouncilZone, useOperationMutation } from '@folkmoot/shell-sdk';
import { Alert, Button, Card, Group, IconAlertTriangle, ProgressBar, SimpleGrid, Stack, Text } from '@folkmoot/ui';
import { ConfirmButton } from '@folkmoot/ui/controls';
import { failureText, useRefreshMailings } from './mailing.api';
import { messages } from './mailings.messages';
import classes from './mailings.module.css';

const texts = messages.progress;
const shown = ['sent', 'answered', 'queued', 'suppressed', 'failed', 'bounced', 'complained'] as const;

const Figures = ({ counts, state }: Mailing) => (
  <SimpleGrid cols={{ base: 2, sm: 4, lg: 7 }} component="dl" className={classes.figures}>
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

const rateOf = ({ sent, answered, complained }: Mailing['counts']): number | null => {
  const arrived = sent + complained;
  return arrived > 0 ? Math.round((Math.min(answered, arrived) / arrived) * 100) : null;
};

const useSteering = ({ id }: Mailing) => {
  const refresh = useRefreshMailings();
  const verbs = {
    pause: useOperationMutation(pauseMailingOperation),
    resume: useOperationMutation(resumeMailingOperation),
    cancel: useOperationMutation(cancelMailingOperation),
  };
  return async (verb: keyof typeof verbs) => {
    try {
      await verbs[verb].mutateAsync({ params: { mailingId: id } });
    } catch (error) {
      notify.error(failureText(error, texts.failed));
    }
    await refresh();
  };
};

interface Props {
  mailing: Mailing;
  /** Called for a mailing that has not started, which can still be changed. */
  onEdit: () => void;
}

const Steering = ({ mailing, onEdit }: Props) => {
  const canEdit = useCan('campaign:edit');
  const steer = useSteering(mailing);
  const { state, counts } = mailing;
  if (state === 'done' || state === 'cancelled') return null;
  return (
    <Group gap="xs">
      {state === 'scheduled' && canEdit && (
        <Button variant="default" onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      {state === 'paused' ? (
        <Button onClick={() => void steer('resume')}>{texts.resume}</Button>
      ) : (
        <Button variant="default" onClick={() => void steer('pause')}>
          {texts.pause}
        </Button>
      )}
      <ConfirmButton
        label={texts.cancel}
        question={texts.cancelQuestion}
        cancelLabel={texts.keep}
        onConfirm={() => steer('cancel')}
      >
        {counts.queued > 0 && <Text size="sm">{texts.cancelText(counts.queued)}</Text>}
      </ConfirmButton>
    </Group>
  );
};

const times = ({ state, sendAt, startedAt, finishedAt }: Mailing, zone: string): string =>
  [
    state === 'scheduled' && sendAt && texts.begins(momentInWords(sendAt, zone)),
    startedAt && texts.began(momentInWords(startedAt, zone)),
    finishedAt && texts.ended(momentInWords(finishedAt, zone)),
  ]
    .filter(Boolean)
    .join(' ');

const Notes = ({
  mailing: { problem, counts, isExpanded, state, answersAsOf, areBouncesReported },
}: {
  mailing: Mailing;
}) => (
  <>
    {problem && (
      <Alert color="amber" role="status" icon={<IconAlertTriangle stroke={1.5} aria-hidden="true" />}>
        {problem}
      </Alert>
    )}
    {state === 'sending' && !isExpanded && (
      <Text size="sm" c="dimmed">
        {texts.gathering}
      </Text>
    )}
    {answersAsOf === 'night' && <Text size="sm">{texts.asOfNight}</Text>}
    {areBouncesReported === false && counts.sent > 0 && (
      <Text size="sm" c="dimmed">
        {texts.noBounces}
      </Text>
    )}
    {counts.maybeTwice > 0 && <Text size="sm">{texts.twice(counts.maybeTwice)}</Text>}
  </>
);

/** The progress of a mailing, with controls to pause or stop it. */
export const MailingProgress = ({ mailing, onEdit }: Props) => {
  const zone = useCouncilZone();
  const maySteer = useCan('campaign:activate');
  const { counts } = mailing;
  const done = counts.sent + counts.failed + counts.bounced + counts.complained + counts.suppressed;
  const rate = rateOf(counts);
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Text>{times(mailing, zone)}</Text>
          {maySteer && <Steering mailing={mailing} onEdit={onEdit} />}
        </Group>
        {mailing.startedAt && (
          <Text fw={600} size="lg">
            {texts.summary(counts)}
          </Text>
        )}
        {mailing.startedAt && (
          <ProgressBar
            label={texts.bar}
            value={done}
            max={done + counts.queued}
            text={texts.done(done, done + counts.queued)}
          />
        )}
        <Notes mailing={mailing} />
        <Figures {...mailing} />
        {rate !== null && (
          <div>
            <Text>
              {texts.rate}: <strong className="tabular">{rate}%</strong>
            </Text>
            <Text size="sm" c="dimmed">
              {texts.rateHelp}
            </Text>
          </div>
        )}
      </Stack>
    </Card>
  );
};

import { getWaveOperation, type Wave, waveReasonMessages } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useOperation, useStaffNames } from '@folkmoot/shell-sdk';
import { Group, IconCheck, IconCircleX, IconClock, ProgressBar, Stack, Text } from '@folkmoot/ui';
import { summaryOf } from './integrity.domain';
import { messages } from './integrity.messages';
import classes from './integrity.module.css';

const texts = messages.groups;

export const Period = ({ wave: { from, until, responses } }: { wave: Wave }) => {
  const zone = useCouncilZone();
  return (
    <Text size="sm">
      <strong className="tabular">{texts.size(responses)}</strong>
      {' · '}
      {texts.period(momentIn(from, zone), momentIn(until, zone))}
    </Text>
  );
};

/** Why the responses belong together, each reason as a sentence with its figures. */
export const Reasons = ({ wave: { reasons } }: { wave: Wave }) => (
  <ul className={classes.reasons}>
    {reasons.map(({ code, figures }) => (
      <li key={code}>{waveReasonMessages[code](figures)}</li>
    ))}
  </ul>
);

/** The changes without a group, in one line. Counted on its own, so that the list need not wait for it. */
export const EffectLine = ({ campaignId, wave }: { campaignId: string; wave: Wave }) => {
  const { data, isError } = useOperation(getWaveOperation, { params: { campaignId, waveId: wave.id } });
  const words = () => {
    if (!data) return isError ? texts.effectFailed : texts.effectLoading;
    const { points, orders } = summaryOf(data.effects);
    return points === 0 && orders === 0 ? texts.noEffect : texts.effect(points, orders);
  };
  return (
    <Text size="sm" c={data ? undefined : 'dimmed'}>
      {words()}
    </Text>
  );
};

const icons = { kept: IconCheck, organised: IconCheck, excluded: IconCircleX } as const;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const useDecider = ({ decidedBy, decidedAt }: Wave): string | null => {
  const zone = useCouncilZone();
  const nameOf = useStaffNames();
  if (decidedBy === null || decidedAt === null) return null;
  const { isYou, name } = nameOf(decidedBy);
  return texts.by(isYou ? texts.you : (name ?? texts.somebody), momentIn(decidedAt, zone));
};

const Line = ({ wave: { decision } }: { wave: Wave }) => {
  const Icon = decision === null ? IconClock : icons[decision];
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <Icon {...icon} className={classes.stateIcon} />
      <Text size="sm" fw={600}>
        {decision === null ? texts.needsDecision : texts.decision[decision]}
      </Text>
    </Group>
  );
};

/** The decision about a group with its reason, person and time, and how far it is carried out. */
export const DecisionState = ({ wave }: { wave: Wave }) => {
  const { decision, reason, except, progress } = wave;
  const decider = useDecider(wave);
  const because = decision === null ? texts.takenBack : texts.because;
  return (
    <Stack gap={4}>
      <Line wave={wave} />
      {reason !== null && (
        <Text size="sm" className={classes.reason}>
          {because(reason)}
        </Text>
      )}
      {decider !== null && (
        <Text size="sm" c="dimmed">
          {[decider, ...(except > 0 ? [texts.leftOut(except)] : [])].join(' · ')}
        </Text>
      )}
      {progress && (
        <ProgressBar
          label={texts.working}
          value={progress.done}
          max={progress.total}
          text={texts.progress(progress.done, progress.total)}
        />
      )}
    </Stack>
  );
};

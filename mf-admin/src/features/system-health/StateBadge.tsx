import type { HealthState } from '@folkmoot/contracts/client';
import { Badge, IconAlertTriangle, IconCircleCheck, IconCircleX, IconHelpCircle, type Tone } from '@folkmoot/ui';
import { messages as texts } from './system-health.messages';

const looks: Readonly<Record<HealthState, { tone: Tone; icon: typeof IconCircleCheck }>> = {
  ok: { tone: 'green', icon: IconCircleCheck },
  degraded: { tone: 'amber', icon: IconAlertTriangle },
  down: { tone: 'red', icon: IconCircleX },
  unknown: { tone: 'gray', icon: IconHelpCircle },
};

export const stateLook = (state: HealthState) => looks[state];

/** The state of a part as text, icon and colour. `label` is a more precise text. */
export const StateBadge = ({ state, label }: { state: HealthState; label?: string }) => {
  const { tone, icon: Icon } = looks[state];
  return (
    <Badge color={tone} leftSection={<Icon size={13} stroke={1.75} aria-hidden="true" />}>
      {label ?? texts.states[state]}
    </Badge>
  );
};

import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArchive,
  IconCalendar,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClipboardList,
  IconClock,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
} from '../icons';
import type { Tone } from '../theme/palette';
import { uiMessages } from '../ui.messages';

interface Look {
  tone: Tone;
  icon: typeof IconPencil;
  /** Distinguishes statuses with the same tone. */
  variant?: 'filled' | 'outline' | 'default';
}

/** Text, icon and colour together, so that none of them has to be seen alone. */
const looks: Readonly<Record<keyof typeof uiMessages.statuses, Look>> = {
  draft: { tone: 'gray', icon: IconPencil, variant: 'default' },
  survey_building: { tone: 'violet', icon: IconClipboardList },
  ready: { tone: 'teal', icon: IconCircleCheck },
  scheduled: { tone: 'accent', icon: IconCalendar },
  active: { tone: 'green', icon: IconPlayerPlay, variant: 'filled' },
  paused: { tone: 'amber', icon: IconPlayerPause },
  completed: { tone: 'gray', icon: IconCheck },
  archived: { tone: 'gray', icon: IconArchive, variant: 'outline' },
  inactive: { tone: 'gray', icon: IconCircleX },
  pending: { tone: 'amber', icon: IconClock },
  accepted: { tone: 'green', icon: IconCircleCheck },
  revoked: { tone: 'red', icon: IconCircleX },
  unsubscribed: { tone: 'gray', icon: IconCircleX },
  bounced: { tone: 'red', icon: IconAlertTriangle },
  complained: { tone: 'red', icon: IconAlertTriangle },
  expired: { tone: 'gray', icon: IconClock },
};

const words = (status: string): string => {
  const spaced = status.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const isKnown = (status: string): status is keyof typeof looks => Object.hasOwn(looks, status);

const lookOf = (status: string): Look | undefined => (isKnown(status) ? looks[status] : undefined);

/** The text of a status, as the badge shows it. */
export const statusLabel = (status: string): string => (isKnown(status) ? uiMessages.statuses[status] : words(status));

interface Props {
  /** The status of a campaign, user, council or invitation. */
  status: string;
  /** Replaces the default text of the status. */
  label?: string;
}

/** A status as text with icon and colour. */
export const StatusBadge = ({ status, label }: Props) => {
  const look: Look = lookOf(status) ?? { tone: 'gray', icon: IconCircleDashed };
  const Icon = look.icon;
  return (
    <Badge
      color={look.tone}
      variant={look.variant}
      size="md"
      miw="max-content"
      leftSection={<Icon size={13} stroke={1.75} aria-hidden="true" />}
    >
      {label ?? statusLabel(status)}
    </Badge>
  );
};

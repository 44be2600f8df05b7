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

interface Look {
  label: string;
  tone: Tone;
  icon: typeof IconPencil;
  /** Distinguishes statuses with the same tone. */
  variant?: 'filled' | 'outline' | 'default';
}

/** Text, icon and colour together, so that none of them has to be seen alone. */
const looks: Readonly<Record<string, Look>> = {
  draft: { label: 'Draft', tone: 'gray', icon: IconPencil, variant: 'default' },
  survey_building: { label: 'Survey Building', tone: 'violet', icon: IconClipboardList },
  ready: { label: 'Ready', tone: 'teal', icon: IconCircleCheck },
  scheduled: { label: 'Scheduled', tone: 'accent', icon: IconCalendar },
  active: { label: 'Active', tone: 'green', icon: IconPlayerPlay, variant: 'filled' },
  paused: { label: 'Paused', tone: 'amber', icon: IconPlayerPause },
  completed: { label: 'Completed', tone: 'gray', icon: IconCheck },
  archived: { label: 'Archived', tone: 'gray', icon: IconArchive, variant: 'outline' },
  inactive: { label: 'Inactive', tone: 'gray', icon: IconCircleX },
  pending: { label: 'Pending', tone: 'amber', icon: IconClock },
  accepted: { label: 'Accepted', tone: 'green', icon: IconCircleCheck },
  revoked: { label: 'Revoked', tone: 'red', icon: IconCircleX },
  unsubscribed: { label: 'Unsubscribed', tone: 'gray', icon: IconCircleX },
  bounced: { label: 'Bounced', tone: 'red', icon: IconAlertTriangle },
  complained: { label: 'Complained', tone: 'red', icon: IconAlertTriangle },
  expired: { label: 'Expired', tone: 'gray', icon: IconClock },
};

const words = (status: string): string => {
  const spaced = status.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const lookOf = (status: string): Look | undefined => (Object.hasOwn(looks, status) ? looks[status] : undefined);

/** The text of a status, as the badge shows it. */
export const statusLabel = (status: string): string => lookOf(status)?.label ?? words(status);

interface Props {
  /** The status of a campaign, user, council or invitation. */
  status: string;
  /** Replaces the default text of the status. */
  label?: string;
}

/** A status as text with icon and colour. */
export const StatusBadge = ({ status, label }: Props) => {
  const look: Look = lookOf(status) ?? { label: words(status), tone: 'gray', icon: IconCircleDashed };
  const Icon = look.icon;
  return (
    <Badge
      color={look.tone}
      variant={look.variant}
      size="md"
      miw="max-content"
      leftSection={<Icon size={13} stroke={1.75} aria-hidden="true" />}
    >
      {label ?? look.label}
    </Badge>
  );
};

import type { WaveKind } from '@folkmoot/contracts/client';
import { Badge, IconAlertTriangle, IconUsersGroup } from '@folkmoot/ui';
import { integrityWords } from '../../entities/integrity';

const looks = {
  doubtful: { color: 'amber', icon: IconAlertTriangle },
  organised: { color: 'accent', icon: IconUsersGroup },
} as const;

/** The kind of a group as icon, colour and word. */
export const KindBadge = ({ kind }: { kind: WaveKind }) => {
  const { color, icon: Icon } = looks[kind];
  return (
    <Badge
      color={color}
      variant="light"
      size="lg"
      tt="none"
      leftSection={<Icon size={14} stroke={1.5} aria-hidden="true" />}
    >
      {integrityWords.kinds[kind]}
    </Badge>
  );
};

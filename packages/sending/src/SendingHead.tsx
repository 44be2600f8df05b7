import { Group, IconArrowLeft, Stack, StatusBadge, TextLink, Title } from '@folkmoot/ui';
import { badgeOf, type Sending, stateText } from './sending';

interface Props {
  title: string;
  /** Level of the heading: 1 on a page of its own, 2 on a page of a campaign. */
  order: 1 | 2;
  back: { to: string; label: string };
  /** Missing for a new one. */
  sending?: Pick<Sending, 'state' | 'undoUntil' | 'problem'> | undefined;
}

/** The way back, the title and the state. */
export const SendingHead = ({ title, order, back, sending }: Props) => (
  <Stack gap={4}>
    <TextLink to={back.to} size="sm" c="dimmed">
      <Group gap={4} component="span">
        <IconArrowLeft size={14} stroke={1.5} aria-hidden="true" />
        {back.label}
      </Group>
    </TextLink>
    <Group gap="sm">
      <Title order={order} style={{ overflowWrap: 'anywhere' }}>
        {title}
      </Title>
      {sending && <StatusBadge status={badgeOf[sending.state]} label={stateText(sending)} />}
    </Group>
  </Stack>
);

import type { CampaignDetail } from '@folkmoot/contracts/client';
import { momentIn, useCouncilZone, useStaffNames } from '@folkmoot/shell-sdk';
import { Card, Group, List, Stack, StatusBadge, Text, Title } from '@folkmoot/ui';
import { historyTexts as texts } from './campaign-detail.messages';

/** The names of the people who made the changes. They need permission to read the team. */
const useNames = (): ((by: string | null) => string) => {
  const staff = useStaffNames();
  return (by) => {
    if (by === null) return texts.byTime;
    const { isYou, name } = staff(by);
    if (isYou) return texts.byYou;
    return name ? texts.by(name) : texts.byStaff;
  };
};

/** The changes of the campaign's status, newest first. */
export const StatusHistory = ({ campaign }: { campaign: CampaignDetail }) => {
  const zone = useCouncilZone();
  const nameOf = useNames();
  const changes = [...campaign.statusHistory].reverse();
  return (
    <Card component="section" aria-label={texts.title}>
      <Stack gap="sm">
        <Title order={2}>{texts.title}</Title>
        <List listStyleType="none" spacing="xs" p={0} m={0}>
          {changes.map(({ to, at, by }) => (
            <List.Item key={`${at} ${to}`}>
              <Group gap="xs">
                <StatusBadge status={to} />
                <Text size="sm" c="dimmed">
                  {momentIn(at, zone)}, {nameOf(by)}
                </Text>
              </Group>
            </List.Item>
          ))}
          <List.Item>
            <Group gap="xs">
              <StatusBadge status="draft" label={texts.created} />
              <Text size="sm" c="dimmed">
                {momentIn(campaign.createdAt, zone)}, {nameOf(campaign.createdBy)}
              </Text>
            </Group>
          </List.Item>
        </List>
      </Stack>
    </Card>
  );
};

import type { CouncilDetail } from '@folkmoot/contracts/client';
import { Group, SimpleGrid, Stack, StatusBadge, Text } from '@folkmoot/ui';
import { FigureStrip } from '@folkmoot/ui/controls';
import { momentOf } from '../councils/days';
import { CouncilSection, Fact, Facts } from './CouncilSection';
import { detailMessages as texts } from './council.messages';
import { useCouncilDetail } from './council-context';
import { sizeOf } from './size';

const Campaigns = ({ campaigns }: Pick<CouncilDetail, 'campaigns'>) => {
  if (campaigns.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.noCampaigns}
      </Text>
    );
  }
  return (
    <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
      {campaigns.map(({ id, title, status, responses }) => (
        <Group component="li" key={id} justify="space-between" gap="sm" wrap="nowrap">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {title || texts.untitled}
          </Text>
          <Group gap="xs" wrap="nowrap" style={{ flexShrink: 0 }}>
            <Text size="xs" c="dimmed">
              {texts.countOf(responses)}
            </Text>
            {status && <StatusBadge status={status} />}
          </Group>
        </Group>
      ))}
    </Stack>
  );
};

const About = ({ council, retentionDays }: CouncilDetail) => (
  <CouncilSection title={texts.about}>
    <Facts>
      <Fact label={texts.contact}>{council.contactEmail}</Fact>
      <Fact label={texts.plan}>{council.subscriptionPlan || texts.noPlan}</Fact>
      <Fact label={texts.retention}>{retentionDays === null ? texts.keptForever : texts.keptDays(retentionDays)}</Fact>
    </Facts>
  </CouncilSection>
);

const Team = ({ team }: Pick<CouncilDetail, 'team'>) => (
  <CouncilSection title={texts.teamCard}>
    <Facts>
      <Fact label={texts.pending}>
        {team.pendingInvitations}
        {team.failedInvitations > 0 && ` (${texts.failedInvitations(team.failedInvitations)})`}
      </Fact>
      <Fact label={texts.lastLogin}>{team.lastLoginAt ? momentOf(team.lastLoginAt) : texts.never}</Fact>
    </Facts>
  </CouncilSection>
);

const Mail = ({ mail }: Pick<CouncilDetail, 'mail'>) => (
  <CouncilSection title={texts.mail}>
    <Facts>
      <Fact label={texts.sender}>{`${mail.fromName} <${mail.fromAddress}>`}</Fact>
      <Fact label={texts.replyTo}>{mail.replyTo || texts.noReplyTo}</Fact>
      <Fact label={texts.domain}>{texts.domainOf(texts.findings[mail.spf], texts.findings[mail.dmarc])}</Fact>
    </Facts>
  </CouncilSection>
);

/** How much a council uses the product, and how it is set up. */
export const CouncilOverviewTab = () => {
  const detail = useCouncilDetail();
  const { usage, team, storage } = detail;
  return (
    <Stack>
      <FigureStrip
        figures={[
          { label: texts.responses, value: usage.responses, unit: texts.responsesUnit },
          { label: texts.monthly, value: usage.monthlyResponses, unit: texts.monthlyUnit },
          { label: texts.campaigns, value: usage.campaigns, unit: texts.campaignsUnit },
          { label: texts.team, value: team.members, unit: texts.membersUnit(team.active, team.admins) },
          { label: texts.storage, value: sizeOf(storage.bytes), unit: texts.storageUnit(storage.files) },
        ]}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <About {...detail} />
          <Team team={team} />
          <Mail mail={detail.mail} />
        </Stack>
        <CouncilSection title={texts.campaignList}>
          <Campaigns campaigns={detail.campaigns} />
        </CouncilSection>
      </SimpleGrid>
    </Stack>
  );
};

import { councilRoles, getTeamSummaryOperation, type ReplyOf, roleLabels } from '@folkmoot/contracts/client';
import { useCan, useOperation, usePageTitle, useSearchParams } from '@folkmoot/shell-sdk';
import {
  Button,
  Card,
  IconUserPlus,
  Page,
  PageHeader,
  SearchBox,
  SimpleGrid,
  Stack,
  StatCard,
  Text,
  Title,
} from '@folkmoot/ui';
import { useState } from 'react';
import { InviteDialog } from './InviteDialog';
import { MemberList } from './MemberList';
import { PendingInvitations } from './PendingInvitations';
import { invitationMessages, messages } from './team.messages';

type Summary = ReplyOf<typeof getTeamSummaryOperation>;
const figures = { total: 'members', active: 'active', pending: 'pending', admins: 'admins' } as const;

/** Undefined while it loads, null when it failed. */
const Stats = ({ summary }: { summary: Summary | null | undefined }) => (
  <SimpleGrid cols={{ base: 2, md: 4 }}>
    {(['total', 'active', 'pending', 'admins'] as const).map((card) => (
      <StatCard
        key={card}
        label={messages.stats[card]}
        value={summary ? summary[figures[card]] : summary}
        unit={messages.statUnits[card]}
      />
    ))}
  </SimpleGrid>
);

const Roles = () => (
  <Card>
    <Stack gap={4}>
      <Title order={2} size="h5">
        {messages.roles}
      </Title>
      {councilRoles.map((role) => (
        <Text size="sm" key={role}>
          <Text span size="sm" fw={600}>
            {roleLabels[role]}
          </Text>
          : {messages.roleDescriptions[role]}
        </Text>
      ))}
    </Stack>
  </Card>
);

/** The members, and for admins the open invitations. */
export const TeamPage = () => {
  usePageTitle(messages.title);
  const canEdit = useCan('team:edit');
  const [params, setParams] = useSearchParams();
  const [isInviting, setIsInviting] = useState(false);
  const summary = useOperation(getTeamSummaryOperation, {});
  const q = params.get('q') ?? '';
  const invite = canEdit && (
    <Button leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />} onClick={() => setIsInviting(true)}>
      {invitationMessages.invite}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={messages.title} description={messages.description} actions={invite} />
      <Stats summary={summary.data ?? (summary.error ? null : undefined)} />
      {canEdit && <PendingInvitations />}
      <Stack gap="sm">
        <Title order={2} size="h4">
          {messages.list}
        </Title>
        <SearchBox
          label={messages.search}
          value={q}
          onChange={(next) => setParams(next ? { q: next } : {}, { replace: true })}
        />
        <MemberList q={q} />
      </Stack>
      <Roles />
      <InviteDialog opened={isInviting} onClose={() => setIsInviting(false)} />
    </Page>
  );
};

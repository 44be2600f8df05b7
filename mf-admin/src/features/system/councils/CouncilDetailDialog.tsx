import { type CouncilDetail, type CouncilSummary, getCouncilDetailOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { Alert, Button, Group, QueryStates, SimpleGrid, Stack, StatusBadge, Text, TextLink, Title } from '@folkmoot/ui';
import { Modal } from '@folkmoot/ui/controls';
import type { ReactNode } from 'react';
import { CLOSE } from '../system.messages';
import type { CouncilAction } from './CouncilActions';
import { CouncilAddress } from './CouncilAddress';
import { CouncilAiForm } from './CouncilAiForm';
import { CouncilExports } from './CouncilExports';
import { CouncilStatus } from './CouncilStatus';
import { messages, detailMessages as texts } from './councils.messages';
import { dayOf, momentOf } from './days';
import { sizeOf } from './size';

const { actions } = messages;
const count = (value: number): string => value.toLocaleString('en-GB');

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Text component="dt" size="xs" c="dimmed">
      {label}
    </Text>
    <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title order={3} size="h6" mb={6}>
      {title}
    </Title>
    {children}
  </section>
);

const Facts = ({ children }: { children: ReactNode }) => (
  <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="sm" m={0}>
    {children}
  </SimpleGrid>
);

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

const Team = ({ team, councilId }: Pick<CouncilDetail, 'team'> & { councilId: string }) => (
  <Section title={texts.team}>
    <Facts>
      <Fact label={texts.team}>
        {texts.members(team.members, team.active, team.admins)}{' '}
        <TextLink to={`/dashboard/system/users?council=${encodeURIComponent(councilId)}`}>{texts.seeMembers}</TextLink>
      </Fact>
      <Fact label={texts.pending}>
        {team.pendingInvitations}
        {team.failedInvitations > 0 && ` (${texts.failedInvitations(team.failedInvitations)})`}
      </Fact>
      <Fact label={texts.lastLogin}>{team.lastLoginAt ? momentOf(team.lastLoginAt) : texts.never}</Fact>
    </Facts>
  </Section>
);

const Mail = ({ mail }: Pick<CouncilDetail, 'mail'>) => (
  <Section title={texts.mail}>
    <Facts>
      <Fact label={texts.sender}>{`${mail.fromName} <${mail.fromAddress}>`}</Fact>
      <Fact label={texts.replyTo}>{mail.replyTo || texts.noReplyTo}</Fact>
      <Fact label={texts.domain}>{texts.domainOf(texts.findings[mail.spf], texts.findings[mail.dmarc])}</Fact>
    </Facts>
  </Section>
);

const Usage = ({ usage, storage, retentionDays }: Pick<CouncilDetail, 'usage' | 'storage' | 'retentionDays'>) => (
  <Section title={texts.usage}>
    <Facts>
      <Fact label={texts.responses}>{count(usage.responses)}</Fact>
      <Fact label={texts.monthly}>{count(usage.monthlyResponses)}</Fact>
      <Fact label={texts.storage}>{texts.storageOf(storage.files, sizeOf(storage.bytes))}</Fact>
      <Fact label={texts.retention}>{retentionDays === null ? texts.keptForever : texts.keptDays(retentionDays)}</Fact>
    </Facts>
  </Section>
);

interface Props {
  council: CouncilSummary;
  onAction: (action: CouncilAction, council: CouncilSummary) => void;
}

/** Suspends, resumes, deletes or restores a council. The next dialog explains the effect and asks. */
const Standing = ({ council, onAction }: Props) => {
  const choice = (action: CouncilAction) => {
    const isFinal = action === 'remove';
    return (
      <Button
        size="xs"
        variant={isFinal ? 'subtle' : 'default'}
        {...(isFinal ? { color: 'red' } : {})}
        onClick={() => onAction(action, council)}
      >
        {actions[action]}
      </Button>
    );
  };
  return (
    <Section title={texts.standing}>
      <Group gap="xs">
        {council.deletedAt
          ? choice('restore')
          : choice(council.subscriptionStatus === 'inactive' ? 'resume' : 'suspend')}
        {!council.deletedAt && choice('remove')}
      </Group>
    </Section>
  );
};

const Detail = ({ detail, ...props }: Props & { detail: CouncilDetail }) => {
  const { council, deletedAt, erasedAfter } = detail;
  return (
    <Stack gap="lg">
      {deletedAt && erasedAfter && (
        <Alert color="red">{texts.deletedSince(dayOf(deletedAt), dayOf(erasedAfter))}</Alert>
      )}
      <Facts>
        <Fact label={texts.address}>
          <CouncilAddress council={council} isDeleted={deletedAt !== null} />
        </Fact>
        <Fact label={texts.contact}>{council.contactEmail}</Fact>
        <Fact label={texts.created}>{dayOf(council.createdAt)}</Fact>
      </Facts>
      <Usage {...detail} />
      <Team team={detail.team} councilId={council.id} />
      <Section title={texts.campaigns}>
        <Campaigns campaigns={detail.campaigns} />
      </Section>
      <Mail mail={detail.mail} />
      {!deletedAt && (
        <Section title={texts.ai}>
          <CouncilAiForm councilId={council.id} />
        </Section>
      )}
      <Section title={texts.exports}>
        <CouncilExports councilId={council.id} />
      </Section>
      <Standing {...props} />
    </Stack>
  );
};

/** One council: usage, members, campaigns, storage, mail, retention, AI, exports, and its end. */
export const CouncilDetailDialog = ({ council, onAction, onClose }: Props & { onClose: () => void }) => {
  const act: Props['onAction'] = (action, chosen) => {
    onClose();
    onAction(action, chosen);
  };
  const query = useOperation(getCouncilDetailOperation, { params: { councilId: council.id } });
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': CLOSE }}
      size="lg"
      title={
        <Group gap="sm">
          {council.name}
          <CouncilStatus {...council} />
        </Group>
      }
    >
      <QueryStates query={query} loadingLabel={texts.loading} loadingShape="table" errorTitle={texts.loadFailed}>
        {(detail) => <Detail detail={detail} council={council} onAction={act} />}
      </QueryStates>
    </Modal>
  );
};

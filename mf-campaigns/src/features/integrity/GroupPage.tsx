import {
  getWaveOperation,
  listQuestionsOperation,
  type Response,
  type Wave,
  type WaveEffect,
} from '@folkmoot/contracts/client';
import { isApiError, useCan, useOperation, useParams } from '@folkmoot/shell-sdk';
import { Card, EmptyState, IconArrowLeft, LinkButton, QueryStates, Stack, Text, Title } from '@folkmoot/ui';
import { useState } from 'react';
import { integrityPath, useIntegrity } from '../../entities/integrity';
import { ReportFrame, useRange } from '../../entities/report/report-frame';
import { DecisionForm } from './DecisionForm';
import { Effects } from './Effects';
import { Follow } from './Follow';
import { DecisionState, Period, Reasons } from './GroupFacts';
import { GroupResponses } from './GroupResponses';
import { messages } from './integrity.messages';
import classes from './integrity.module.css';
import { KindBadge } from './KindBadge';
import { SampleCompare } from './SampleCompare';

const texts = messages.group;
const PROGRESS_INTERVAL_MS = 1_000;

interface Loaded {
  wave: Wave;
  sample: Response[];
  effects: WaveEffect[];
  exceptIds: string[];
}

const Facts = ({ campaignId, wave, waves }: { campaignId: string; wave: Wave; waves: readonly Wave[] }) => (
  <Card component="section" aria-label={texts.reasons}>
    <Stack gap="xs">
      <Title order={2} size="h4">
        {texts.reasons}
      </Title>
      <Reasons wave={wave} />
      <Follow campaignId={campaignId} wave={wave} waves={waves} />
    </Stack>
  </Card>
);

const ReadOnlyDecision = ({ wave }: { wave: Wave }) => (
  <Card component="section" aria-label={messages.decide.title}>
    <Stack gap="xs">
      <DecisionState wave={wave} />
      <Text size="sm" c="dimmed">
        {messages.decide.readOnly}
      </Text>
    </Stack>
  </Card>
);

const Body = ({ campaignId, loaded: { wave, sample, effects, exceptIds } }: { campaignId: string; loaded: Loaded }) => {
  const canEdit = useCan('campaign:edit');
  const integrity = useIntegrity(campaignId).data;
  const questions = useOperation(listQuestionsOperation, { params: { campaignId } }).data?.items ?? [];
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setLeftOut((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return (
    <Stack gap="xl">
      <div className={classes.overview}>
        <Facts campaignId={campaignId} wave={wave} waves={integrity?.waves ?? []} />
        {canEdit ? (
          <DecisionForm
            campaignId={campaignId}
            wave={wave}
            integrity={integrity}
            leftOut={leftOut}
            exceptIds={exceptIds}
            onSaved={() => setLeftOut(new Set())}
          />
        ) : (
          <ReadOnlyDecision wave={wave} />
        )}
      </div>
      <SampleCompare sample={sample} questions={questions} responses={wave.responses} />
      <GroupResponses
        campaignId={campaignId}
        wave={wave}
        questions={questions}
        leftOut={leftOut}
        onToggle={canEdit ? toggle : null}
      />
      <Effects title={texts.effects} effects={effects} sides={['all', 'withoutWave']} />
    </Stack>
  );
};

const Head = ({ wave }: { wave: Wave }) => (
  <div>
    <Title order={2} size="h3">
      {texts[wave.kind]}
    </Title>
    <Stack gap={4} align="flex-start">
      <Period wave={wave} />
      <KindBadge kind={wave.kind} />
      <Text size="sm">{messages.groups.kindTexts[wave.kind]}</Text>
    </Stack>
  </div>
);

/** One group of responses: its reasons, samples side by side, all its responses, its effect, and the decision. */
export const GroupPage = () => {
  const { campaignId = '', waveId = '' } = useParams();
  const query = useOperation(
    getWaveOperation,
    { params: { campaignId, waveId } },
    {
      retry: false,
      refetchInterval: ({ state }) => (state.data?.wave.progress ? PROGRESS_INTERVAL_MS : false),
    },
  );
  return (
    <ReportFrame campaignId={campaignId} range={useRange()} report={undefined} isWhole>
      <div>
        <LinkButton
          to={integrityPath(campaignId)}
          variant="subtle"
          leftSection={<IconArrowLeft size={16} stroke={1.5} aria-hidden="true" />}
        >
          {texts.back}
        </LinkButton>
      </div>
      {isApiError(query.error, 'wave_not_found') ? (
        <EmptyState title={texts.missingTitle} text={texts.missingText} />
      ) : (
        <QueryStates query={query} loadingLabel={texts.loading} loadingShape="stack" errorTitle={texts.loadFailed}>
          {(loaded) => (
            <Stack gap="lg">
              <Head wave={loaded.wave} />
              <Body key={loaded.wave.id} campaignId={campaignId} loaded={loaded} />
            </Stack>
          )}
        </QueryStates>
      )}
    </ReportFrame>
  );
};

import type { Integrity } from '@folkmoot/contracts/client';
import { useParams } from '@folkmoot/shell-sdk';
import { Card, EmptyState, QueryStates, Stack } from '@folkmoot/ui';
import { useIntegrity } from '../../entities/integrity';
import { ReportFrame, useRange } from '../../entities/report/report-frame';
import { CheckHead } from './CheckHead';
import { Effects } from './Effects';
import { GroupList } from './GroupList';
import { messages } from './integrity.messages';
import { Statement } from './Statement';

const Body = ({ campaignId, integrity }: { campaignId: string; integrity: Integrity }) => (
  <Stack gap="xl">
    <CheckHead campaignId={campaignId} integrity={integrity} />
    {integrity.responses === 0 ? (
      <Card>
        <EmptyState title={messages.noneTitle} text={messages.noneText} />
      </Card>
    ) : (
      <>
        <GroupList campaignId={campaignId} integrity={integrity} />
        <Effects
          title={messages.effects.title}
          about={messages.effects.about}
          effects={integrity.effects}
          sides={['all', 'withoutDoubtful', 'withoutExcluded']}
        />
        <Statement campaignId={campaignId} statement={integrity.statement} />
      </>
    )}
  </Stack>
);

/** Reports, Integrity: which responses belong together, what was decided, whether it matters, and the statement. */
export const IntegrityTab = () => {
  const { campaignId = '' } = useParams();
  const integrity = useIntegrity(campaignId);
  return (
    <ReportFrame campaignId={campaignId} range={useRange()} report={undefined} isWhole>
      <QueryStates
        query={integrity}
        loadingLabel={messages.loading}
        loadingShape="report"
        errorTitle={messages.loadFailed}
      >
        {(data) => <Body campaignId={campaignId} integrity={data} />}
      </QueryStates>
    </ReportFrame>
  );
};

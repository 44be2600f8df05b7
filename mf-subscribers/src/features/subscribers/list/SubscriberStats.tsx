import { getSubscriberStatsOperation } from '@folkmoot/contracts/client';
import { useOperation } from '@folkmoot/shell-sdk';
import { PageError } from '@folkmoot/ui';
import { FigureStrip } from '@folkmoot/ui/controls';
import { messages } from './list.messages';

const REFRESH_MS = 15_000;
const figures = ['total', 'active', 'optIn', 'csvImport', 'postSurvey'] as const;

/** The five figures in one row, kept by the server and read again while somebody looks. */
export const SubscriberStats = () => {
  const { data, error, refetch } = useOperation(getSubscriberStatsOperation, {}, { refetchInterval: REFRESH_MS });
  if (error && !data) return <PageError title={messages.statsFailed} onRetry={() => void refetch()} />;
  return (
    <FigureStrip
      isFlat
      figures={figures.map((name) => ({
        label: messages.stats[name],
        value: data?.[name],
        unit: messages.statUnits[name],
      }))}
    />
  );
};

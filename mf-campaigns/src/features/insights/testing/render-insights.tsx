import {
  analyseResponsesOperation,
  cancelAnalysisOperation,
  clearInsightsOperation,
  getAnalysisStatusOperation,
  getInsightsOperation,
  type Insights,
  type Role,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { InsightsTab } from '../index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/insights', element: <InsightsTab /> }]);

/** A working provider. */
export const working = {
  status: 'working',
  error: null,
  provider: 'built_in',
  model: 'built-in',
  region: '',
  retryAt: null,
  job: null,
} as const;
/** No stored analyses. */
export const none: Insights = { insights: [], run: null, sendings: [], range: { from: null, to: null } };
const answer = {
  success: true,
  analysis: '',
  result: null,
  error: null,
  model: '',
  region: '',
  responseCount: 0,
  jobId: 'run-1',
};
export const runOf = (fields: object = {}) => ({
  id: 'run-1',
  state: 'running' as const,
  types: ['sentiment', 'themes', 'summary', 'recommendations'] as const,
  done: ['sentiment'] as const,
  current: 'themes' as const,
  error: null,
  retryAt: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  finishedAt: null,
  ...fields,
});

interface Opened {
  readonly search?: string;
  readonly role?: Role;
}

/** Renders the tab with these answers of the server. */
export const renderInsights = (
  answerInsights: () => Insights,
  handlers: Handler[] = [],
  { search = '', role = 'council_admin' }: Opened = {},
) =>
  renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/insights${search}`,
    session: { council: { timezone: 'Europe/London' }, role },
    handlers: [
      handle(getInsightsOperation, answerInsights),
      handle(getAnalysisStatusOperation, () => working),
      handle(analyseResponsesOperation, () => answer),
      handle(clearInsightsOperation, () => undefined),
      handle(cancelAnalysisOperation, () => undefined),
      ...handlers,
    ],
  });
export const card = async (name: string) => within(await screen.findByRole('region', { name }));

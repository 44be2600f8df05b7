import {
  getCampaignOperation,
  getReportOperation,
  listMailingsOperation,
  listQuestionsOperation,
  listResponsesOperation,
  type Response,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { act, screen } from '@testing-library/react';
import { sampleDetail } from '../standalone/sample-campaign';
import { report } from '../standalone/sample-report';
import { sampleResponses } from '../standalone/sample-responses';
import { campaignRoutes } from './routes';

/** Replaces the browser's EventSource. A test makes it emit events. */
class SpokenEventSource extends EventTarget {
  static opened: SpokenEventSource[] = [];
  constructor(readonly url: string) {
    super();
    SpokenEventSource.opened.push(this);
  }
  close() {}
}

const sayThatCountersChanged = () =>
  act(async () => {
    for (const source of SpokenEventSource.opened)
      source.dispatchEvent(new MessageEvent('report', { data: '{"revision":8}' }));
  });

const Routes = () => useRoutes(campaignRoutes);

/** The page of a campaign whose number of responses grows while it is open. */
const open = (part: 'overview' | 'submissions') => {
  const counted = { responses: 40 };
  const some = sampleResponses('c1').slice(0, 3) as Response[];
  renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/${part}`,
    handlers: [
      handle(getCampaignOperation, () => sampleDetail({ responseCount: counted.responses, targetResponses: 100 })),
      handle(getReportOperation, () => {
        const { responses } = counted;
        const results = report().results.map((result) => ({ ...result, answered: responses }));
        return report({ responses, totalResponses: responses, results });
      }),
      handle(listResponsesOperation, () => ({ items: some, nextCursor: null, total: counted.responses })),
      handle(listQuestionsOperation, () => ({ items: [] })),
      handle(listMailingsOperation, () => ({ items: [], nextCursor: null })),
    ],
  });
  return { counted };
};

const card = (name: string): string | null => screen.getByRole('region', { name }).textContent;

describe('one campaign page', () => {
  beforeAll(() => void Object.assign(window, { EventSource: SpokenEventSource }));
  beforeEach(() => {
    SpokenEventSource.opened = [];
  });

  it('shows the same number of responses in every place when responses arrive', async () => {
    const { counted } = open('overview');
    await screen.findByText('40 of 40 answered');
    counted.responses = 43;
    await sayThatCountersChanged();
    await screen.findByText('43 of 43 answered');
    await screen.findByText(/^43 of 100 responses/);
    expect(card('Total Responses')).toContain('43');
  });

  it('shows the same number above the submissions as in the list when responses arrive', async () => {
    const { counted } = open('submissions');
    await screen.findByText('Showing 1-3 of 40 responses');
    counted.responses = 43;
    await sayThatCountersChanged();
    await screen.findByText('Showing 1-3 of 43 responses');
    expect(await screen.findByText(/^43 of 100 responses/)).toBeVisible();
  });
});

import { getCampaignOperation, listResponsesOperation, type Response } from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleResponses } from '../../alone/sample-responses';
import { sampleDetail } from '../../fixtures/campaign';
import { SubmissionsTab } from './index';

const Routes = () => useRoutes([{ path: ':campaignId/reports/submissions', element: <SubmissionsTab /> }]);

const [first, second] = sampleResponses('c1') as [Response, Response];
const responses: Response[] = [
  { ...first, marks: [] },
  { ...second, marks: ['burst', 'trap_filled'] },
];

const open = (search = '') => {
  const asked: unknown[] = [];
  const list = handle(listResponsesOperation, ({ query = {} }) => {
    asked.push(query.mark);
    const items = responses.filter(({ marks }) => !query.mark || marks.some((mark) => mark === query.mark));
    return { items, nextCursor: null, total: items.length };
  });
  renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/submissions${search}`,
    handlers: [list, handle(getCampaignOperation, () => sampleDetail())],
  });
  return asked;
};

describe('submissions', () => {
  it('with marks: each says why it is to be looked at, the others show none', async () => {
    open();
    const marked = within(await screen.findByRole('article', { name: 'Response 1' }));
    expect(marked.getByText('Part of a burst')).toBeInTheDocument();
    expect(marked.getByText('Filled in by a program')).toBeInTheDocument();
    const other = within(screen.getByRole('article', { name: 'Response 2' }));
    expect(other.queryByText('Part of a burst')).not.toBeInTheDocument();
  });

  it('filtered by a mark: only those are asked for, and one is told that they are counted', async () => {
    const asked = open();
    await screen.findByRole('article', { name: 'Response 2' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Show' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Part of a burst' }));
    expect(await screen.findByText('Showing 1-1 of 1 responses')).toBeInTheDocument();
    expect(asked.at(-1)).toBe('burst');
    expect(screen.getByText(/Marked responses are kept and counted/)).toBeInTheDocument();
  });

  it('by a mark that none carries: says so, and leads back to all', async () => {
    open('?mark=late');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all responses' }));
    expect(await screen.findByText('Showing 1-2 of 2 responses')).toBeInTheDocument();
  });

  it('by a mark that is none: shows all', async () => {
    const asked = open('?mark=$ne');
    await screen.findByRole('article', { name: 'Response 2' });
    expect(asked).toEqual([undefined]);
  });
});

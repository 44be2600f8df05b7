import {
  getReportOperation,
  listQuestionsOperation,
  listResponsesOperation,
  type Response,
  setExclusionOperation,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleQuestions } from '../../alone/sample-questions';
import { sampleResponses } from '../../alone/sample-responses';
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
    return { items: structuredClone(items), nextCursor: null, total: items.length };
  });
  const shell = renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/c1/reports/submissions${search}`,
    handlers: [
      list,
      handle(listQuestionsOperation, () => ({ items: sampleQuestions.map(({ question }) => question) })),
      handle(getReportOperation, 'campaign_not_found'),
      handle(setExclusionOperation, ({ params, body }) => {
        const found = responses.find(({ id }) => id === params.responseId) as Response;
        found.isExcluded = body.isExcluded;
        found.exclusion = body.isExcluded
          ? { reason: body.reason ?? '', by: 'u9', at: '2026-03-02T09:00:00.000Z' }
          : null;
        return found;
      }),
    ],
  });
  return { asked, shell };
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
    const { asked } = open();
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
    const { asked } = open('?mark=$ne');
    await screen.findByRole('article', { name: 'Response 2' });
    expect(asked).toEqual([undefined]);
  });

  it('excluded with a reason: says so on the card, and can be counted again', async () => {
    const { shell } = open();
    await shell.user.click(await screen.findByRole('button', { name: 'Exclude response 2' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Exclude response 2' }));
    expect(ask.getByRole('button', { name: 'Exclude' })).toBeDisabled();
    await shell.user.type(ask.getByRole('textbox', { name: 'Reason' }), 'Sent by a program');
    await shell.user.click(ask.getByRole('button', { name: 'Exclude' }));
    const card = within(await screen.findByRole('article', { name: 'Response 2' }));
    expect(await card.findByText(/Not counted: Sent by a program/)).toBeInTheDocument();
    await shell.user.click(card.getByRole('button', { name: 'Count response 2 again' }));
    expect(await card.findByRole('button', { name: 'Exclude response 2' })).toBeInTheDocument();
  });

  it('searched: only those with the words are asked for, in the address too', async () => {
    const { shell } = open();
    await shell.user.type(await screen.findByRole('searchbox', { name: 'Search responses' }), 'shade');
    await waitFor(() => expect(shell.inputsOf(listResponsesOperation).at(-1)).toMatchObject({ query: { q: 'shade' } }));
    expect(shell.location()).toContain('q=shade');
  });
});

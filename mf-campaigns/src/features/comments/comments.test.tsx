import {
  getCampaignOperation,
  getReportOperation,
  labelCommentsOperation,
  listCommentsOperation,
} from '@folkmoot/contracts/client';
import { useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { commentHandlers } from '../../standalone/comment-handlers';
import { sampleDetail } from '../../standalone/sample-campaign';
import { report } from '../../standalone/sample-report';
import { CheckTab, CommentsStart, CommentsTab, ReviewTab, SetupTab } from './index';

const Routes = () =>
  useRoutes([
    { path: ':campaignId/reports/comments', element: <CommentsStart /> },
    { path: ':campaignId/reports/comments/all', element: <CommentsTab /> },
    { path: ':campaignId/reports/comments/review', element: <ReviewTab /> },
    { path: ':campaignId/reports/comments/check', element: <CheckTab /> },
    { path: ':campaignId/reports/comments/setup', element: <SetupTab /> },
  ]);

const open = (path = '/all', handlers: Handler[] = []) =>
  renderWithShell(<Routes />, {
    route: `/dashboard/campaigns/park/reports/comments${path}`,
    session: { council: { timezone: 'UTC' } },
    handlers: [
      handle(getCampaignOperation, () => sampleDetail({})),
      handle(getReportOperation, () => report({})),
      ...commentHandlers(),
      ...handlers,
    ],
  });

const table = () => screen.findByRole('table', { name: 'Comments, newest first' });
const rowOf = async (words: RegExp) => within(await table()).getByRole('row', { name: words });
const strip = () => within(screen.getByRole('region', { name: 'Opinions in context' }));
const focus = async (words: RegExp): Promise<void> => {
  const row = await rowOf(words);
  act(() => row.focus());
};
const dark = /The river path is pitch dark/;

describe('the table of comments', () => {
  it('moves between comments and labels them by keys, and the counts follow at once', async () => {
    const shell = open();
    await focus(dark);
    expect(await strip().findByRole('button', { name: 'Negative 5' })).toBeVisible();
    await shell.user.keyboard('p');
    expect(strip().getByRole('button', { name: 'Negative 4' })).toBeVisible();
    const row = within(await rowOf(dark));
    expect(row.getByRole('button', { name: 'Positive' })).toHaveAttribute('aria-pressed', 'true');
    expect(row.getByRole('img', { name: 'Set by a person' })).toBeInTheDocument();
    await shell.user.keyboard('j0');
    await waitFor(() =>
      expect(shell.inputsOf(labelCommentsOperation)).toEqual([
        { params: { campaignId: 'park' }, body: { changes: [{ id: 'r0:why', sentiment: 'positive' }] } },
        { params: { campaignId: 'park' }, body: { changes: [{ id: 'r1:why', sentiment: 'neutral' }] } },
      ]),
    );
    expect(await rowOf(/I love the flower beds/)).toHaveFocus();
  });

  it('takes back one step after another', async () => {
    const shell = open();
    await focus(dark);
    await shell.user.keyboard('p');
    await shell.user.keyboard('0');
    await shell.user.keyboard('u');
    expect(within(await rowOf(dark)).getByRole('button', { name: 'Positive' })).toHaveAttribute('aria-pressed', 'true');
    await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
    const row = within(await rowOf(dark));
    expect(row.getByRole('button', { name: 'Negative' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(shell.inputsOf(labelCommentsOperation).at(-1)).toMatchObject({
        body: { changes: [{ id: 'r0:why', sentiment: null }] },
      }),
    );
    expect(await row.findAllByRole('img', { name: 'Set by the built-in analysis' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('adds a theme by key: typing filters, Enter toggles, Escape returns to the row', async () => {
    const shell = open();
    await focus(dark);
    await shell.user.keyboard('t');
    await shell.user.type(await screen.findByRole('textbox', { name: 'Themes: Response 12' }), 'toil{Enter}');
    await waitFor(() =>
      expect(shell.inputsOf(labelCommentsOperation)).toMatchObject([
        { body: { changes: [{ id: 'r0:why', addThemes: ['toilets'] }] } },
      ]),
    );
    await shell.user.keyboard('{Escape}');
    const row = await rowOf(dark);
    await waitFor(() => expect(row).toHaveFocus());
    expect(row).toHaveTextContent('LightingToilets');
  });

  it('labels all selected comments, with one undo', async () => {
    const shell = open();
    await focus(dark);
    await shell.user.keyboard('xjx');
    const bar = within(screen.getByRole('region', { name: 'Selected comments' }));
    expect(bar.getByText('2 selected')).toBeVisible();
    await shell.user.click(bar.getByRole('button', { name: 'Neither' }));
    await waitFor(() => expect(strip().getByRole('button', { name: 'Neither 5' })).toBeVisible());
    expect(shell.notices()).toMatchObject([{ text: '2 comments changed.' }]);
    const filters = within(screen.getByRole('group', { name: 'Filter comments' }));
    await shell.user.click(filters.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(strip().getByRole('button', { name: 'Neither 3' })).toBeVisible());
  });

  it('puts the former labels back when they were not saved, and says why', async () => {
    const shell = open('/all', [handle(labelCommentsOperation, 'theme_not_found')]);
    await focus(dark);
    await shell.user.keyboard('p');
    await waitFor(() => expect(shell.notices()).toMatchObject([{ kind: 'error' }]));
    await waitFor(async () =>
      expect(within(await rowOf(dark)).getByRole('button', { name: 'Negative' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  });

  it('keeps its filters in the address, and an address without a part opens it', async () => {
    const shell = open('?sentiment=negative');
    await rowOf(dark);
    expect(shell.location()).toBe('/dashboard/campaigns/park/reports/comments/all?sentiment=negative');
    expect(shell.inputsOf(listCommentsOperation)[0]).toMatchObject({ query: { sentiment: 'negative' } });
    expect(await screen.findByText('5 comments')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Theme' }));
    await shell.user.click(await screen.findByRole('option', { name: /Toilets/ }));
    expect(shell.location()).toContain('sentiment=negative&theme=toilets');
    expect(await screen.findByText('2 comments')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Remove filter: Sentiment: Negative' }));
    expect(shell.location()).not.toContain('sentiment');
  });

  it('shows parts, and a click on a part filters the comments', async () => {
    const shell = open('/all?per=theme');
    await shell.user.click(await screen.findByRole('button', { name: 'Toilets' }));
    expect(shell.location()).toContain('theme=toilets');
    expect(await screen.findByText('2 comments')).toBeVisible();
  });

  it('is accessible with parts, filters and a selection', async () => {
    const shell = open('/all?per=theme&sentiment=negative');
    await focus(dark);
    await shell.user.keyboard('xo');
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the review list', () => {
  it('shows flagged comments with guidance, and marks them as read', async () => {
    const shell = open('/review');
    expect(await screen.findByText(/The loose railing/)).toBeVisible();
    expect(screen.getByText(/call the emergency services first/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'To review (1)' })).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText(/^Read by/)).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'To review' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the blind check', () => {
  it('shows one comment at a time, goes on where the person left, and says the result in words', async () => {
    const shell = open('/check');
    await shell.user.click(await screen.findByRole('button', { name: 'Start with 60 comments' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText(dark)).toBeVisible();
    await shell.user.keyboard('n{ArrowRight}');
    expect(await screen.findByText(/I love the flower beds/)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Leave for now' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(await screen.findByText('2 of 12')).toBeVisible();
    for (let left = 11; left > 0; left -= 1) await shell.user.keyboard('p{ArrowRight}');
    expect(
      await screen.findByText('Right in 10 of 12. With other comments it would be between 9 and 11.'),
    ).toBeVisible();
  });
});

describe('the set-up', () => {
  it('says what is analysed, and that no provider is set up', async () => {
    open('/setup');
    expect(await screen.findByText('12 comments to 1 question are analysed.')).toBeVisible();
    expect(await screen.findByText(/No AI provider is set up/)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

import { renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { App } from '../app/app';
import { createHandlers } from './handlers';
import { sampleSubscribers, sampleTags } from './sample-people';

describe('standalone mf-subscribers', () => {
  it.each([
    ['/dashboard/subscribers/list', 'amy.archer@residents.example'],
    ['/dashboard/subscribers/people/sub-0', 'Told of the subscription'],
    ['/dashboard/subscribers/segments', 'Readers about parks'],
    ['/dashboard/subscribers/tags', 'Roads & transport'],
    ['/dashboard/subscribers/imports', 'spring fair.csv'],
    ['/dashboard/subscribers/imports?import=import-1', 'Upload Complete'],
    ['/dashboard/opt-in', 'Riverside news'],
    ['/dashboard/opt-in/deleted', 'Nothing deleted in the last 30 days'],
    ['/dashboard/opt-in/page-news', 'Recent Signups'],
    ['/dashboard/opt-in/page-news/signups', 'resident1@example.org'],
    ['/dashboard/opt-in/page-news/edit', 'Form fields'],
  ])('%s has sample data: %s', async (route, text) => {
    renderWithShell(<App />, { route, handlers: createHandlers() });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('counts the sample subscribers of a tag', async () => {
    renderWithShell(<App />, { route: '/dashboard/subscribers/tags', handlers: createHandlers() });
    const news = within(await screen.findByRole('article', { name: 'Council news' }));
    const { length } = sampleSubscribers(sampleTags()).filter(({ status }) => status === 'active');
    expect(news.getByText(`${length} active subscribers`)).toBeVisible();
  });
});

import { listSurveysOperation, listSurveyTemplatesOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleListItem, sampleTemplate } from '../../standalone/sample-campaign';
import { SurveyLibraryPage } from './index';

const Runner = ({ survey }: { survey: { title: string } }) => <p>Running {survey.title}</p>;

const render = (shelf: 'own' | 'templates', handlers: Handler[] = [], search = '') =>
  renderWithShell(<SurveyLibraryPage shelf={shelf} />, {
    route: `/dashboard/surveys/${shelf}${search}`,
    provided: { 'mf-public/./survey-runner': { SurveyRunner: Runner } },
    handlers: [
      handle(listSurveysOperation, () => ({ items: [sampleListItem()], nextCursor: null })),
      handle(listSurveyTemplatesOperation, () => ({ items: [sampleTemplate()], nextCursor: null })),
      ...handlers,
    ],
  });

describe('the surveys of the council (E-27, F-5)', () => {
  it('show campaign, status, length, languages, responses and last edit, and are accessible', async () => {
    render('own');
    const row = within(await screen.findByRole('row', { name: /Riverside Park Survey/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Riverside Park Surveyin “Riverside Park”',
      'Active',
      '8',
      'about 4',
      'English, Cymraeg',
      '24',
      '1 Oct 2026',
      'OpenUse in a new campaign',
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('do not repeat a title that the survey and its campaign share', async () => {
    render('own', [
      handle(listSurveysOperation, () => ({
        items: [sampleListItem({ title: 'Trees', campaignTitle: 'Trees' })],
        nextCursor: null,
      })),
    ]);
    expect((await screen.findAllByRole('cell'))[0]).toHaveTextContent(/^Trees$/);
  });
  it('can be opened in the builder, and used again', async () => {
    render('own');
    expect(await screen.findByRole('link', { name: 'Open Riverside Park Survey' })).toHaveAttribute(
      'href',
      '/dashboard/campaigns/c1/builder',
    );
    expect(screen.getByRole('link', { name: 'Use Riverside Park Survey in a new campaign' })).toHaveAttribute(
      'href',
      '/dashboard/campaigns?new=1&survey=c1',
    );
  });
  it('are searched by the server, and the search is in the address', async () => {
    const shell = render('own');
    await screen.findByRole('row', { name: /Riverside Park Survey/ });
    await shell.user.type(screen.getByRole('searchbox', { name: 'Search surveys...' }), 'trees');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/surveys/own?q=trees'));
    await waitFor(() => expect(shell.inputsOf(listSurveysOperation)).toContainEqual({ query: { q: 'trees' } }));
  });
  it('show their purpose and a create button when there are none', async () => {
    render('own', [handle(listSurveysOperation, () => ({ items: [], nextCursor: null }))]);
    expect(await screen.findByText('No surveys found')).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Create Survey' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/campaigns?new=1',
      '/dashboard/campaigns?new=1',
    ]);
  });
  it('suggest another search when none match', async () => {
    render('own', [handle(listSurveysOperation, () => ({ items: [], nextCursor: null }))], '?q=x');
    expect(await screen.findByText('Try adjusting your search')).toBeInTheDocument();
  });
  it('show Try Again when they fail to load', async () => {
    render('own', [handle(listSurveysOperation, 'unavailable')]);
    expect(await screen.findByText('Failed to load surveys')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
  it('fetch the next page by Show more', async () => {
    const shell = render('own', [
      handle(listSurveysOperation, ({ query }) =>
        query?.cursor
          ? { items: [sampleListItem({ id: 's2', title: 'Bus stops' })], nextCursor: null }
          : { items: [sampleListItem()], nextCursor: 'next' },
      ),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('row', { name: /Bus stops/ })).toBeInTheDocument();
  });
});

describe('the surveys of the council on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.startsWith('(max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('are a list with the same data as the table, and are accessible', async () => {
    render('own');
    const [item] = within(await screen.findByRole('list', { name: 'Your surveys' })).getAllByRole('listitem');
    const length = '8 questions · about 4 min · 24 responses · English, Cymraeg · edited 1 Oct 2026';
    for (const text of ['Riverside Park Survey', 'Active', length]) expect(item).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Use Riverside Park Survey in a new campaign' })).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('the templates', () => {
  it('show purpose and length, and start a campaign', async () => {
    render('templates');
    const card = within(await screen.findByRole('article', { name: 'A park for everyone' }));
    expect(card.getByText('Before a park is changed.')).toBeInTheDocument();
    expect(card.getByText('Parks')).toBeInTheDocument();
    expect(card.getByText('1 question, about 1 minute')).toBeInTheDocument();
    expect(card.getByRole('link')).toHaveAttribute('href', '/dashboard/campaigns?new=1&template=park');
    expect(await accessibilityProblems()).toEqual([]);
  });
  it("can be tried in the resident's runner", async () => {
    const shell = render('templates');
    await shell.user.click(await screen.findByRole('button', { name: 'Preview A park for everyone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A park for everyone' }));
    expect(await dialog.findByText('Running A park for everyone')).toBeInTheDocument();
  });
  it('show Try Again when the runner cannot load', async () => {
    const shell = renderWithShell(<SurveyLibraryPage shelf="templates" />, {
      route: '/dashboard/surveys/templates',
      handlers: [handle(listSurveyTemplatesOperation, () => ({ items: [sampleTemplate()], nextCursor: null }))],
    });
    await shell.user.click(await screen.findByRole('button', { name: 'Preview A park for everyone' }));
    expect(await screen.findByText('The preview could not be loaded')).toBeInTheDocument();
  });
  it('show an error when they fail to load', async () => {
    render('templates', [handle(listSurveyTemplatesOperation, 'unavailable')]);
    expect(await screen.findByText('Failed to load templates')).toBeInTheDocument();
  });
});

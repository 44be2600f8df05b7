import {
  createPageCodeOperation,
  getOptInPageFiguresOperation,
  getOptInPageOperation,
  getOptInPagePreviewOperation,
  listPageCodesOperation,
  listSignupsOperation,
  type OptInPage,
  type PageCode,
  type Signup,
  updateOptInPageOperation,
  updatePageCodeOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { samplePage, samplePageCode, sampleSignup } from '../testing/sample-page';

const days = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-01-${String(index + 1).padStart(2, '0')}`,
  views: index,
  signups: index === 29 ? 2 : 0,
}));

interface Options {
  route?: string;
  signups?: Signup[];
  codes?: PageCode[];
  conversionRate?: number | null;
  handlers?: Handler[];
  role?: 'council_staff';
}

const render = (
  page: OptInPage,
  { route = '/dashboard/opt-in/page-1', signups = [], codes = [], ...options }: Options = {},
) =>
  renderWithShell(<App />, {
    route,
    session: { council: { timezone: 'Europe/London' }, ...(options.role ? { role: options.role } : {}) },
    handlers: [
      handle(getOptInPageOperation, () => page),
      handle(getOptInPageFiguresOperation, () => ({
        views: 80,
        uniqueViews: 50,
        signups: 12,
        conversionRate: options.conversionRate === undefined ? 24 : options.conversionRate,
        days,
      })),
      handle(listSignupsOperation, () => ({ items: signups, nextCursor: null })),
      handle(listPageCodesOperation, () => ({ items: codes, nextCursor: null })),
      handle(updateOptInPageOperation, () => samplePage({ isActive: false })),
      ...(options.handlers ?? []),
    ],
  });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the detail page of an opt-in page', () => {
  it('shows its former addresses when it has some', async () => {
    render(
      samplePage({ slug: 'results-2', formerSlugs: ['results'], publicUrl: 'https://f.example/riverside/results-2' }),
    );
    const share = await region('Share this page');
    expect(share.getByText('Former addresses that lead to this page: /riverside/results')).toBeInTheDocument();
  });
  it('shows signups, conversion and views, and each day as chart and table (E-7)', async () => {
    const shell = render(samplePage(), { signups: [sampleSignup()] });
    expect((await region('Conversion Rate')).getByText('24%')).toBeInTheDocument();
    expect((await region('Conversion Rate')).getByText('12 signups by 50 visitors')).toBeInTheDocument();
    expect((await region('Page Views')).getByText('80')).toBeInTheDocument();
    expect((await region('Total Signups')).getByText('12')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Page views on each of the last 30 days' })).toBeInTheDocument();
    await shell.user.click(screen.getByRole('radio', { name: 'Signups' }));
    const table = within(screen.getByRole('table', { name: 'Signups on each of the last 30 days' }));
    expect(table.getByRole('row', { name: '30 Jan 2' })).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows a dash with the reason when there are no views', async () => {
    render(samplePage(), { conversionRate: null });
    const card = await region('Conversion Rate');
    expect([card.getByText('–').textContent, card.getByText('Nobody has seen this page yet').textContent]).toHaveLength(
      2,
    );
  });

  it('shows the last ten signups with time, topics and confirmation (E-8)', async () => {
    const shell = render(samplePage(), {
      signups: [sampleSignup(), sampleSignup({ id: 's2', email: '', confirmation: 'confirmed' })],
    });
    const rows = (await (await region('Recent Signups')).findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(rows[0]).toMatch(/amy@residents\.exampleParksWaiting for confirmation1 Feb 2026, 10:00/);
    expect(rows[1]).toMatch(/ErasedParksConfirmed/);
    expect(shell.inputsOf(listSignupsOperation)[0]).toMatchObject({ query: { limit: 10 } });
  });

  it('links View Signups to all signups, with the entered values and labels (E-18)', async () => {
    const fields = [
      ...samplePage().fields,
      { id: 'f_name', type: 'text' as const, label: 'First name', placeholder: '', required: false },
    ];
    const shell = render(samplePage({ fields }), { signups: [sampleSignup()] });
    await shell.user.click(await screen.findByRole('link', { name: 'View Signups' }));
    expect(shell.location()).toBe('/dashboard/opt-in/page-1/signups');
    expect(await screen.findByText('First name')).toBeInTheDocument();
    expect(screen.getByText('Amy')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('links Edit Page, and opens Preview by a signed link (E-18)', async () => {
    const replace = jest.fn();
    const tab = { location: { replace }, opener: window } as unknown as Window;
    const open = jest.spyOn(window, 'open').mockReturnValue(tab);
    const url = 'https://folkmoot.example/riverside/news?preview=x';
    const shell = render(samplePage(), { handlers: [handle(getOptInPagePreviewOperation, () => ({ url }))] });
    expect(await screen.findByRole('link', { name: 'Edit Page' })).toHaveAttribute(
      'href',
      '/dashboard/opt-in/page-1/edit',
    );
    await shell.user.click(screen.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
    expect(tab.opener).toBeNull();
    open.mockRestore();
  });

  it('closes the new tab and shows an error when the preview link cannot be created', async () => {
    const close = jest.fn();
    const open = jest.spyOn(window, 'open').mockReturnValue({ close, opener: window } as unknown as Window);
    const shell = render(samplePage(), { handlers: [handle(getOptInPagePreviewOperation, 'unavailable')] });
    await shell.user.click(await screen.findByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to make a preview link' }]));
    expect(close).toHaveBeenCalled();
    open.mockRestore();
  });

  it('shows code, poster and address, and says that the address of an inactive page shows nothing', async () => {
    render(samplePage({ isActive: false }));
    const share = await region('Share this page');
    expect(share.getByRole('img', { name: 'QR code that leads to this page' })).toHaveAttribute(
      'src',
      '/api/opt-in-pages/page-1/qr.svg',
    );
    const links = share.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('download')]);
    expect(links).toEqual([
      ['/api/opt-in-pages/page-1/qr.png', 'news-qr.png'],
      ['/api/opt-in-pages/page-1/qr.svg', 'news-qr.svg'],
      ['/api/opt-in-pages/page-1/poster.pdf', 'news-poster.pdf'],
    ]);
    expect(share.getByText(/The page is not active/)).toBeInTheDocument();
  });

  it('shows each place with its counts, address and files', async () => {
    const codes = [samplePageCode(), samplePageCode({ id: 'r5wd8hjn', label: 'Town hall', isActive: false })];
    const shell = render(samplePage(), { codes });
    const places = await region('QR codes by place');
    const row = await places.findByRole('button', { name: /^Library/ });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    expect(row).toHaveTextContent('Scanned 12 times · 1 signup');
    expect(places.getByText('2 places, 1 not in use')).toBeInTheDocument();
    await shell.user.click(row);
    expect(places.getByRole('textbox', { name: 'Short address' })).toHaveValue('https://folkmoot.example/q/k7mp3xqz');
    await shell.user.click(places.getByRole('button', { name: 'Download: Library' }));
    const files = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
    const at = '/api/opt-in-pages/page-1/codes/k7mp3xqz';
    expect(files).toEqual([
      `${at}/poster-a4.pdf`,
      `${at}/poster-a3.pdf`,
      `${at}/cards.pdf`,
      `${at}.png`,
      `${at}.svg`,
      `${at}.pdf`,
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('creates and renames the code of a place', async () => {
    const shell = render(samplePage(), {
      codes: [samplePageCode()],
      handlers: [
        handle(createPageCodeOperation, () => samplePageCode()),
        handle(updatePageCodeOperation, () => samplePageCode()),
      ],
    });
    const places = await region('QR codes by place');
    await shell.user.type(await places.findByRole('textbox', { name: 'Another place' }), 'Summer fair{Enter}');
    await waitFor(() =>
      expect(shell.inputsOf(createPageCodeOperation)).toMatchObject([{ body: { label: 'Summer fair' } }]),
    );
    const name = places.getByRole('textbox', { name: 'Place' });
    await shell.user.clear(name);
    await shell.user.type(name, 'Library door{Enter}');
    await waitFor(() =>
      expect(shell.inputsOf(updatePageCodeOperation)).toMatchObject([
        { params: { pageId: 'page-1', codeId: 'k7mp3xqz' }, body: { label: 'Library door' } },
      ]),
    );
  });

  it('links the export of signups, and shows their places', async () => {
    render(samplePage(), { signups: [sampleSignup({ place: 'Library' })] });
    const recent = await region('Recent Signups');
    expect(await recent.findByRole('cell', { name: 'Library' })).toBeInTheDocument();
    expect(recent.getByRole('link', { name: 'Export signups' })).toHaveAttribute(
      'href',
      '/api/opt-in-pages/page-1/signups.csv',
    );
  });

  it('shows the next step when there are no signups', async () => {
    render(samplePage());
    expect(await screen.findByText('Nobody has signed up yet')).toBeInTheDocument();
  });

  it('shows the catalogue’s text with Try Again when it cannot load', async () => {
    render(samplePage(), { handlers: [handle(getOptInPageOperation, 'unavailable')] });
    expect(await screen.findByText('Failed to load opt-in pages')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  it('says that the page was deleted and links to the others', async () => {
    render(samplePage(), { handlers: [handle(getOptInPageOperation, 'not_found')] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Opt-in page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All opt-in pages' })).toHaveAttribute('href', '/dashboard/opt-in');
  });
});

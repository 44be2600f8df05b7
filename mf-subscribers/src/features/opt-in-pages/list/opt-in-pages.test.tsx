import {
  createOptInPageOperation,
  createTagOperation,
  deleteOptInPageOperation,
  duplicateOptInPageOperation,
  getOptInPagePreviewOperation,
  getOptInPageStatsOperation,
  listOptInPagesOperation,
  listTagsOperation,
  type OptInPage,
  restoreOptInPageOperation,
  type Tag,
  updateOptInPageOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { currentNotices } from '@folkmoot/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { samplePage, sampleTag } from '../testing/sample-page';
import { OptInPagesPage } from './OptInPagesPage';

interface Options {
  route?: string;
  tags?: Tag[];
  handlers?: Handler[];
}

const render = (
  pages: OptInPage[],
  { route = '/dashboard/opt-in', tags = [sampleTag()], handlers = [] }: Options = {},
) =>
  renderWithShell(<OptInPagesPage />, {
    route,
    handlers: [
      handle(getOptInPageStatsOperation, () => ({ pages: 2, signups: 1234, active: 1 })),
      handle(listOptInPagesOperation, () => ({ items: pages, nextCursor: null })),
      handle(listTagsOperation, () => ({ items: tags, nextCursor: null })),
      handle(createOptInPageOperation, ({ body }) => samplePage({ title: body.title })),
      handle(updateOptInPageOperation, ({ body }) => samplePage({ isActive: body?.isActive ?? true })),
      handle(deleteOptInPageOperation, () => undefined),
      handle(restoreOptInPageOperation, () => samplePage()),
      handle(duplicateOptInPageOperation, () => samplePage({ id: 'page-2', title: 'Riverside news (copy)' })),
      ...handlers,
    ],
  });

const card = async (name = 'Riverside news') => within(await screen.findByRole('article', { name }));

describe('the opt-in pages screen', () => {
  it("shows the three cards, and D2's fields of each page with real conversion and views (E-7)", async () => {
    render([samplePage()]);
    const shown = await card();
    expect(shown.getByText('Once a month.')).toBeInTheDocument();
    expect(shown.getByText('Active')).toBeInTheDocument();
    expect(shown.getByText('folkmoot.example/riverside/news')).toBeInTheDocument();
    expect(shown.getByText('Share this link to collect signups from your community')).toBeInTheDocument();
    const figures = ['Signups', 'Conversion', 'Views'].map((term) => shown.getByText(term).nextSibling?.textContent);
    expect(figures).toEqual(['12', '24%', '80']);
    expect(shown.getByRole('link', { name: 'View Details →' })).toHaveAttribute('href', '/dashboard/opt-in/page-1');
    expect(shown.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      'https://folkmoot.example/riverside/news',
    );
    const stats = ['Total Pages', 'Total Signups', 'Active Pages'].map(
      (name) => within(screen.getByRole('region', { name })).getByText(/^[\d,]+$/).textContent,
    );
    expect(stats).toEqual(['2', '1,234', '1']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows a warning only when messages to new subscribers are delayed', async () => {
    const { unmount } = render([samplePage()]);
    await card();
    expect(screen.queryByText('More signups than usual')).toBeNull();
    unmount();
    const stats = { pages: 2, signups: 1234, active: 1, heldMails: 1200 };
    render([samplePage()], { handlers: [handle(getOptInPageStatsOperation, () => stats)] });
    expect(await screen.findByText('More signups than usual')).toBeInTheDocument();
    expect(screen.getByText(/^1,200 messages to people who signed up will be sent later/)).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows a dash for the conversion when a page has no views', async () => {
    render([samplePage({ views: 0, conversionRate: null })]);
    expect((await card()).getByText('–')).toBeInTheDocument();
  });

  it('shows D2’s text when the address is copied (E-88)', async () => {
    const shell = render([samplePage()]);
    await shell.user.click((await card()).getByRole('button', { name: 'Copy link' }));
    expect(shell.notices()).toEqual([{ kind: 'success', text: 'URL copied to clipboard!' }]);
  });

  it.each([
    ['/dashboard/opt-in?q=zz', 'Try adjusting your filters'],
    ['/dashboard/opt-in', 'Create your first signup page to start collecting community emails'],
  ])('shows the empty state at %s: %s', async (route, hint) => {
    render([], { route });
    expect(await screen.findByText('No signup pages found')).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
  });

  it('sends search and status to the server and keeps them in the address', async () => {
    const shell = render([samplePage()]);
    await card();
    await shell.user.type(screen.getByRole('searchbox', { name: 'Search signup pages...' }), 'café');
    await shell.user.click(screen.getByRole('radio', { name: 'Inactive' }));
    await waitFor(() =>
      expect(shell.inputsOf(listOptInPagesOperation).at(-1)).toMatchObject({
        query: { q: 'café', status: 'inactive' },
      }),
    );
    const { searchParams } = new URL(shell.location(), 'https://folkmoot.example');
    expect([searchParams.get('q'), searchParams.get('status')]).toEqual(['café', 'inactive']);
  });

  it('shows the catalogue’s text when it cannot load, and Try Again retries (F-62)', async () => {
    let asked = 0;
    const failing = handle(listOptInPagesOperation, () => {
      asked += 1;
      if (asked === 1) throw new Error('away');
      return { items: [samplePage()], nextCursor: null };
    });
    const shell = render([], { handlers: [failing] });
    expect(await screen.findByText('Failed to load opt-in pages')).toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await card()).getByText('Active')).toBeInTheDocument();
  });

  it('switches a page on or off, and shows the catalogue’s text when that fails (F-62)', async () => {
    const shell = render([samplePage()]);
    await shell.user.click((await card()).getByRole('switch', { name: 'Active: Riverside news' }));
    await waitFor(() => expect(shell.inputsOf(updateOptInPageOperation)).toHaveLength(1));
    expect(shell.inputsOf(updateOptInPageOperation)[0]).toMatchObject({ body: { isActive: false } });
    shell.unmount();
    const failing = render([samplePage()], { handlers: [handle(updateOptInPageOperation, 'unavailable')] });
    await failing.user.click((await card()).getByRole('switch'));
    await waitFor(() => expect(failing.notices()).toEqual([{ kind: 'error', text: 'Failed to update page status' }]));
  });

  it('asks D2’s question before deleting, explains the effect on links, and can undo it (E-79)', async () => {
    const shell = render([samplePage()]);
    await shell.user.click((await card()).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete opt-in page' }));
    expect(dialog.getByText('Are you sure you want to delete this opt-in page?')).toBeInTheDocument();
    expect(dialog.getByText(/People who signed up on it \(12\) stay subscribed/)).toBeInTheDocument();
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: '“Riverside news” was deleted.' }]));
    act(() => currentNotices()[0]?.action?.run());
    await waitFor(() => expect(shell.inputsOf(restoreOptInPageOperation)).toEqual([{ params: { pageId: 'page-1' } }]));
    await waitFor(() => expect(shell.notices()).toContainEqual({ kind: 'success', text: '“Riverside news” is back.' }));
  });

  it('shows the catalogue’s text and keeps the question open when deleting fails (F-62)', async () => {
    const shell = render([samplePage()], { handlers: [handle(deleteOptInPageOperation, 'unavailable')] });
    await shell.user.click((await card()).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shell.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to delete opt-in page' }]));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('links edit and analytics to their pages (E-17)', async () => {
    const shell = render([samplePage()]);
    await shell.user.click((await card()).getByRole('button', { name: 'Edit' }));
    expect(shell.location()).toBe('/dashboard/opt-in/page-1/edit');
    shell.unmount();
    const again = render([samplePage()]);
    await again.user.click((await card()).getByRole('button', { name: 'Analytics' }));
    expect(again.location()).toContain('/dashboard/opt-in/page-1');
  });

  it('opens an inactive page by a signed link in a new tab (E-18)', async () => {
    const replace = jest.fn();
    const open = jest
      .spyOn(window, 'open')
      .mockReturnValue({ location: { replace }, opener: window } as unknown as Window);
    const url = 'https://folkmoot.example/riverside/news?preview=x';
    const shell = render([samplePage({ isActive: false })], {
      handlers: [handle(getOptInPagePreviewOperation, () => ({ url }))],
    });
    await shell.user.click((await card()).getByRole('button', { name: 'Preview in a new tab' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
    open.mockRestore();
  });
});

describe('the dialog Create Signup Page', () => {
  const opened = async (options: Options = {}) => {
    const shell = render([samplePage()], { route: '/dashboard/opt-in?new=1', ...options });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Signup Page' }));
    await dialog.findByText(/What will people receive updates about\?/);
    return { shell, dialog };
  };

  it('derives the address from the title until it is edited, and again when it is emptied (F-38)', async () => {
    const { shell, dialog } = await opened();
    const title = dialog.getByLabelText(/Page Title/);
    const slug = dialog.getByLabelText(/URL Slug/);
    await shell.user.type(title, 'Café & Market  News!');
    expect(slug).toHaveValue('cafe-market-news');
    expect(dialog.getByText('http://localhost/riverside/cafe-market-news')).toBeInTheDocument();
    await shell.user.clear(slug);
    await shell.user.type(slug, 'Mine');
    await shell.user.type(title, ' 2');
    expect(slug).toHaveValue('mine');
    await shell.user.clear(slug);
    await shell.user.type(title, '7');
    expect(slug).toHaveValue('cafe-market-news-27');
  });

  it('needs title, address and a topic, and preselects default tags marked Recommended (D2)', async () => {
    const { shell, dialog } = await opened();
    expect(dialog.getByText('How This Works')).toBeInTheDocument();
    expect(dialog.getByText('Recommended')).toBeInTheDocument();
    const create = dialog.getByRole('button', { name: 'Create' });
    expect(create).toBeDisabled();
    await shell.user.type(dialog.getByLabelText(/Page Title/), 'News');
    expect(create).toBeEnabled();
    await shell.user.click(dialog.getByRole('checkbox', { name: /Parks/ }));
    expect(dialog.getByText('Please select at least one subscription tag')).toBeInTheDocument();
    expect(create).toBeDisabled();
    await shell.user.click(dialog.getByRole('checkbox', { name: /Parks/ }));
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(create);
    await waitFor(() => expect(shell.location()).toBe('/dashboard/opt-in/page-1'));
    expect(shell.inputsOf(createOptInPageOperation)).toEqual([
      { body: { title: 'News', description: '', slug: 'news', tagIds: ['tag-parks'] } },
    ]);
  });

  it.each([
    ['survey', 'This address is reserved.'],
    ['a--b', 'Use lower-case letters, digits and hyphens.'],
    ['ümlaut', 'Use lower-case letters, digits and hyphens.'],
  ])('refuses the address %s: %s (E-84)', async (typed, text) => {
    const { shell, dialog } = await opened();
    await shell.user.type(dialog.getByLabelText(/Page Title/), 'News');
    await shell.user.clear(dialog.getByLabelText(/URL Slug/));
    await shell.user.type(dialog.getByLabelText(/URL Slug/), typed);
    expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
    expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
  });

  it('shows the catalogue’s text, the reason at the address, and stays open when creating fails (F-62)', async () => {
    const { shell, dialog } = await opened({ handlers: [handle(createOptInPageOperation, 'slug_taken')] });
    await shell.user.type(dialog.getByLabelText(/Page Title/), 'News');
    await shell.user.click(dialog.getByRole('button', { name: 'Create' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to create opt-in page');
    expect(dialog.getByText('This address is already taken.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Page Title/)).toHaveValue('News');
  });

  it('creates and selects the first tag of a council (F-42)', async () => {
    const tags: Tag[] = [];
    const made = sampleTag({ id: 'tag-new', name: 'News', isDefault: false });
    const creating = handle(createTagOperation, () => {
      tags.push(made);
      return made;
    });
    const { shell, dialog } = await opened({ tags, handlers: [creating] });
    expect(dialog.getByText('You have no tags yet. Create the first one here.')).toBeInTheDocument();
    await shell.user.type(dialog.getByLabelText('New tag'), 'News{Enter}');
    expect(await dialog.findByRole('checkbox', { name: /News/ })).toBeChecked();
    expect(shell.inputsOf(createOptInPageOperation)).toEqual([]);
  });
});

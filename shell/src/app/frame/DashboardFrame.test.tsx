import { chooseCouncilOperation, getMaintenanceOperation } from '@folkmoot/contracts/client';
import { Link, useFullScreen, useLocation } from '@folkmoot/shell-sdk';
import { accessibilityProblems, handle, sampleSession } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShell, sampleDescriptor } from '../../testing/render-shell';

const entry = (
  label: string,
  path: string,
  order: number,
  permission: 'team:read' | 'council:read' | 'system:councils',
) => ({
  label,
  path,
  icon: 'settings',
  order,
  permission,
});

const admin = sampleDescriptor({
  name: 'mf-admin',
  title: 'Administration',
  routes: ['team', 'settings', 'system'],
  navigation: [
    entry('System Admin', 'system', 70, 'system:councils'),
    entry('Settings', 'settings', 60, 'council:read'),
    entry('Team', 'team', 50, 'team:read'),
  ],
  quickActions: [],
});

const descriptors = { 'mf-admin': admin, 'mf-campaigns': sampleDescriptor() };
const loader = async () => ({ App: () => <h1>A screen</h1> });

const entries = async (): Promise<string[]> => {
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
  await menu.findAllByRole('link', { name: /Settings|System Admin/ });
  return menu.getAllByRole('link').map((link) => link.textContent ?? '');
};

describe('DashboardFrame', () => {
  it('lists the overview and the entries of the descriptors, in order', async () => {
    renderShell({ descriptors });
    expect(await entries()).toEqual(['Overview', 'Campaigns', 'Team', 'Settings']);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows System Admin only to a system admin', async () => {
    renderShell({ descriptors, session: { role: 'system_admin' } });
    expect(await entries()).toEqual(['Overview', 'Campaigns', 'Team', 'Settings', 'System Admin']);
  });

  it('shows the sections of an entry below its label, each with its own link', async () => {
    const sections = [
      { label: 'Councils', path: 'system/councils', icon: 'building-community' },
      { label: 'Users', path: 'system/users', icon: 'users' },
    ];
    const system = { ...entry('System Admin', 'system', 70, 'system:councils'), sections };
    const withSections = { ...admin, navigation: [system, entry('Team', 'team', 50, 'team:read')] };
    const shell = renderShell({ descriptors: { 'mf-admin': withSections }, loader, session: { role: 'system_admin' } });
    const group = within(await screen.findByRole('group', { name: 'System Admin' }));
    expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual(['Councils', 'Users']);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(group.getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/system/users'));
    expect(group.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows council, user and role with spaces', async () => {
    renderShell({ descriptors });
    const header = within(await screen.findByRole('banner'));
    for (const text of ['Riverside', 'Ada Admin', 'council admin', 'A'])
      expect(header.getByText(text)).toBeInTheDocument();
  });

  it('asks a system admin who acts in no council to choose one on a page of a council', async () => {
    const shell = renderShell({
      descriptors,
      loader,
      route: '/dashboard/campaigns',
      session: { role: 'system_admin', council: null },
    });
    expect(await screen.findByRole('heading', { name: 'Choose a council first' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('link', { name: 'Go to System Admin' }));
    expect(await screen.findByRole('heading', { name: 'A screen' })).toBeVisible();
    expect(shell.location()).toBe('/dashboard/system');
  });

  it('opens the system page and shows the product name for a system admin without a council (F-31)', async () => {
    const shell = renderShell({
      route: '/dashboard',
      descriptors,
      loader,
      session: { role: 'system_admin', council: null },
    });
    await waitFor(() => expect(shell.location()).toBe('/dashboard/system'));
    expect(within(screen.getByRole('banner')).getByText('Folkmoot')).toBeInTheDocument();
    expect(await entries()).toEqual(['System Admin']);
  });

  it('says "No council assigned" for a system admin without a council when no remote offers a page', async () => {
    renderShell({ route: '/dashboard', session: { role: 'system_admin', council: null } });
    expect(await screen.findByRole('heading', { name: 'No council assigned' })).toBeVisible();
  });

  it('signs out to the landing page', async () => {
    const shell = renderShell({ descriptors });
    await shell.user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(shell.location()).toBe('/'));
    expect(shell.server.session).toBeNull();
  });

  it('shows that the user acts in another council, and can leave it', async () => {
    const own = { role: 'system_admin', council: null } as const;
    const shell = renderShell({
      descriptors,
      loader,
      session: { role: 'system_admin', isActing: true },
      handlers: [
        handle(chooseCouncilOperation, () => {
          shell.server.session = sampleSession(own);
          return sampleSession(own);
        }),
      ],
    });
    expect(await screen.findByText('You are acting in Riverside. What you do here is recorded.')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/system'));
    expect(shell.inputsOf(chooseCouncilOperation)).toEqual([{ body: { councilId: null } }]);
    expect(screen.queryByText(/You are acting/)).not.toBeInTheDocument();
  });

  it('shows staff announced maintenance until it ends, in the zone of their council (F-58)', async () => {
    const announced = (id: string, text: string, startsAt: string, endsAt: string) => ({
      id,
      text,
      startsAt,
      endsAt,
      announcedAt: '2026-01-01T00:00:00.000Z',
    });
    renderShell({
      descriptors,
      session: { role: 'council_staff' },
      handlers: [
        handle(getMaintenanceOperation, () => ({
          items: [
            announced('1', 'New cables.', '2020-01-01T00:00:00.000Z', '2099-01-01T20:00:00.000Z'),
            announced('2', 'New disks.', '2098-01-01T20:00:00.000Z', '2098-01-01T21:00:00.000Z'),
            announced('3', 'Long over.', '2020-01-01T00:00:00.000Z', '2020-01-01T01:00:00.000Z'),
          ],
        })),
      ],
    });
    const banners = await screen.findAllByRole('status', { name: 'Maintenance' });
    expect(banners.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Maintenance is under way until 1 Jan 2099, 20:00 .* New cables\.$/),
      expect.stringMatching(/^Maintenance from 1 Jan 2098, 20:00 to 1 Jan 2098, 21:00 .* New disks\.$/),
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('opens the menu as a drawer, with the focus in it, and closes it by Escape', async () => {
    const shell = renderShell({ descriptors });
    const open = await screen.findByRole('button', { name: 'Open the menu' });
    await shell.user.click(open);
    expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await shell.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the focus in the open drawer: Tab cycles', async () => {
    const shell = renderShell({ descriptors });
    await shell.user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    const menu = screen.getByRole('complementary');
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await shell.user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    for (let step = 0; step < 8; step += 1) {
      await shell.user.tab();
      expect(menu).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes the drawer when the window becomes wide, where the focus must not be trapped', async () => {
    const shell = renderShell({ descriptors });
    await shell.user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    const menu = screen.getByRole('complementary');
    menu.style.position = 'fixed';
    fireEvent(window, new Event('resize'));
    expect(screen.getByRole('button', { name: 'Close the menu' })).toBeVisible();
    menu.style.position = 'sticky';
    fireEvent(window, new Event('resize'));
    expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('hides its header and its sidebar while a page uses the full screen', async () => {
    const Full = () => {
      useFullScreen();
      return <Link to="/dashboard/overview">Leave</Link>;
    };
    const shell = renderShell({ descriptors, loader: async () => ({ App: Full }), route: '/dashboard/campaigns' });
    await screen.findByRole('link', { name: 'Leave' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('moves the focus to the content when another screen opens, and has a skip link', async () => {
    const shell = renderShell({ descriptors, loader });
    expect(await screen.findByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
    await shell.user.click(await screen.findByRole('link', { name: 'Campaigns' }));
    await screen.findByRole('heading', { name: 'A screen' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the focus on a link below a screen that stays, and moves it to the content when the link is gone', async () => {
    const Screen = () => (
      <>
        <Link to="/dashboard/campaigns/c1/reports">Reports</Link>
        {useLocation().pathname.endsWith('/w1') ? null : <Link to="/dashboard/campaigns/c1/reports/w1">Open</Link>}
      </>
    );
    const shell = renderShell({
      descriptors,
      loader: async () => ({ App: Screen }),
      route: '/dashboard/campaigns/c1',
    });
    await shell.user.click(await screen.findByRole('link', { name: 'Reports' }));
    expect(screen.getByRole('link', { name: 'Reports' })).toHaveFocus();
    await shell.user.click(screen.getByRole('link', { name: 'Open' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('links an unknown page outside of the dashboard to the start page', async () => {
    renderShell({ route: '/nowhere/at/all' });
    expect(await screen.findByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  });
});

import {
  createCouncilOperation,
  deleteCouncilOperation,
  listCouncilsOperation,
  listMembersOperation,
  testAiProviderOperation,
  updateCouncilOperation,
  updateUserOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, renderWithShell, type SessionSketch } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import descriptor from '../../remote.json';
import { createHandlers } from '../standalone/handlers';
import { App } from './app';

const system: SessionSketch = { role: 'system_admin', council: null };
const admin: SessionSketch = { role: 'council_admin' };

const render = (route: string, session: SessionSketch, handlers: Handler[] = []) =>
  renderWithShell(<App />, { route: `/dashboard/${route}`, session, handlers: [...createHandlers(), ...handlers] });

/** The texts that the specification fixes for each screen, word for word (D2, sections 2, 5 and 8; F-62). */
const screens: readonly (readonly [route: string, session: SessionSketch, texts: readonly string[]])[] = [
  [
    'team',
    admin,
    [
      'Team Management',
      'Total Members',
      'Active',
      'Pending',
      'Admins',
      'Team Members',
      'Pending Invitations',
      'Invite Member',
    ],
  ],
  [
    'settings/general',
    admin,
    [
      'Settings',
      "Manage your council's configuration",
      'General',
      'Targeting',
      'Branding',
      'Notifications',
      'Email Configuration',
    ],
  ],
  ['settings/branding', admin, ['Recommended 200x80px, PNG or SVG, up to 2 MB']],
  [
    'settings/notifications',
    admin,
    [
      'New survey responses',
      'Campaign completion alerts',
      'System maintenance updates',
      'Weekly summary reports',
      'Team member activity',
    ],
  ],
  ['settings/email', admin, ['Your feedback is requested - Community Survey']],
  [
    'system/councils',
    system,
    [
      'System Administration',
      'Active Councils',
      'Total Users',
      'Monthly Responses',
      'System Uptime',
      'Councils',
      'Create New Council',
      'Send Invitation',
    ],
  ],
  ['system/users', system, ['System Administration', 'Users']],
  ['system/ai', system, ['System Administration', 'AI Configuration']],
  ['system/activity', system, ['System Administration', 'Activity Logs']],
  ['system/health', system, ['System Administration', 'System Health']],
  ['system/councils', admin, ['Access Denied', 'You need system administrator privileges to access this page.']],
];

describe('the texts of the specification', () => {
  test.each(screens)('are word for word on /dashboard/%s', async (route, session, texts) => {
    render(route, session);
    for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  test('the sections of the system administration are named in the sidebar', () => {
    const sections = descriptor.navigation.find(({ path }) => path === 'system')?.sections ?? [];
    expect(sections.map(({ label }) => label)).toEqual([
      'Councils',
      'Users',
      'AI Configuration',
      'Activity Logs',
      'System Health',
      'Population Tables',
      'Releases',
    ]);
  });

  test('the team search has the specified placeholder, and the invite dialog describes the roles', async () => {
    const { user } = render('team', admin);
    expect(await screen.findByPlaceholderText('Search team members...')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Invite Member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite Member' });
    expect(within(dialog).getByText(/^Full access to all features and settings/)).toBeInTheDocument();
    expect(within(dialog).getByText(/^Can create surveys and view reports/)).toBeInTheDocument();
    expect(within(dialog).getByRole('radio', { name: 'Staff' })).toBeChecked();
  });

  test('a team that cannot load shows Try Again, and an empty team shows its text', async () => {
    render('team', admin, [handle(listMembersOperation, 'unavailable')]);
    expect(await screen.findByText('Failed to load team members')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Try Again' }).length).toBeGreaterThan(0);
  });

  test('the team page says so when a search finds no members', async () => {
    render('team?q=zz', admin, [handle(listMembersOperation, () => ({ items: [], nextCursor: null }))]);
    expect(await screen.findByText('No team members found')).toBeInTheDocument();
  });

  test('settings show the text when they cannot be saved', async () => {
    const shell = render('settings/general', admin, [handle(updateCouncilOperation, 'internal')]);
    await shell.user.type(await screen.findByRole('textbox', { name: 'Phone' }), '1');
    await shell.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(shell.notices()[0]).toMatchObject({ kind: 'error', text: 'Failed to save settings' }));
  });

  test('councils show the text when they cannot load', async () => {
    render('system/councils', system, [handle(listCouncilsOperation, 'unavailable')]);
    expect(await screen.findByText('Failed to load councils')).toBeInTheDocument();
  });

  test('a council shows the text when it cannot be created or deleted', async () => {
    const shell = render('system/councils', system, [
      handle(createCouncilOperation, 'slug_taken'),
      handle(deleteCouncilOperation, 'unavailable'),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Create New Council' }));
    const making = await screen.findByRole('dialog', { name: 'Create New Council' });
    await shell.user.click(within(making).getByRole('button', { name: 'Create Council' }));
    expect(within(making).getByRole('alert')).toHaveTextContent('Name, slug, and contact email are required');
    await shell.user.type(within(making).getByRole('textbox', { name: /Name/ }), 'Hill');
    await shell.user.type(within(making).getByRole('textbox', { name: /Contact email/ }), 'a@b.example');
    await shell.user.click(within(making).getByRole('button', { name: 'Create Council' }));
    await waitFor(() =>
      expect(within(making).getByRole('alert')).toHaveTextContent(/^Failed to create council: This address is already/),
    );
    await shell.user.keyboard('{Escape}');
    await shell.user.click(await screen.findByRole('button', { name: 'Actions for Hillview' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const deleting = await screen.findByRole('dialog', { name: 'Delete council' });
    await shell.user.type(within(deleting).getByRole('textbox'), 'Hillview');
    await shell.user.click(within(deleting).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('Failed to delete council'));
  });

  test('a user shows the text when the council cannot be changed', async () => {
    const shell = render('system/users', system, [handle(updateUserOperation, 'unavailable')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Change Alex Morgan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Alex Morgan' });
    await shell.user.click(within(dialog).getByRole('combobox', { name: 'Council' }));
    await shell.user.click(await screen.findByRole('option', { name: 'No council' }));
    await shell.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to update user council');
  });

  test('an AI test shows the text when there is no session', async () => {
    const shell = render('system/ai', system, [handle(testAiProviderOperation, 'unauthenticated')]);
    await shell.user.click(await screen.findByRole('button', { name: 'Add provider' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add provider' });
    await shell.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Kind' }), 'Built in');
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Ours');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await shell.user.click(await screen.findByRole('button', { name: 'Test connection' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('Authentication required'));
  });
});

describe('an address that leads nowhere', () => {
  it.each([
    ['system/nowhere', system, '/dashboard/system/councils'],
    ['system/councils/council-hillview/nowhere', system, '/dashboard/system/councils/council-hillview/overview'],
    ['team/nowhere', admin, '/dashboard/team'],
    ['settings/nowhere', admin, '/dashboard/settings/general'],
    ['personal-data/nowhere', admin, '/dashboard/personal-data'],
  ])('%s shows the nearest page', async (route, session, expected) => {
    const shell = render(route, session);
    await waitFor(() => expect(shell.location()).toBe(expected));
  });
});

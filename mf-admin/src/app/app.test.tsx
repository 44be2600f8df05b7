import {
  chooseCouncilOperation,
  createCouncilOperation,
  getCouncilOperation,
  listAuditEntriesOperation,
  listCouncilsOperation,
  updateCouncilOperation,
} from '@folkmoot/contracts/client';
import { handle, problem, renderWithShell, sampleCouncil, sampleSession } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from './app';

describe('the settings screen', () => {
  const render = (
    role: 'council_admin' | 'council_staff',
    update = handle(updateCouncilOperation, () => sampleCouncil({ revision: 2 })),
  ) =>
    renderWithShell(<App />, {
      route: '/dashboard/settings',
      session: { role },
      handlers: [handle(getCouncilOperation, () => sampleCouncil()), update],
    });

  it('an admin who changes the name sends only the name and the revision (E-77)', async () => {
    const shell = render('council_admin');
    const name = await screen.findByRole('textbox', { name: /Council name/ });
    await shell.user.clear(name);
    await shell.user.type(name, 'Riverside Borough');
    await shell.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Settings saved successfully!' }]));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([{ body: { name: 'Riverside Borough', revision: 1 } }]);
  });
  it('a conflict is told in words and nothing typed is lost', async () => {
    const stale = handle(updateCouncilOperation, () => {
      throw problem('stale_revision');
    });
    const shell = render('council_admin', stale);
    const name = await screen.findByRole('textbox', { name: /Council name/ });
    await shell.user.type(name, '!');
    await shell.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toMatch(/Somebody else changed this/));
    expect(screen.getByRole('textbox', { name: /Council name/ })).toHaveValue('Riverside!');
  });
  it('staff can read but not change (F-30)', async () => {
    render('council_staff');
    expect(await screen.findByRole('textbox', { name: /Council name/ })).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });
});

describe('system administration', () => {
  const council = { ...sampleCouncil(), counts: { users: 3, campaigns: 4, responses: 512 } };
  const render = (role: 'system_admin' | 'council_admin') =>
    renderWithShell(<App />, {
      route: '/dashboard/system/councils',
      session: { role, council: role === 'system_admin' ? null : {} },
      handlers: [
        handle(listCouncilsOperation, () => ({ items: [council], nextCursor: null })),
        handle(chooseCouncilOperation, () => sampleSession({ role: 'system_admin' })),
        handle(createCouncilOperation, 'slug_taken'),
        handle(listAuditEntriesOperation, () => ({ items: [], nextCursor: null })),
      ],
    });

  it('others see Access Denied in the words of the specification', async () => {
    render('council_admin');
    expect(await screen.findByText('Access Denied')).toBeInTheDocument();
    expect(screen.getByText('You need system administrator privileges to access this page.')).toBeInTheDocument();
  });
  it('acting in a council is an explicit choice, after which the session is read anew', async () => {
    const shell = render('system_admin');
    const row = (await screen.findByText('/riverside')).closest('tr') as HTMLElement;
    expect(within(row).getByText('512')).toBeInTheDocument();
    await shell.user.click(within(row).getByRole('button', { name: 'Act in this council' }));
    await waitFor(() => expect(shell.refreshes()).toBe(1));
    expect(shell.inputsOf(chooseCouncilOperation)).toEqual([{ body: { councilId: council.id } }]);
  });
  it('a new council needs name, slug and contact; the slug follows the name until edited', async () => {
    const shell = render('system_admin');
    await shell.user.click(await screen.findByRole('button', { name: 'Create New Council' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create New Council' });
    await shell.user.click(within(dialog).getByRole('button', { name: 'Create Council' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Name, slug, and contact email are required');
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'Über Hill');
    expect(within(dialog).getByRole('textbox', { name: /URL Slug/ })).toHaveValue('uber-hill');
    await shell.user.type(within(dialog).getByRole('textbox', { name: /Contact email/ }), 'a@b.example');
    await shell.user.click(within(dialog).getByRole('button', { name: 'Create Council' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        'Failed to create council: This address is already taken.',
      ),
    );
  });
});

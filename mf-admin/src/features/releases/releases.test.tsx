import { listReleasesOperation, rollBackReleaseOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

const render = (handlers: ReturnType<typeof createHandlers> = []) =>
  renderWithShell(<App />, {
    route: '/dashboard/system/releases',
    session: { role: 'system_admin', council: null },
    handlers: [...createHandlers(), ...handlers],
  });

const rowOf = async (version: string) => {
  const table = within(await screen.findByRole('table', { name: 'Releases' }));
  return within((await table.findByText(version)).closest('tr') as HTMLElement);
};

describe('releases', () => {
  it('show who gets each release and its loads and errors, and axe finds no problems', async () => {
    render();
    const canary = await rowOf('0.2.0-5e1f0a92');
    for (const text of ['Canary', 'Riverside Council', '10 % of all staff', '48 loads', '3 errors (6.3 %)'])
      expect(canary.getByText(text)).toBeVisible();
    const live = await rowOf('0.2.0-bf772498');
    for (const text of ['Live', 'Everybody else', '240 loads', 'no errors']) expect(live.getByText(text)).toBeVisible();
    expect(live.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/^0\.2\.0-77c1d3ab was rolled back by itself, /)).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('are rolled back after a confirmation that names what people get instead', async () => {
    const shell = render();
    const row = await rowOf('0.2.0-5e1f0a92');
    await shell.user.click(row.getByRole('button', { name: 'Roll back mf-subscribers 0.2.0-5e1f0a92' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back this release?' }));
    expect(dialog.getByText(/gets 0\.2\.0-bf772498 with their next page/)).toBeVisible();
    expect(shell.inputsOf(rollBackReleaseOperation)).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(screen.queryByText('0.2.0-5e1f0a92')).not.toBeInTheDocument());
    expect(shell.inputsOf(rollBackReleaseOperation)).toEqual([
      { params: { remote: 'mf-subscribers' }, body: { version: '0.2.0-5e1f0a92' } },
    ]);
  });

  it('stay, and the reason is shown, when the registry cannot be changed', async () => {
    const refuse = handle(rollBackReleaseOperation, () => {
      throw problem('registry_not_writable');
    });
    const shell = render([refuse]);
    const row = await rowOf('0.2.0-5e1f0a92');
    await shell.user.click(row.getByRole('button', { name: /^Roll back/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Roll back this release?' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Roll back' }));
    await waitFor(() =>
      expect(shell.notices().at(-1)?.text).toMatch(/could not be rolled back: The registry of releases/),
    );
    expect(screen.getByText('0.2.0-5e1f0a92')).toBeInTheDocument();
  });

  it('say so when there is no registry', async () => {
    render([handle(listReleasesOperation, () => ({ items: [] }))]);
    expect(await screen.findByText('This installation has no registry of releases.')).toBeVisible();
  });
});

import {
  type CouncilExport,
  cancelCouncilExportOperation,
  checkFreshSignInOperation,
  listCouncilExportsOperation,
  resumeCouncilExportOperation,
  startCouncilExportOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { accessibilityProblems } from '@folkmoot/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';

const sample = (fields: Partial<CouncilExport>): CouncilExport => ({
  id: 'export-1',
  councilId: 'council-hillview',
  state: 'running',
  createdAt: '2026-03-02T09:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  done: 240,
  total: 1_200,
  at: { service: 'campaigns', kind: 'responses' },
  bytes: 90_000,
  problem: null,
  ...fields,
});
const listed = (...items: CouncilExport[]) => handle(listCouncilExportsOperation, () => ({ items }));
const over = { finishedAt: '2026-03-02T09:05:00.000Z', expiresAt: '2026-03-09T09:05:00.000Z', at: null };

const open = async (handlers: Handler[] = []) => {
  const shell = renderWithShell(<App />, {
    route: '/dashboard/system/councils/council-hillview/export',
    session: { role: 'system_admin', council: null },
    handlers: [...createHandlers(), ...handlers],
  });
  return { shell, region: await screen.findByRole('region', { name: 'Export' }) };
};

describe('the export of a council, on screen (E-50)', () => {
  it('starts by a button, which is replaced by the progress', async () => {
    const { shell, region } = await open();
    await shell.user.click(await within(region).findByRole('button', { name: 'Export council' }));
    expect(await within(region).findByText('0 of 1,200 records')).toBeVisible();
    expect(within(region).queryByRole('button', { name: 'Export council' })).not.toBeInTheDocument();
    expect(shell.inputsOf(startCouncilExportOperation)).toEqual([{ params: { councilId: 'council-hillview' } }]);
  });
  it('shows its progress and can be cancelled while it runs', async () => {
    const { shell, region } = await open([listed(sample({}))]);
    expect(await within(region).findByText('240 of 1,200 records')).toBeVisible();
    await shell.user.click(within(region).getByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(shell.inputsOf(cancelCouncilExportOperation)).toHaveLength(1));
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('shows a link to the file and its expiry when it is done', async () => {
    const { region } = await open([listed(sample({ ...over, state: 'done', done: 1_200, bytes: 640_000 }))]);
    const link = await within(region).findByRole('link', { name: /^Download the export of/ });
    expect(link).toHaveAttribute('href', '/api/admin/councils/council-hillview/exports/export-1/file');
    expect(
      within(region).getByText(/1,200 records, 640 kB before packing\. Can be downloaded until 9 Mar/),
    ).toBeVisible();
    expect(within(region).getByRole('button', { name: 'Export council' })).toBeVisible();
  });
  it('downloads the file after the server has allowed it', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.pathname);
    });
    const { shell, region } = await open([
      listed(sample({ ...over, state: 'done' })),
      handle(checkFreshSignInOperation, () => undefined),
    ]);
    await shell.user.click(await within(region).findByRole('link', { name: /^Download the export of/ }));
    await waitFor(() => expect(saved).toEqual(['/api/admin/councils/council-hillview/exports/export-1/file']));
    expect(shell.inputsOf(checkFreshSignInOperation)).toHaveLength(1);
    jest.restoreAllMocks();
  });
  it('saves nothing and shows the reason when the server refuses the download', async () => {
    const refused = handle(checkFreshSignInOperation, 'fresh_sign_in_required');
    const { shell, region } = await open([listed(sample({ ...over, state: 'done' })), refused]);
    await shell.user.click(await within(region).findByRole('link', { name: /^Download the export of/ }));
    await waitFor(() => expect(shell.notices()[0]?.text).toContain('Sign in again to do this'));
  });
  it('names the service and can be resumed when it failed', async () => {
    const { shell, region } = await open([listed(sample({ ...over, state: 'failed', problem: 'subscribers' }))]);
    expect(await within(region).findByText(/the subscribers service did not answer/)).toBeVisible();
    await shell.user.click(within(region).getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(shell.inputsOf(resumeCouncilExportOperation)).toHaveLength(1));
  });
  it('shows an error when it cannot be started', async () => {
    const { shell, region } = await open([handle(startCouncilExportOperation, 'not_found')]);
    await shell.user.click(await within(region).findByRole('button', { name: 'Export council' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toMatch(/^The export could not be started/));
  });
});

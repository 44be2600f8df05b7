import { previewRetentionOperation, updateCouncilOperation } from '@folkmoot/contracts/client';
import { type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { accessibilityProblems } from '@folkmoot/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';

const open = (handlers: Handler[] = []) =>
  renderWithShell(<App />, {
    route: '/dashboard/settings/privacy',
    session: { role: 'council_admin' },
    handlers: [...createHandlers(), ...handlers],
  });
const save = () => screen.getByRole('button', { name: 'Save changes' });
const saved = [{ kind: 'success', text: 'Settings saved successfully!' }];

describe('the privacy settings (E-60)', () => {
  it('saves the setting that residents select topics themselves as one field', async () => {
    const shell = open();
    await shell.user.click(await screen.findByRole('switch', { name: /^Residents must tick topics themselves/ }));
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { settings: { privacy: { residentsTickTopics: true } }, revision: 1 } },
    ]);
  });
  it('saves the smallest number that publications show, and refuses others', async () => {
    const shell = open();
    const smallest = await screen.findByRole('textbox', { name: 'Smallest number shown in publications' });
    expect(smallest).toHaveValue('5');
    await shell.user.clear(smallest);
    await shell.user.type(smallest, '2');
    expect(screen.getByText('Enter a whole number from 3 to 30.')).toBeVisible();
    await shell.user.click(save());
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([]);
    await shell.user.clear(smallest);
    await shell.user.type(smallest, '10');
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { settings: { privacy: { smallestCell: 10 } }, revision: 1 } },
    ]);
  });
  it('asks for confirmation before it saves a retention time that deletes responses (E-63)', async () => {
    const shell = open([handle(previewRetentionOperation, () => ({ responses: 1, at: '2026-03-03T02:20:00.000Z' }))]);
    const choice = await screen.findByRole('combobox', { name: 'Delete responses' });
    expect(choice).toHaveValue('none');
    await shell.user.selectOptions(choice, 'After 1 year (365 days)');
    expect(screen.getByText(/^Responses older than 365 days are permanently deleted/)).toBeVisible();
    await shell.user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Delete older responses?' });
    expect(await within(question).findByText(/^1 response is deleted tonight, on 3 March 2026/)).toBeVisible();
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([]);
    await shell.user.click(within(question).getByRole('button', { name: 'Save and delete tonight' }));
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { settings: { privacy: { retentionDays: 365 } }, revision: 1 } },
    ]);
    await shell.user.selectOptions(choice, 'After 5 years (1,825 days)');
    await shell.user.click(save());
    await waitFor(() => expect(shell.inputsOf(updateCouncilOperation)).toHaveLength(2));
  });
  it('refuses an invalid retention time in days, and saves a valid one', async () => {
    const shell = open();
    await shell.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Delete responses' }),
      'After another number of days',
    );
    const days = screen.getByRole('textbox', { name: 'Days' });
    await shell.user.clear(days);
    await shell.user.type(days, '4000');
    expect(screen.getByText('Enter a whole number from 1 to 3,650.')).toBeVisible();
    await shell.user.click(save());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await shell.user.clear(days);
    await shell.user.type(days, '100');
    await shell.user.click(save());
    await shell.user.click(await screen.findByRole('button', { name: 'Save and delete tonight' }));
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { settings: { privacy: { retentionDays: 100 } }, revision: 1 } },
    ]);
  });
  it('redacts personal data in exports by one switch, and lists the collected data', async () => {
    const shell = open();
    await shell.user.click(await screen.findByRole('switch', { name: /^Redact personal data in exports/ }));
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual(saved));
    expect(shell.inputsOf(updateCouncilOperation)).toEqual([
      { body: { settings: { privacy: { redactExports: true } }, revision: 1 } },
    ]);
    const collected = screen.getByRole('group', { name: 'What is collected' });
    expect(within(collected).getByText('Never: names, addresses of devices, cookies.')).toBeVisible();
    expect(within(collected).getByText(/where the visitor came from/)).toBeVisible();
    expect(within(collected).getByText(/^With a response: .*the kind of device/)).toBeVisible();
    await shell.user.click(within(collected).getByRole('switch', { name: /^Keep the kind of device/ }));
    expect(within(collected).queryByText(/^With a (response|visit).*kind of device/)).not.toBeInTheDocument();
    await shell.user.click(within(collected).getByRole('switch', { name: /^Count where visitors come from/ }));
    expect(within(collected).queryByText(/where the visitor came from/)).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
});

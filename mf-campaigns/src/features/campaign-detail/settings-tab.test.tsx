import { getCampaignOperation, updateCampaignOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { press, renderCampaign } from '../../testing/render-campaign';

describe('the settings tab', () => {
  const titleField = () => screen.findByRole('textbox', { name: /Campaign Title/ });

  it('shows the read-only fields in the zone of the council, and is accessible', async () => {
    renderCampaign(sampleDetail(), { tab: 'settings', timezone: 'Australia/Sydney' });
    expect(await screen.findByText('Current Status')).toBeInTheDocument();
    expect(screen.getByText('Created').nextSibling).toHaveTextContent('1 Oct 2026, 19:00');
    expect(screen.getByText('Last Updated').nextSibling).toHaveTextContent('1 Oct 2026, 19:00');
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('saves title and description with the revision that was read (F-29)', async () => {
    const shell = renderCampaign(sampleDetail(), {
      tab: 'settings',
      handlers: [handle(updateCampaignOperation, ({ body }) => sampleDetail({ ...body, revision: 4 }))],
    });
    await shell.user.type(await titleField(), ' 2');
    await press(shell, 'Save Settings');
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'success', text: 'Campaign settings saved successfully!' }]),
    );
    expect(shell.inputsOf(updateCampaignOperation)[0]?.body).toEqual({
      title: 'Riverside Park 2',
      description: 'What should the park become?',
      revision: 3,
    });
  });
  it('saves with Ctrl-S too', async () => {
    const shell = renderCampaign(sampleDetail(), {
      tab: 'settings',
      handlers: [handle(updateCampaignOperation, () => sampleDetail())],
    });
    await shell.user.type(await titleField(), '!');
    await shell.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(shell.inputsOf(updateCampaignOperation)).toHaveLength(1));
  });
  it("shows the catalogue's text and keeps the input when saving fails", async () => {
    const shell = renderCampaign(sampleDetail(), {
      tab: 'settings',
      handlers: [handle(updateCampaignOperation, 'internal')],
    });
    await shell.user.type(await titleField(), '!');
    await press(shell, 'Save Settings');
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to save campaign settings' }]));
    expect(await titleField()).toHaveValue('Riverside Park!');
  });
  it('shows an error beside the field when the title is blank (F-28)', async () => {
    const shell = renderCampaign(sampleDetail(), { tab: 'settings' });
    await shell.user.clear(await titleField());
    await shell.user.type(await titleField(), '  ');
    expect(screen.getByText('Campaign title is required')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save Settings' })).toBeDisabled();
  });
  it('shows both values and saves the chosen one when another person saved first', async () => {
    let stored = sampleDetail();
    const shell = renderCampaign(stored, {
      tab: 'settings',
      handlers: [
        handle(getCampaignOperation, () => stored),
        handle(updateCampaignOperation, ({ body }) => {
          if (body?.revision === 3) throw problem('stale_revision');
          return sampleDetail({ ...body, revision: 5 });
        }),
      ],
    });
    await shell.user.type(await titleField(), ' mine');
    stored = sampleDetail({ title: 'Theirs', revision: 4 });
    await press(shell, 'Save Settings');
    const text = 'Someone else changed this in the meantime.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await titleField()).toHaveValue('Riverside Park mine');
    expect(screen.getByRole('radio', { name: 'Theirs: Theirs' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yours: Riverside Park mine' })).toBeChecked();
    await press(shell, 'Save my choice');
    await waitFor(() => expect(shell.inputsOf(updateCampaignOperation)).toHaveLength(2));
    expect(shell.inputsOf(updateCampaignOperation)[1]?.body).toMatchObject({
      title: 'Riverside Park mine',
      revision: 4,
    });
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  });
  it('can load their changes instead', async () => {
    let stored = sampleDetail();
    const shell = renderCampaign(stored, {
      tab: 'settings',
      handlers: [handle(getCampaignOperation, () => stored), handle(updateCampaignOperation, 'stale_revision')],
    });
    await shell.user.type(await titleField(), ' mine');
    stored = sampleDetail({ title: 'Theirs', revision: 4 });
    await press(shell, 'Save Settings');
    await screen.findByRole('heading', { level: 1, name: 'Theirs' });
    await press(shell, 'Load their changes');
    expect(await titleField()).toHaveValue('Theirs');
  });
  it('asks when it is left with unsaved changes', async () => {
    const shell = renderCampaign(sampleDetail(), { tab: 'settings' });
    await shell.user.type(await titleField(), '!');
    await shell.user.click(screen.getByRole('tab', { name: 'Overview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await shell.user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(shell.location()).toBe('/dashboard/campaigns/c1/settings');
    await shell.user.click(screen.getByRole('tab', { name: 'Overview' }));
    await shell.user.click(
      within(await screen.findByRole('dialog', { name: 'Unsaved changes' })).getByRole('button', { name: 'Leave' }),
    );
    await waitFor(() => expect(shell.location()).toBe('/dashboard/campaigns/c1/overview'));
  });
});

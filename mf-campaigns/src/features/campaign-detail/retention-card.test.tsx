import { getCampaignOperation, previewRetentionOperation, setRetentionOperation } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, problem } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { renderCampaign } from '../../testing/render-campaign';

const keeping = (own: number | null, days: number | null, longest: number | null = 365) =>
  sampleDetail({ retention: { own, ofCouncil: 365, longest, days } });
const choice = () => screen.findByRole('combobox', { name: 'Delete responses' });
const card = () => within(screen.getByRole('region', { name: 'How long responses are kept' }));
const save = () => card().getByRole('button', { name: 'Save' });

describe("the retention time of a campaign's responses (E-63)", () => {
  const open = (
    campaign: ReturnType<typeof sampleDetail>,
    role: 'council_admin' | 'council_staff' = 'council_admin',
  ) => {
    let stored = campaign;
    return renderCampaign(campaign, {
      tab: 'settings',
      role,
      handlers: [
        handle(getCampaignOperation, () => stored),
        handle(previewRetentionOperation, () => ({ responses: 11, at: '2026-03-03T02:20:00.000Z' })),
        handle(setRetentionOperation, ({ body: { retentionDays } }) => {
          stored = { ...keeping(retentionDays, retentionDays ?? 365), revision: 4 };
          return stored;
        }),
      ],
    });
  };

  it("shows the council's setting, offers only allowed times, and is accessible", async () => {
    const shell = open(keeping(null, 365));
    expect(await choice()).toHaveDisplayValue('As the council: after 365 days');
    const offered = within(await choice()).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'As the council: after 365 days',
      'After 30 days',
      'After 90 days',
      'After 180 days',
      'After 1 year (365 days)',
      'After another number of days',
    ]);
    expect(screen.getByText(/Your council allows 365 days at most/)).toBeVisible();
    await shell.user.selectOptions(await choice(), 'After another number of days');
    await shell.user.clear(screen.getByRole('textbox', { name: 'Days' }));
    await shell.user.type(screen.getByRole('textbox', { name: 'Days' }), '366');
    expect(screen.getByText('Enter a whole number from 1 to 365.')).toBeVisible();
    expect(save()).toBeDisabled();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('asks before a shorter time that deletes responses, but not before the council’s time', async () => {
    const shell = open(keeping(null, 365));
    await shell.user.selectOptions(await choice(), 'After 90 days');
    expect(screen.getByText(/^Responses older than 90 days are permanently deleted/)).toBeVisible();
    await shell.user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Delete older responses?' });
    expect(
      await within(question).findByText(/^11 responses are deleted tonight, on 3 March 2026 at 02:20\./),
    ).toBeVisible();
    expect(shell.inputsOf(setRetentionOperation)).toEqual([]);
    await shell.user.click(within(question).getByRole('button', { name: 'Save and delete tonight' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'success', text: 'Saved: how long responses are kept.' }]),
    );
    await waitFor(() => expect(save()).toBeDisabled());
    await shell.user.selectOptions(await choice(), 'As the council: after 365 days');
    await shell.user.click(save());
    await waitFor(() => expect(shell.inputsOf(setRetentionOperation)).toHaveLength(2));
    expect(shell.inputsOf(setRetentionOperation).map(({ body }) => body)).toEqual([
      { retentionDays: 90, revision: 3 },
      { retentionDays: null, revision: 4 },
    ]);
  });
  it('shows the time that applies when the stored one is longer than the council now allows', async () => {
    open(keeping(730, 365));
    expect(
      await screen.findByText(
        'This campaign says 730 days, but the council allows fewer by now: responses are deleted after 365 days.',
      ),
    ).toBeVisible();
  });
  it('is read-only for staff', async () => {
    open(keeping(90, 90), 'council_staff');
    expect(await choice()).toBeDisabled();
    expect(screen.getByText('Only administrators of the council can change this.')).toBeVisible();
    expect(card().queryByRole('button')).not.toBeInTheDocument();
  });
  it('asks for a choice when another person saved first, and shows why the server refuses it', async () => {
    let stored = keeping(null, 365);
    const shell = renderCampaign(stored, {
      tab: 'settings',
      role: 'council_admin',
      handlers: [
        handle(getCampaignOperation, () => stored),
        handle(setRetentionOperation, ({ body }) => {
          throw problem(body.revision === 4 ? 'retention_too_long' : 'stale_revision');
        }),
      ],
    });
    await shell.user.selectOptions(await choice(), 'After 1 year (365 days)');
    stored = { ...keeping(180, 180), revision: 4 };
    await shell.user.click(save());
    expect(await screen.findByRole('radio', { name: 'Theirs: After 180 days' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Yours: After 365 days' })).toBeChecked();
    await shell.user.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'Your council does not keep responses for that long.' }]),
    );
  });
});

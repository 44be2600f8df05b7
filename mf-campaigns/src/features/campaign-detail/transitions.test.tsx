import {
  activateCampaignOperation,
  archiveCampaignOperation,
  type CampaignDetail,
  completeCampaignOperation,
  pauseCampaignOperation,
  reopenCampaignOperation,
  resumeCampaignOperation,
  setCampaignStepOperation,
  unarchiveCampaignOperation,
  unscheduleCampaignOperation,
} from '@folkmoot/contracts/client';
import { handle, problem, type RenderedShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { choose, press, renderCampaign } from '../../testing/render-campaign';

const question = { id: 'a', type: 'text' as const, title: 'First', required: false };
/** A campaign that nothing keeps from opening. */
const readySample = (patch: Partial<CampaignDetail> = {}) =>
  sampleDetail({ status: 'ready', startDate: null, ...patch }, [question]);

/** Activates through the review. */
const open = async (shell: RenderedShell, name: string | RegExp = 'Open now') => {
  await press(shell, 'Activate');
  await shell.user.click(await screen.findByRole('button', { name }));
};

describe('a transition of a campaign', () => {
  it('shows in the banner that the campaign is live when it is activated', async () => {
    const shell = renderCampaign(readySample(), {
      handlers: [handle(activateCampaignOperation, () => sampleDetail())],
    });
    await open(shell);
    const text = 'Campaign activated successfully! Your survey is now live and collecting responses.';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
  it('shows the opening in the zone of the council when it is activated with a later start (F-7)', async () => {
    const scheduled = sampleDetail({ status: 'scheduled', startDate: '2027-03-01T22:00:00.000Z' });
    const shell = renderCampaign(readySample(), {
      timezone: 'Australia/Sydney',
      handlers: [handle(activateCampaignOperation, () => scheduled)],
    });
    await open(shell);
    expect(await screen.findByText('Campaign scheduled. It opens on 2 March 2027 at 09:00.')).toBeInTheDocument();
  });
  it('asks before reopening, explains the end date, and shows the next step', async () => {
    const change = { from: 'active', to: 'completed', at: new Date().toISOString(), by: null } as const;
    const completed = sampleDetail({
      status: 'completed',
      statusHistory: [change],
      endDate: '2026-01-02T09:00:00.000Z',
    });
    const shell = renderCampaign(completed, {
      handlers: [handle(reopenCampaignOperation, () => sampleDetail({ endDate: null }))],
    });
    await choose(shell, 'Reopen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen' }));
    expect(dialog.getByText(/Its end date, 2 January 2026 at 09:00, has passed and will be removed\./)).toBeVisible();
    await shell.user.click(dialog.getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText(/^Campaign reopened\. It has no end date/)).toBeVisible();
  });
  it('does not offer reopening more than 30 days after completion', async () => {
    const change = { from: 'active', to: 'completed', at: '2020-01-01T09:00:00.000Z', by: null } as const;
    const shell = renderCampaign(sampleDetail({ status: 'completed', statusHistory: [change] }));
    await press(shell, 'More actions for Riverside Park');
    await screen.findByRole('menuitem', { name: 'Archive' });
    expect(screen.queryByRole('menuitem', { name: 'Reopen' })).not.toBeInTheDocument();
  });
  it('can remove a scheduled campaign from the schedule', async () => {
    const shell = renderCampaign(sampleDetail({ status: 'scheduled' }), {
      handlers: [handle(unscheduleCampaignOperation, () => sampleDetail({ status: 'ready' }))],
    });
    await choose(shell, 'Unschedule');
    const dialog = within(await screen.findByRole('dialog', { name: 'Unschedule' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Unschedule' }));
    expect(await screen.findByText('Campaign unscheduled. It does not open until you activate it.')).toBeVisible();
  });
  it('shows the next opening and offers no open survey when activated between rounds', async () => {
    renderCampaign(
      sampleDetail({ frequency: 'monthly', isOpenNow: false, round: null, nextOpensAt: '2099-03-03T09:00:00.000Z' }),
    );
    expect(await screen.findByText('Between rounds, opens 3 March 2099')).toBeVisible();
    expect(screen.getByText(/^The survey is closed at the moment: the link says when it opens again/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open survey' })).not.toBeInTheDocument();
  });
  it("shows the catalogue's text when a campaign without questions is activated", async () => {
    const shell = renderCampaign(readySample({ status: 'draft' }), {
      handlers: [handle(activateCampaignOperation, 'campaign_without_questions')],
    });
    await open(shell);
    const text = 'Cannot activate campaign without survey questions. Please build your survey first.';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
  it('lists each problem when the survey check refuses', async () => {
    const fields = [
      { path: 'questions.0', message: 'Question 1 has no title.' },
      { path: 'questions.1', message: 'Question 2 is never shown.' },
    ];
    const refuse = handle(activateCampaignOperation, () => {
      throw problem('survey_not_ready', { fields });
    });
    const shell = renderCampaign(readySample({ status: 'survey_building' }), { handlers: [refuse] });
    await open(shell);
    const banner = within(await screen.findByRole('alert'));
    expect(banner.getByText('The survey has errors. Fix them first.')).toBeInTheDocument();
    expect(banner.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      fields.map(({ message }) => message),
    );
  });
  it('says that no new responses are collected after a pause', async () => {
    const shell = renderCampaign(sampleDetail(), {
      handlers: [handle(pauseCampaignOperation, () => sampleDetail({ status: 'paused' }))],
    });
    await press(shell, 'Pause');
    const text = 'Campaign paused. No new responses will be collected until you reactivate it.';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
  it('opens a paused campaign again by Activate', async () => {
    const shell = renderCampaign(sampleDetail({ status: 'paused' }), {
      handlers: [handle(resumeCampaignOperation, () => sampleDetail())],
    });
    await press(shell, 'Activate');
    expect(await screen.findByText(/Campaign activated successfully!/)).toBeInTheDocument();
  });
  it.each([
    ['activating', readySample(), activateCampaignOperation, open, 'Failed to activate campaign. Please try again.'],
    [
      'pausing',
      sampleDetail(),
      pauseCampaignOperation,
      (shell: RenderedShell) => press(shell, 'Pause'),
      'Failed to pause campaign. Please try again.',
    ],
  ] as const)('%s that fails otherwise falls back to the text of the catalogue', async (...row) => {
    const [, campaign, operation, act, text] = row;
    const shell = renderCampaign(campaign, { handlers: [handle(operation, 'internal')] });
    await act(shell);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
  it('Complete asks first, and Undo reopens', async () => {
    const shell = renderCampaign(sampleDetail(), {
      handlers: [
        handle(completeCampaignOperation, () => sampleDetail({ status: 'completed' })),
        handle(reopenCampaignOperation, () => sampleDetail({ endDate: '2099-01-01T00:00:00.000Z' })),
      ],
    });
    await choose(shell, 'Complete');
    const dialog = await screen.findByRole('dialog', { name: 'Complete' });
    expect(shell.inputsOf(completeCampaignOperation)).toEqual([]);
    await shell.user.click(within(dialog).getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Campaign completed. Its report stays available.')).toBeInTheDocument();
    expect(shell.inputsOf(completeCampaignOperation)).toEqual([{ params: { campaignId: 'c1' } }]);
    await press(shell, 'Undo');
    expect(await screen.findByText('Campaign reopened. Residents can answer again.')).toBeInTheDocument();
  });
  it('archives at once, and Undo brings the campaign back', async () => {
    const shell = renderCampaign(sampleDetail({ status: 'completed' }), {
      handlers: [
        handle(archiveCampaignOperation, () => sampleDetail({ status: 'archived' })),
        handle(unarchiveCampaignOperation, () => sampleDetail({ status: 'completed' })),
      ],
    });
    await choose(shell, 'Archive');
    expect(await screen.findByText('Campaign archived.')).toBeInTheDocument();
    await press(shell, 'Undo');
    expect(await screen.findByText('Campaign is back from the archive. Its status is Completed.')).toBeInTheDocument();
    expect(shell.inputsOf(unarchiveCampaignOperation)).toEqual([{ params: { campaignId: 'c1' } }]);
  });
  it('resumes by Undo after a pause', async () => {
    const shell = renderCampaign(sampleDetail(), {
      handlers: [
        handle(pauseCampaignOperation, () => sampleDetail({ status: 'paused' })),
        handle(resumeCampaignOperation, () => sampleDetail()),
      ],
    });
    await press(shell, 'Pause');
    await press(shell, 'Undo');
    expect(await screen.findByText(/Campaign activated successfully!/)).toBeInTheDocument();
  });
  it('brings an archived campaign back by the menu', async () => {
    const shell = renderCampaign(sampleDetail({ status: 'archived' }), {
      handlers: [handle(unarchiveCampaignOperation, () => sampleDetail({ status: 'ready' }))],
    });
    await choose(shell, 'Unarchive');
    expect(await screen.findByText('Campaign is back from the archive. Its status is Ready.')).toBeInTheDocument();
  });
  it('sets a step by a click on it, whatever was done before (E-12)', async () => {
    const shell = renderCampaign(sampleDetail({ currentStep: 'survey' }), {
      handlers: [handle(setCampaignStepOperation, () => sampleDetail())],
    });
    await press(shell, 'Review');
    await waitFor(() =>
      expect(shell.inputsOf(setCampaignStepOperation)).toEqual([
        { params: { campaignId: 'c1' }, body: { currentStep: 'review' } },
      ]),
    );
  });
  it("shows the catalogue's text when a step cannot be set", async () => {
    const shell = renderCampaign(sampleDetail(), { handlers: [handle(setCampaignStepOperation, 'internal')] });
    await press(shell, 'Review');
    expect(await screen.findByText('Failed to update campaign step')).toBeInTheDocument();
  });
});

import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { press, renderCampaign } from '../../testing/render-campaign';

const question = { id: 'q1', type: 'text' as const, title: 'Why?', required: false };

describe('the overview tab', () => {
  it('shows every fact of the specification, and Not set for a missing date', async () => {
    renderCampaign(
      sampleDetail({ startDate: null, targetResponses: null, frequency: 'monthly', deliveryMethods: ['email', 'qr'] }),
    );
    const about = within(await screen.findByRole('region', { name: 'About this campaign' }));
    const facts = about.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['Target audience', 'All Residents'],
      ['Frequency', 'Monthly'],
      ['Delivery methods', 'Email, QR Code'],
      ['Start date', 'Not set'],
      ['End date', 'Not set'],
      ['Target responses', 'Not set'],
    ]);
  });
  it('shows dates in the zone of the council (E-36)', async () => {
    renderCampaign(sampleDetail({ startDate: '2026-10-31T23:30:00.000Z' }), { timezone: 'Australia/Sydney' });
    const about = await screen.findByRole('region', { name: 'About this campaign' });
    expect(within(about).getByText('1 Nov 2026, 10:30')).toBeInTheDocument();
  });
  it('copies the public link and confirms it', async () => {
    const shell = renderCampaign(sampleDetail());
    expect(await screen.findByRole('textbox', { name: 'Public link' })).toHaveValue(
      'https://folkmoot.example/riverside/survey/c1',
    );
    await press(shell, 'Copy link');
    expect(shell.notices()).toEqual([{ kind: 'success', text: 'URL copied to clipboard!' }]);
  });
  it('shows what blocks, what is recommended, and where to do it for a draft (E-12, E-97)', async () => {
    renderCampaign(sampleDetail({ status: 'draft', deliveryMethods: [] }));
    const list = within(await screen.findByRole('region', { name: 'Ready to go?' }));
    const line = (text: string) => within(list.getByText(text).closest('li') as HTMLElement);
    expect(line('The survey has no question yet').getByRole('img', { name: 'Needed' })).toBeInTheDocument();
    expect(line('The survey has no question yet').getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/campaigns/c1/builder',
    );
    const delivery = line('No delivery method chosen: share the link yourself');
    expect(delivery.getByRole('img', { name: 'Recommended' })).toBeInTheDocument();
    expect(delivery.getByRole('link')).toHaveAttribute('href', '/dashboard/campaigns/c1/delivery');
    expect(list.getByText('What is marked as needed keeps this campaign from being activated.')).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('lists the findings of the survey check in the checklist', async () => {
    renderCampaign(sampleDetail({ status: 'survey_building' }, [{ ...question, title: '' }]));
    const list = within(await screen.findByRole('region', { name: 'Ready to go?' }));
    expect(list.getByText('The survey check finds errors')).toBeInTheDocument();
    expect(list.getByText(/Question 1.*title/)).toBeInTheDocument();
  });
  it('marks a tried survey as done until it changes', async () => {
    localStorage.clear();
    const shell = renderCampaign(sampleDetail({ status: 'ready' }, [question]), { privacyNotice: 'We keep nothing.' });
    expect(await screen.findByText('Nobody has tried the survey in this browser')).toBeInTheDocument();
    expect(screen.getByText('The council has a privacy notice')).toBeInTheDocument();
    await press(shell, 'Preview the survey');
    expect(await screen.findByText('The runner of the resident pages')).toBeInTheDocument();
    expect(screen.getByText('You have tried the survey as it stands')).toBeInTheDocument();
    shell.unmount();
    renderCampaign(sampleDetail({ status: 'ready' }, [{ ...question, title: 'Why not?' }]));
    expect(await screen.findByText('Nobody has tried the survey in this browser')).toBeInTheDocument();
  });
  it('has no checklist when the campaign is active', async () => {
    renderCampaign(sampleDetail());
    await screen.findByRole('region', { name: 'About this campaign' });
    expect(screen.queryByRole('region', { name: 'Ready to go?' })).not.toBeInTheDocument();
  });
  it('shows the history with event, time and person, newest first (E-47)', async () => {
    const statusHistory = [
      { from: 'ready' as const, to: 'active' as const, at: '2026-10-01T09:00:00.000Z', by: 'user-ada' },
      { from: 'active' as const, to: 'paused' as const, at: '2026-10-02T09:00:00.000Z', by: 'user-sam' },
      { from: 'paused' as const, to: 'completed' as const, at: '2026-10-03T09:00:00.000Z', by: null },
    ];
    renderCampaign(sampleDetail({ status: 'completed', statusHistory, createdBy: 'user-gone' }));
    const history = within(await screen.findByRole('region', { name: 'History' }));
    await history.findByText('2 Oct 2026, 09:00, by Sam Staff');
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Completed3 Oct 2026, 09:00, by its dates',
      'Paused2 Oct 2026, 09:00, by Sam Staff',
      'Active1 Oct 2026, 09:00, by you',
      'Created1 Oct 2026, 09:00, by a member of staff',
    ]);
  });
  it('shows the open round and the next opening of a recurring campaign (E-26)', async () => {
    const round = { number: 3, opensAt: '2026-11-01T09:00:00.000Z', closesAt: '2026-11-08T09:00:00.000Z' };
    renderCampaign(
      sampleDetail({ frequency: 'monthly', round, nextOpensAt: '2026-12-01T09:00:00.000Z', timezone: 'UTC' }),
    );
    const rounds = within(await screen.findByRole('region', { name: 'Rounds' }));
    expect(rounds.getByText('Round 3 is open until 8 November 2026 at 09:00.')).toBeInTheDocument();
    expect(rounds.getByText('The next round opens on 1 December 2026 at 09:00.')).toBeInTheDocument();
  });
  it('says so when the campaign is between rounds', async () => {
    renderCampaign(sampleDetail({ frequency: 'weekly', round: null, nextOpensAt: null }));
    expect(await screen.findByText('No round is open at the moment.')).toBeInTheDocument();
    expect(screen.getByText('No further round follows.')).toBeInTheDocument();
  });
});

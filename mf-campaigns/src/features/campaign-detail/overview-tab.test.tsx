import { accessibilityProblems } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { sampleDetail } from '../../fixtures/campaign';
import { press, renderCampaign } from '../../testing/render-campaign';

const question = { id: 'q1', type: 'text' as const, title: 'Why?', required: false };

describe('the overview tab', () => {
  it('has every fact that the specification lists; a missing date reads Not set', async () => {
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
  it('dates are in the zone of the council (E-36)', async () => {
    renderCampaign(sampleDetail({ startDate: '2026-10-31T23:30:00.000Z' }), { timezone: 'Australia/Sydney' });
    const about = await screen.findByRole('region', { name: 'About this campaign' });
    expect(within(about).getByText('1 Nov 2026, 10:30')).toBeInTheDocument();
  });
  it('the public link can be copied, and that is told', async () => {
    const shell = renderCampaign(sampleDetail());
    expect(await screen.findByRole('textbox', { name: 'Public link' })).toHaveValue(
      'https://folkmoot.example/riverside/survey/c1',
    );
    await press(shell, 'Copy link');
    expect(shell.notices()).toEqual([{ kind: 'success', text: 'URL copied to clipboard!' }]);
  });
  it('of a draft says what blocks, what is recommended, and where to do it (E-12, E-97)', async () => {
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
  it('the checklist names what the survey check finds', async () => {
    renderCampaign(sampleDetail({ status: 'survey_building' }, [{ ...question, title: '' }]));
    const list = within(await screen.findByRole('region', { name: 'Ready to go?' }));
    expect(list.getByText('The survey check finds errors')).toBeInTheDocument();
    expect(list.getByText(/Question 1.*title/)).toBeInTheDocument();
  });
  it('a survey that was tried is ticked off, until it changes', async () => {
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
  it('of an active campaign has no checklist', async () => {
    renderCampaign(sampleDetail());
    await screen.findByRole('region', { name: 'About this campaign' });
    expect(screen.queryByRole('region', { name: 'Ready to go?' })).not.toBeInTheDocument();
  });
  it('the history says what happened, when and by whom, newest first (E-47)', async () => {
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
  it('of a recurring campaign says which round is open and when the next opens (E-26)', async () => {
    const round = { number: 3, opensAt: '2026-11-01T09:00:00.000Z', closesAt: '2026-11-08T09:00:00.000Z' };
    renderCampaign(
      sampleDetail({ frequency: 'monthly', round, nextOpensAt: '2026-12-01T09:00:00.000Z', timezone: 'UTC' }),
    );
    const rounds = within(await screen.findByRole('region', { name: 'Rounds' }));
    expect(rounds.getByText('Round 3 is open until 8 November 2026 at 09:00.')).toBeInTheDocument();
    expect(rounds.getByText('The next round opens on 1 December 2026 at 09:00.')).toBeInTheDocument();
  });
  it('between rounds says so', async () => {
    renderCampaign(sampleDetail({ frequency: 'weekly', round: null, nextOpensAt: null }));
    expect(await screen.findByText('No round is open at the moment.')).toBeInTheDocument();
    expect(screen.getByText('No further round follows.')).toBeInTheDocument();
  });
});

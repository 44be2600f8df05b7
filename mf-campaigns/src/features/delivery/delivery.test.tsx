import {
  type CampaignDetail,
  defaultTargetAudiences,
  type ErrorCode,
  getCampaignOperation,
  saveDeliveryOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, problem } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { press, renderCampaign } from '../../testing/render-campaign';

const echo = handle(saveDeliveryOperation, ({ body }) =>
  sampleDetail({ ...body, revision: 4 } as Partial<CampaignDetail>),
);

const open = async (patch: Partial<CampaignDetail> = {}, options: Parameters<typeof renderCampaign>[1] = {}) => {
  const shell = renderCampaign(sampleDetail(patch), { tab: 'delivery', handlers: [echo], ...options });
  await screen.findByRole('button', { name: 'Save Delivery Settings' });
  return shell;
};

/** Another part of the tab than the plan. */
const openPart = (part: 'email' | 'qr', patch: Partial<CampaignDetail>, handlers: Handler[] = []) =>
  renderCampaign(sampleDetail(patch), { tab: `delivery/${part}`, handlers });

const sent = (shell: Awaited<ReturnType<typeof open>>) => shell.inputsOf(saveDeliveryOperation).map(({ body }) => body);
const save = (shell: Awaited<ReturnType<typeof open>>) => press(shell, 'Save Delivery Settings');
/** Sets the whole value, because typing in a date field differs between browsers. */
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = async (shell: Awaited<ReturnType<typeof open>>, field: string, option: string) => {
  await shell.user.click(screen.getByRole('combobox', { name: field }));
  await shell.user.click(await screen.findByRole('option', { name: option }));
};

describe('the plan of the delivery tab', () => {
  it('has the sections and fields of the specification, and is accessible (F-14)', async () => {
    await open();
    const sections = ['Delivery Methods', 'Schedule Settings', 'Target Audience'];
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    expect(groups.filter((name) => sections.includes(name ?? ''))).toEqual(sections);
    for (const label of ['Frequency', 'Start Date', 'End Date', 'Audience Group', 'Target Responses']) {
      expect(screen.getAllByLabelText(label)[0]).toBeInTheDocument();
    }
    expect(await accessibilityProblems()).toEqual([]);
  });
  it('saves methods, audience, frequency, target and dates with the revision that was read', async () => {
    const shell = await open({ startDate: null });
    fill('Start Date', '2027-01-15T09:30');
    await shell.user.click(screen.getByRole('checkbox', { name: /Email/ }));
    await save(shell);
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'success', text: 'Delivery configuration saved successfully!' }]),
    );
    expect(sent(shell)).toEqual([
      {
        frequency: 'once',
        targetAudience: 'All Residents',
        deliveryMethods: ['qr', 'email'],
        targetResponses: 100,
        startDate: '2027-01-15T09:30:00.000Z',
        endDate: null,
        deliveryConfig: {},
        revision: 3,
      },
    ]);
  });
  it('reads and writes times on the clock of the council (E-36)', async () => {
    const shell = await open({ startDate: '2026-10-31T23:30:00.000Z' }, { timezone: 'Australia/Sydney' });
    expect(screen.getByLabelText('Start Date')).toHaveValue('2026-11-01T10:30');
    expect(screen.getByText("Times are in your council's time zone (Australia/Sydney).")).toBeInTheDocument();
    fill('End Date', '2099-12-01T10:30');
    await save(shell);
    await waitFor(() =>
      expect(sent(shell)[0]).toMatchObject({
        startDate: '2026-10-31T23:30:00.000Z',
        endDate: '2099-11-30T23:30:00.000Z',
      }),
    );
  });
  it("shows the server's text beside the field when the end is before the start", async () => {
    await open({ startDate: '2026-12-01T09:00:00.000Z' });
    fill('End Date', '2026-11-30T09:00');
    expect(screen.getByText('The end date is before the start date.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save Delivery Settings' })).toBeDisabled();
  });
  it.each(['active', 'paused', 'scheduled'] as const)(
    'an end in the past is refused beside the field when the campaign is %s',
    async (status) => {
      const shell = await open({ status, startDate: '2020-01-01T09:00:00.000Z' });
      fill('End Date', '2020-02-01T09:00');
      expect(screen.getByText('The end date has already passed. Choose a later end date.')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Save Delivery Settings' })).toBeDisabled();
      expect(sent(shell)).toEqual([]);
    },
  );
  it('saves other fields when the end has just passed', async () => {
    const shell = await open({ startDate: '2020-01-01T09:00:00.000Z', endDate: '2020-02-01T09:00:00.000Z' });
    await shell.user.click(screen.getByRole('checkbox', { name: /Email/ }));
    await save(shell);
    await waitFor(() => expect(sent(shell)).toHaveLength(1));
  });
  it('explains that the campaign closes until the start when the start moves to the future', async () => {
    await open();
    fill('Start Date', '2099-05-10T09:00');
    expect(
      screen.getByText('This campaign is active. When you save, it takes no answers until 10 May 2099 at 09:00.'),
    ).toBeVisible();
  });
  it.each<[ErrorCode, string]>([
    ['internal', 'Failed to save delivery configuration'],
    ['campaign_dates_reversed', 'The end date is before the start date.'],
  ])('keeps the input when refused with %s: “%s” (F-14, F-62)', async (code, text) => {
    const shell = await open({}, { handlers: [handle(saveDeliveryOperation, code)] });
    fill('End Date', '2099-01-15T09:30');
    await save(shell);
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text }]));
    expect(screen.getByLabelText('End Date')).toHaveValue('2099-01-15T09:30');
  });
  it('keeps the input and asks which version to keep when another person saved first', async () => {
    let stored = sampleDetail();
    const shell = await open(
      {},
      {
        handlers: [
          handle(getCampaignOperation, () => stored),
          handle(saveDeliveryOperation, ({ body }) => {
            if (body?.revision !== 4) throw problem('stale_revision');
            return sampleDetail({ targetResponses: body?.targetResponses ?? null, revision: 5 });
          }),
        ],
      },
    );
    stored = sampleDetail({ targetResponses: 500, revision: 4 });
    await shell.user.clear(screen.getByRole('textbox', { name: 'Target Responses' }));
    await shell.user.type(screen.getByRole('textbox', { name: 'Target Responses' }), '250');
    await save(shell);
    expect(await screen.findByText('Someone else changed this in the meantime.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Target Responses' })).toHaveValue('250');
    expect(screen.getByRole('radio', { name: 'Theirs: 500' })).toBeVisible();
    await press(shell, 'Save my choice');
    await waitFor(() => expect(sent(shell)[1]).toMatchObject({ targetResponses: 250, revision: 4 }));
  });
  it('asks when it is left with unsaved changes', async () => {
    const shell = await open();
    await shell.user.click(screen.getByRole('checkbox', { name: /Email/ }));
    await shell.user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument();
  });
});

describe('audience and target', () => {
  it('offer the audiences of the council, and keep one that it has removed from its list', async () => {
    const shell = await open({ targetAudience: 'Cyclists' }, { targetAudiences: ['All Residents', 'Shop owners'] });
    await shell.user.click(screen.getByRole('combobox', { name: 'Audience Group' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Residents–',
      'Shop owners–',
      'Cyclists–',
      'Central Area–',
    ]);
  });
  it('have six defaults in the specification', () => {
    expect(defaultTargetAudiences).toEqual([
      'All Residents',
      'Local Businesses',
      'Young Adults (18-35)',
      'Families with Children',
      'Senior Citizens (65+)',
      'Community Organizations',
    ]);
  });
  it.each(['', '0', '-5'])('use 100 when the target is “%s”', async (typed) => {
    const shell = await open({ targetResponses: 300 });
    const field = screen.getByRole('textbox', { name: 'Target Responses' });
    await shell.user.clear(field);
    if (typed) await shell.user.type(field, typed);
    await save(shell);
    await waitFor(() => expect(sent(shell)[0]).toMatchObject({ targetResponses: 100 }));
  });
  it('allow no target at all (F-10)', async () => {
    const shell = await open({ targetResponses: 300 });
    await shell.user.click(screen.getByRole('switch', { name: 'No target' }));
    expect(screen.getByRole('textbox', { name: 'Target Responses' })).toBeDisabled();
    await save(shell);
    await waitFor(() => expect(sent(shell)[0]).toMatchObject({ targetResponses: null }));
  });
});

describe('recurring campaigns', () => {
  it.each([
    ['Weekly', 'weekly', 3],
    ['Monthly', 'monthly', 7],
    ['Quarterly', 'quarterly', 14],
  ])('open %s rounds for the default number of days (F-55)', async (label, frequency, days) => {
    const shell = await open();
    await choose(shell, 'Frequency', label);
    await save(shell);
    await waitFor(() => expect(sent(shell)[0]).toMatchObject({ frequency, deliveryConfig: { roundOpenDays: days } }));
  });
  it('show the schedule as text, with the next openings', async () => {
    const shell = await open({ startDate: '2099-03-01T09:00:00.000Z', statusHistory: [] });
    await choose(shell, 'Frequency', 'Monthly');
    expect(
      screen.getByText('Opens on 1 March 2099 at 09:00 for 7 days, then every month on the 1st.'),
    ).toBeInTheDocument();
    const plan = within(screen.getByRole('status', { name: 'When residents can answer' }));
    expect(plan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 March 2099 at 09:00',
      '1 April 2099 at 09:00',
      '1 May 2099 at 09:00',
    ]);
  });
  it('cannot change frequency and start after the first round, and explain why', async () => {
    await open({ frequency: 'weekly' });
    expect(screen.getByText(/start and frequency stay/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Frequency' })).toBeDisabled();
    expect(screen.getByLabelText('Start Date')).toBeDisabled();
    expect(screen.getByLabelText('End Date')).toBeEnabled();
  });
});

describe('delivery methods', () => {
  it('show SMS as Coming Soon with the reason, and it cannot be selected (E-21, F-18)', async () => {
    await open();
    expect(screen.getByText('Coming Soon')).toBeInTheDocument();
    expect(screen.getByText('Text messages. No SMS provider is set up.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /SMS/ })).toBeDisabled();
  });
  it('show mailings, sender, reply address and where to change them when email is selected (E-95)', async () => {
    openPart('email', { deliveryMethods: ['email'] });
    const panel = within(await screen.findByRole('region', { name: 'Email Campaign Settings' }));
    expect(screen.getByText('The mailings')).toBeVisible();
    expect(panel.getByText(/^Invitations come from \S/)).toBeInTheDocument();
    expect(panel.getByText(/^Nobody can reply to this mail/)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Settings, Email Configuration' })).toHaveAttribute(
      'href',
      '/dashboard/settings/email',
    );
  });
  it.each([
    ['email', 'This campaign sends no email', 'Add email', ['qr', 'email'], 'Email Campaign Settings'],
    ['qr', 'This campaign has no QR codes', 'Add QR codes', ['email', 'qr'], 'QR Code Management'],
  ] as const)('can be added in the part %s when it is not selected', async (part, title, add, all, region) => {
    let stored = sampleDetail({ deliveryMethods: [part === 'qr' ? 'email' : 'qr'] });
    const shell = openPart(part, stored, [
      handle(getCampaignOperation, () => stored),
      handle(saveDeliveryOperation, ({ body }) => {
        stored = sampleDetail({ deliveryMethods: body?.deliveryMethods ?? [], revision: 4 });
        return stored;
      }),
    ]);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('region', { name: region })).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
    await press(shell, add);
    expect(await screen.findByRole('region', { name: region })).toBeVisible();
    expect(sent(shell)).toMatchObject([{ deliveryMethods: all, targetResponses: 100, revision: 3 }]);
  });
});

describe('the parts of the delivery tab', () => {
  it('have an address each, and the tab begins with the plan', async () => {
    const shell = await open({ deliveryMethods: ['email', 'qr'] });
    const parts = within(screen.getByRole('tablist', { name: 'Parts of the delivery' })).getAllByRole('tab');
    expect(parts.map((part) => [part.textContent, part.getAttribute('href'), part.ariaSelected])).toEqual([
      ['Plan', '/dashboard/campaigns/c1/delivery/plan', 'true'],
      ['Email', '/dashboard/campaigns/c1/delivery/email', 'false'],
      ['QR codes and posters', '/dashboard/campaigns/c1/delivery/qr', 'false'],
    ]);
    await shell.user.click(screen.getByRole('tab', { name: 'QR codes and posters' }));
    expect(await screen.findByRole('region', { name: 'QR Code Management' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Delivery Settings' })).not.toBeInTheDocument();
  });
  it('ask before unsaved changes of the plan are left, and say that there are some', async () => {
    const shell = await open();
    expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('checkbox', { name: /Email/ }));
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    await shell.user.click(screen.getByRole('tab', { name: 'Email' }));
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument();
    expect(sent(shell)).toEqual([]);
  });
});

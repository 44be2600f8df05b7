import {
  checkSenderDomainOperation,
  getMailHealthOperation,
  type MailHealth,
  mailReportWays,
  type SenderDomain,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';

const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const healthOf = (fields: Partial<MailHealth>): MailHealth => ({
  sender: 'Feedback <no-reply@council.example>',
  ways: mailReportWays.map((way) => ({
    way,
    isOn: false,
    address: way === 'mailbox' ? null : `https://council.example/api/mail-events/${way}`,
    readAt: null,
    problem: null,
    problemAt: null,
  })),
  lastReportAt: null,
  lastReportBy: null,
  test: null,
  recent: { sent: 0, bounced: 0, complained: 0, alarm: null },
  ...fields,
});

const render = (handlers: Handler[], role: 'council_admin' | 'council_staff' = 'council_admin') =>
  renderWithShell(<App />, {
    route: '/dashboard/settings/email',
    session: { role },
    handlers: [...createHandlers(), ...handlers],
  });

const card = () => screen.findByRole('region', { name: 'Mail that does not arrive' });

describe('mail that does not arrive', () => {
  it('nothing is set up: the addresses for providers are shown on demand, to be copied', async () => {
    const shell = render([handle(getMailHealthOperation, () => healthOf({}))]);
    const region = within(await card());
    expect(await region.findByText(/Nothing reports bounces/)).toBeVisible();
    await shell.user.click(region.getByRole('button', { name: 'Show addresses for providers' }));
    expect(await region.findByRole('textbox', { name: 'Address for Amazon SES' })).toHaveValue(
      'https://council.example/api/mail-events/ses',
    );
    expect(await accessibilityProblems(shell.container)).toEqual([]);
  });

  it('shows the last report, the rates with their alarm, and why a way does not work', async () => {
    const ways = healthOf({}).ways.map((way) =>
      way.way === 'mailbox'
        ? { ...way, isOn: true, readAt: ago(2), problem: 'mailbox_refused' as const, problemAt: ago(1) }
        : way,
    );
    const recent = { sent: 900, bounced: 100, complained: 1, alarm: 'bounces' } as const;
    render([
      handle(getMailHealthOperation, () => healthOf({ ways, recent, lastReportAt: ago(3), lastReportBy: 'mailbox' })),
    ]);
    const region = within(await card());
    expect(await region.findByText(/the last one was received 3 minutes ago, by Bounce mailbox/)).toBeVisible();
    expect(region.getByText(/100 of 1,001 messages came back, and 1/)).toBeVisible();
    expect(region.getByRole('alert')).toHaveTextContent('More than 5%');
    expect(region.getByText(/The mailbox refused the name or password 1 minute ago/)).toBeVisible();
  });

  it('a test waits for its report; staff cannot start one', async () => {
    const admin = render([]);
    await admin.user.click(await screen.findByRole('button', { name: 'Test the reports' }));
    expect(await screen.findByText(/Its report has not arrived yet/)).toBeVisible();
    admin.unmount();
    render([], 'council_staff');
    await card();
    expect(screen.queryByRole('button', { name: 'Test the reports' })).toBeNull();
  });
});

describe('the domain of the sender', () => {
  it('says in words what is wrong, and which record to add', async () => {
    const domain: SenderDomain = {
      domain: 'council.example',
      checkedAt: ago(0),
      checks: [
        {
          record: 'spf',
          finding: 'spf_missing',
          level: 'bad',
          current: null,
          advice: { name: 'council.example', value: 'v=spf1 ip4:198.51.100.7 ~all' },
          servers: ['198.51.100.7'],
        },
        { record: 'dmarc', finding: 'no_answer', level: 'unknown', current: null, advice: null, servers: [] },
      ],
    };
    render([handle(checkSenderDomainOperation, () => domain)]);
    const region = within(await screen.findByRole('region', { name: 'Your domain' }));
    expect(await region.findByText('SPF: Needs a change')).toBeVisible();
    expect(region.getByRole('textbox', { name: 'Record for council.example' })).toHaveValue(
      'v=spf1 ip4:198.51.100.7 ~all',
    );
    expect(region.getByText('DMARC: Not checked')).toBeVisible();
  });
});

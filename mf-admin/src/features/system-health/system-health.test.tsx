import {
  announceMaintenanceOperation,
  discardDeadLettersOperation,
  getSystemHealthOperation,
  type HealthPartState,
  replayDeadLettersOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

const render = (more: Parameters<typeof renderWithShell>[1] = {}) =>
  renderWithShell(<App />, {
    route: '/dashboard/system/health',
    session: { role: 'system_admin', council: null },
    ...more,
    handlers: [...createHandlers(), ...(more.handlers ?? [])],
  });

const part = (name: string, state: HealthPartState['state']): HealthPartState => ({
  id: `queue:${name}`,
  part: 'queue',
  name,
  service: null,
  state,
  since: null,
  detail: `${name} is ${state}`,
  figures: {},
});

const health = (parts: HealthPartState[]) =>
  handle(getSystemHealthOperation, () => ({ checkedAt: '2026-03-01T10:00:00.000Z', state: 'ok' as const, parts }));

describe('system health', () => {
  it('shows parts that are down, since when, and parts with unknown state, and axe finds no problems', async () => {
    render();
    expect(await screen.findByText('Something is down')).toBeVisible();
    const services = within(await screen.findByRole('region', { name: 'Services' }));
    const row = services.getByText('Subscribers').closest('tr') as HTMLElement;
    expect(within(row).getByText('Down')).toBeVisible();
    expect(within(row).getByText('3 min')).toBeVisible();
    expect(screen.getByText('No mail has been sent since the start, so nobody knows.')).toBeVisible();
    await screen.findByText('visit.recorded');
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('names each problem first, with a link to the part and its last 28 days in words', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('link', { name: 'Service Subscribers' }));
    expect(shell.location()).toBe('/dashboard/system/health?part=service%3Asubscribers');
    const dialog = within(await screen.findByRole('dialog', { name: /Service Subscribers/ }));
    expect(dialog.getByRole('img')).toHaveAccessibleName(/^Last 28 days: .* 2 days down, 15 days without data\.$/);
    expect(dialog.getByText(/: down for 12 min$/)).toBeVisible();
    expect(dialog.getByText(/: OK, no data for 9 h$/)).toBeVisible();
    expect((await dialog.findAllByText('Does not answer.')).length).toBeGreaterThan(0);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(shell.location()).toBe('/dashboard/system/health'));
  });

  it('a job is shown as overdue, and by how long, when it should have started minutes ago', async () => {
    render();
    const jobs = within(await screen.findByRole('region', { name: 'Scheduled jobs' }));
    const row = jobs.getByText('subscribers.send-mails').closest('tr') as HTMLElement;
    expect(within(row).getByText('Overdue')).toBeVisible();
    expect(within(row).queryByText('Degraded')).not.toBeInTheDocument();
    expect(within(row).getByText('It should have started 11 minutes ago.')).toBeVisible();
    expect(within(row).getByText(/overdue by 11 min/)).toBeVisible();
  });

  it('a job that runs only when there is work shows when it looked for some', async () => {
    render();
    const jobs = within(await screen.findByRole('region', { name: 'Scheduled jobs' }));
    const row = jobs.getByText('admin.export-councils').closest('tr') as HTMLElement;
    expect(within(row).getByText('looked 2 min ago')).toBeVisible();
  });

  it('shows start date and request count when availability covers less than 28 days (E-5)', async () => {
    render();
    const card = within(await screen.findByRole('region', { name: 'Availability' }));
    expect(card.getByText('99.95%')).toBeVisible();
    expect(card.getByText(/of 48,210 requests since/)).toBeVisible();
  });

  it('hides healthy parts of a long list until asked, and always shows the others', async () => {
    const queues = Array.from({ length: 9 }, (_, index) => part(`a.q${index}`, index === 4 ? 'degraded' : 'ok'));
    const shell = render({ handlers: [health(queues)] });
    expect(await screen.findByText('a.q4')).toBeVisible();
    expect(screen.queryByText('a.q1')).not.toBeInTheDocument();
    await shell.user.click(screen.getByRole('button', { name: 'Show all 9' }));
    expect(screen.getByText('a.q1')).toBeVisible();
  });

  it('sends the id of a dead letter and removes it when it is replayed', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: 'Replay this letter of campaigns.visits' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toBe('1 event has been sent again.'));
    expect(shell.inputsOf(replayDeadLettersOperation)).toEqual([
      { body: { queue: 'campaigns.visits', ids: ['campaigns.visits:1'] } },
    ]);
    expect(await screen.findByText('No dead letters.')).toBeVisible();
  });

  it('discards a dead letter only after confirmation', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: 'Discard this letter of campaigns.visits' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard a dead letter' }));
    expect(shell.inputsOf(discardDeadLettersOperation)).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(shell.inputsOf(discardDeadLettersOperation)).toHaveLength(1));
  });

  it('announces maintenance in UTC when it has a text and its times are in order (F-58)', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: 'Announce maintenance' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Announce maintenance' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Announce' }));
    expect(dialog.getByText('Say what is planned')).toBeVisible();
    expect(dialog.getByText('Say when it starts and ends')).toBeVisible();
    await shell.user.type(dialog.getByRole('textbox', { name: /Text/ }), 'New disks');
    fireEvent.change(dialog.getByLabelText(/Starts/), { target: { value: '2036-01-01T20:00' } });
    fireEvent.change(dialog.getByLabelText(/Ends/), { target: { value: '2036-01-01T19:00' } });
    await shell.user.click(dialog.getByRole('button', { name: 'Announce' }));
    expect(dialog.getByText('The end must be after the start and in the future.')).toBeVisible();
    expect(shell.inputsOf(announceMaintenanceOperation)).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/Ends/), { target: { value: '2036-01-01T21:00' } });
    await shell.user.click(dialog.getByRole('button', { name: 'Announce' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toBe('All staff see it now.'));
    expect(shell.inputsOf(announceMaintenanceOperation)).toEqual([
      {
        body: {
          text: 'New disks',
          startsAt: new Date('2036-01-01T20:00').toISOString(),
          endsAt: new Date('2036-01-01T21:00').toISOString(),
        },
      },
    ]);
    expect(await screen.findByText('New disks')).toBeVisible();
  });
});

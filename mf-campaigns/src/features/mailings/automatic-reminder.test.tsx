import {
  type AutomaticReminder,
  getMailingOperation,
  listDeliveriesOperation,
  type Mailing,
  previewMailingOperation,
  setAutomaticReminderOperation,
} from '@folkmoot/contracts/client';
import { Outlet, useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { sampleMailing } from '../../standalone/sample-mailing';
import { MailingPage } from './MailingPage';

const Routes = () =>
  useRoutes([
    {
      path: ':campaignId/delivery',
      element: <Outlet context={sampleDetail({ status: 'active', deliveryMethods: ['email'] })} />,
      children: [{ path: 'mailings/:mailingId', element: <MailingPage /> }],
    },
  ]);

const plan: AutomaticReminder = {
  afterDays: 7,
  subject: 'Reminder',
  text: 'Hello again',
  dueAt: '2026-11-29T09:00:00.000Z',
  outcome: null,
  reminderId: null,
};

/** The page of an invitation. The server keeps the reminder that is saved. */
const open = (reminder: AutomaticReminder | null, fields: Partial<Mailing> = {}, handlers: Handler[] = []) => {
  let now = sampleMailing({ ...fields, automaticReminder: reminder });
  return renderWithShell(<Routes />, {
    route: '/dashboard/campaigns/c1/delivery/mailings/m1',
    handlers: [
      handle(getMailingOperation, () => now),
      handle(listDeliveriesOperation, () => ({ items: [], nextCursor: null })),
      handle(previewMailingOperation, ({ body }) => ({ from: '', replyTo: '', html: '', ...body })),
      handle(setAutomaticReminderOperation, ({ body }) => {
        now = sampleMailing({ ...fields, automaticReminder: body.reminder && { ...plan, ...body.reminder } });
        return now;
      }),
      ...handlers,
    ],
  });
};

const section = async () => within(await screen.findByRole('region', { name: 'Automatic reminder' }));

describe('the automatic reminder of an invitation', () => {
  it('is set up with its own text, says when it goes out, and is accessible', async () => {
    const shell = open(null);
    const card = await section();
    expect(card.getByText('Nobody is reminded automatically.')).toBeVisible();
    await shell.user.click(card.getByRole('button', { name: 'Set up a reminder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Automatic reminder' }));
    expect(dialog.getByRole('textbox', { name: 'Days after the invitation' })).toHaveValue('7');
    expect(await accessibilityProblems()).toEqual([]);
    fireEvent.change(dialog.getByRole('textbox', { name: 'Subject of the reminder' }), { target: { value: 'Mine' } });
    await shell.user.click(dialog.getByRole('button', { name: 'Save reminder' }));
    expect(
      await card.findByText('A reminder goes out on 29 November 2026 at 09:00 to those who have not answered.'),
    ).toBeVisible();
    expect(shell.inputsOf(setAutomaticReminderOperation)[0]).toMatchObject({
      body: { reminder: { afterDays: 7, subject: 'Mine' } },
    });
  });

  it('is switched off', async () => {
    const shell = open(plan);
    const card = await section();
    await shell.user.click(card.getByRole('button', { name: 'Switch off' }));
    expect(await card.findByText('Nobody is reminded automatically.')).toBeVisible();
    expect(shell.inputsOf(setAutomaticReminderOperation)[0]?.body).toEqual({ reminder: null });
  });

  it('shows why it could not be switched off', async () => {
    const shell = open(plan, {}, [
      handle(setAutomaticReminderOperation, () => {
        throw problem('transition_not_allowed');
      }),
    ]);
    await shell.user.click((await section()).getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(shell.notices()[0]?.kind).toBe('error'));
  });

  it('counts the days from the invitation while that has not begun', async () => {
    open({ ...plan, dueAt: null }, { state: 'draft', startedAt: null, sendAt: null, finishedAt: null });
    const text = 'A reminder goes out 7 days after the invitation, at 09:00, to those who have not answered.';
    expect((await section()).getByText(text)).toBeVisible();
  });

  it('says why none went out to a small group, and can no longer be changed', async () => {
    open({ ...plan, dueAt: null, outcome: 'too_few' });
    const card = await section();
    expect(card.getByText(/^No reminder went out, because fewer than 10 people had not answered/)).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('leads to the reminder that was created', async () => {
    open({ ...plan, dueAt: null, outcome: 'created', reminderId: 'm2' });
    expect((await section()).getByRole('link', { name: 'Open the reminder' })).toHaveAttribute(
      'href',
      '/dashboard/campaigns/c1/delivery/mailings/m2',
    );
  });

  it('is not offered for a reminder', async () => {
    open(null, { kind: 'reminder' });
    expect(await screen.findByText('231 sent, 2 came back, 7 not written to.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Automatic reminder' })).toBeNull();
  });
});

import {
  type CampaignDetail,
  countAudienceOperation,
  createMailingOperation,
  getMailingOperation,
  listAudiencesOperation,
  listDeliveriesOperation,
  listSegmentsOperation,
  previewMailingOperation,
  sampleMailingOperation,
  sendMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts/client';
import { Outlet, useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { sampleMailing } from '../../standalone/sample-mailing';
import { MailingPage, NewMailingPage } from './MailingPage';

const base = '/dashboard/campaigns/c1/delivery';

const Routes = ({ campaign }: { campaign: CampaignDetail }) =>
  useRoutes([
    {
      path: ':campaignId/delivery',
      element: <Outlet context={campaign} />,
      children: [
        { path: 'mailings/new', element: <NewMailingPage /> },
        { path: 'mailings/:mailingId', element: <MailingPage /> },
      ],
    },
  ]);

const draft = sampleMailing({ state: 'draft', startedAt: null, sendAt: null, finishedAt: null, revision: 1 });
const preview = handle(previewMailingOperation, ({ body }) => ({
  ...{ from: 'Riverside', replyTo: '', subject: body.subject, html: '<p>As it arrives</p>', text: body.text },
}));
const reach = (fields: object) => handle(countAudienceOperation, () => ({ count: 120, isExact: true, ...fields }));
const samples = handle(sampleMailingOperation, () => ({ items: [] }));
const created = handle(createMailingOperation, ({ body }) => ({ ...draft, ...body }));

const open = (path: string, handlers: Handler[], campaign: Partial<CampaignDetail> = {}) =>
  renderWithShell(<Routes campaign={sampleDetail({ status: 'active', deliveryMethods: ['email'], ...campaign })} />, {
    route: `${base}${path}`,
    handlers: [reach({}), preview, samples, ...handlers],
  });

describe('the audience of a mailing', () => {
  it("is the campaign's audience for a new invitation when that is a segment", async () => {
    const shell = open(
      '/mailings/new',
      [
        handle(listAudiencesOperation, () => ({ items: [{ name: 'Parents', segmentId: 'seg1' }], nextCursor: null })),
        handle(listSegmentsOperation, () => ({
          items: [{ id: 'seg1', name: 'Parents', activeSize: 120 }] as never[],
          nextCursor: null,
        })),
        created,
      ],
      { targetAudience: 'Parents' },
    );
    expect(await screen.findByRole('radio', { name: 'A segment' })).toBeChecked();
    await shell.user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(shell.inputsOf(createMailingOperation)[0]).toMatchObject({
        body: { audience: { of: 'segment', segmentId: 'seg1' } },
      }),
    );
  });

  it('is the segment of the address, without people who have an invitation, when a report invites a group', async () => {
    const shell = open('/mailings/new?segment=seg1', [created]);
    expect(await screen.findByRole('radio', { name: 'A segment' })).toBeChecked();
    await shell.user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(shell.inputsOf(createMailingOperation)[0]).toMatchObject({
        body: { audience: { of: 'segment', segmentId: 'seg1', withoutInvited: true } },
      }),
    );
  });

  it('shows a warning when people get a second invitation, and can leave them out on the last screen', async () => {
    const again = { alreadyInvited: 12, invitedAt: '2026-11-22T09:00:00.000Z' };
    const shell = open('/mailings/new', [
      reach(again),
      created,
      handle(updateMailingOperation, ({ body }) => ({ ...draft, ...body, revision: 2 })),
      handle(sendMailingOperation, () => sampleMailing({ state: 'sending' })),
      handle(getMailingOperation, () => sampleMailing()),
      handle(listDeliveriesOperation, () => ({ items: [], nextCursor: null })),
    ]);
    expect(
      await screen.findByText(/12 people in this audience have an invitation already, the latest from 22 Nov/),
    ).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Review and send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send it?' }));
    const leaveOut = await dialog.findByRole('checkbox', {
      name: '12 of these were invited already, the latest on 22 Nov 2026: leave them out',
    });
    expect(leaveOut).not.toBeChecked();
    expect(dialog.getByText('Everyone on the list')).toBeVisible();
    expect(dialog.getByText('Your feedback is requested - Community Survey')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(leaveOut);
    expect(
      await dialog.findByText('Everyone on the list, without people who have an invitation already'),
    ).toBeVisible();
    expect(leaveOut).toBeChecked();
    expect(shell.inputsOf(updateMailingOperation)[0]).toMatchObject({
      body: { audience: { of: 'everybody', withoutInvited: true } },
    });
    await shell.user.click(leaveOut);
    await waitFor(() => expect(leaveOut).not.toBeChecked());
    expect(shell.inputsOf(updateMailingOperation)[1]).toMatchObject({
      body: { audience: { of: 'everybody', withoutInvited: false }, revision: 2 },
    });
  });

  it('shows a warning when it has fewer than 10 people, and the earliest time of the next reminder', async () => {
    open('/mailings/new?kind=reminder', [reach({ count: 9, nextReminderAt: '2026-11-23T10:00:00.000Z' })]);
    expect(await screen.findByText(/a group of fewer than 10 people/)).toBeVisible();
    expect(screen.getByText(/The next one can begin from 23 November 2026/)).toBeVisible();
    expect(screen.getByText(/as of last night/)).toBeVisible();
  });

  it('shows figures of last night and no recipients for a sent reminder', async () => {
    const reminder = sampleMailing({ kind: 'reminder', answersAsOf: 'night', listsRecipients: false });
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => reminder),
      handle(listDeliveriesOperation, () => ({ items: [], nextCursor: null })),
    ]);
    expect(await screen.findByText(/^As of last night: fewer than 10 people/)).toBeVisible();
    expect(
      await screen.findByText(/A list of everyone who got this message would show who has answered/),
    ).toBeVisible();
    await shell.user.click(screen.getByRole('combobox', { name: 'Status' }));
    const states = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(states).toEqual(['All statuses', 'Failed', 'Bounced', 'Complained']);
  });
});

describe('an error while a mailing is edited', () => {
  it('is shown for an unknown field after saving, and removed when the text changes', async () => {
    const message = 'There is no field {nme}. You can use {council}, {campaign}, {closes}.';
    const refuse = () => {
      throw problem('merge_field_unknown', { fields: [{ path: 'text', message }] });
    };
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => draft),
      handle(updateMailingOperation, refuse),
      handle(previewMailingOperation, refuse),
    ]);
    const text = await screen.findByRole('textbox', { name: 'Text' });
    // The preview shows it without an alert and a reference number.
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.change(text, { target: { value: 'Hello {nme}' } });
    await shell.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(text).toHaveAccessibleDescription(expect.stringContaining(message)));
    fireEvent.change(text, { target: { value: 'Hello {council}' } });
    expect(text).not.toHaveAccessibleDescription(expect.stringContaining(message));
  });
});

import {
  type CampaignDetail,
  cancelMailingOperation,
  countAudienceOperation,
  createMailingOperation,
  getMailingOperation,
  listAttributesOperation,
  listDeliveriesOperation,
  listMailingsOperation,
  listSegmentsOperation,
  type Mailing,
  pauseMailingOperation,
  previewMailingOperation,
  resendMailingOperation,
  sampleMailingOperation,
  sendMailingOperation,
  testMailingOperation,
  undoMailingOperation,
  updateMailingOperation,
} from '@folkmoot/contracts/client';
import { Outlet, useRoutes } from '@folkmoot/shell-sdk';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleDetail } from '../../standalone/sample-campaign';
import { sampleDelivery, sampleMailing } from '../../standalone/sample-mailing';
import { MailingPage, NewMailingPage } from './MailingPage';
import { MailingsSection } from './MailingsSection';

const base = '/dashboard/campaigns/c1/delivery';

const Routes = ({ campaign }: { campaign: CampaignDetail }) =>
  useRoutes([
    {
      path: ':campaignId/delivery',
      element: <Outlet context={campaign} />,
      children: [
        { index: true, element: <MailingsSection /> },
        { path: 'mailings/new', element: <NewMailingPage /> },
        { path: 'mailings/:mailingId', element: <MailingPage /> },
      ],
    },
  ]);

const counted = (count: number) => handle(countAudienceOperation, () => ({ count, isExact: true }));
const preview = handle(previewMailingOperation, ({ body }) => ({
  from: 'Riverside Council <no-reply@folkmoot.example>',
  replyTo: '',
  subject: body.subject,
  html: '<p>As it arrives</p><script>parent.document.title = "no"</script>',
  text: 'In plain words',
}));

const samples = handle(sampleMailingOperation, () => ({
  items: ['amy@residents.example', 'ben@residents.example'].map((to) => ({
    to,
    from: 'Riverside Council <no-reply@folkmoot.example>',
    replyTo: '',
    subject: `For ${to}`,
    html: '<p>Hello</p>',
    text: 'Hello',
  })),
}));

const open = (path: string, handlers: Handler[] = [], campaign: Partial<CampaignDetail> = {}, timezone = 'UTC') =>
  renderWithShell(<Routes campaign={sampleDetail({ status: 'active', deliveryMethods: ['email'], ...campaign })} />, {
    route: `${base}${path}`,
    session: { council: { timezone } },
    handlers: [counted(120), preview, samples, ...handlers],
  });

const draft = sampleMailing({ state: 'draft', startedAt: null, sendAt: null, finishedAt: null, revision: 1 });
const created = handle(createMailingOperation, ({ body }) => ({ ...draft, ...body }));

describe('the mailings of a campaign', () => {
  it('are listed with their counts, offer a reminder after an invitation, and are accessible', async () => {
    open('', [handle(listMailingsOperation, () => ({ items: [sampleMailing()], nextCursor: null }))]);
    const row = (await screen.findByText('Your feedback is requested')).closest('tr') as HTMLElement;
    expect(within(row).getByText('231')).toBeInTheDocument();
    expect(within(row).getByText('64')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New reminder' })).toHaveAttribute(
      'href',
      `${base}/mailings/new?kind=reminder`,
    );
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('say so and offer no reminder when there are none', async () => {
    open('', [handle(listMailingsOperation, () => ({ items: [], nextCursor: null }))]);
    expect(await screen.findByRole('heading', { name: 'No invitations yet' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New reminder' })).toBeNull();
  });

  it('are hidden when email is not a delivery method, and show Try Again when the list fails', async () => {
    open('', [], { deliveryMethods: ['qr'] });
    expect(screen.queryByRole('region', { name: 'Invitations and reminders' })).toBeNull();
    open('', [handle(listMailingsOperation, () => Promise.reject(problem('internal')))]);
    expect(await screen.findByText('Failed to load mailings')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('a mailing that is scheduled', () => {
  it('can be changed until it starts: it leaves the schedule, and the changes are saved', async () => {
    const scheduled = sampleMailing({ state: 'scheduled', startedAt: null, finishedAt: null });
    let now = scheduled;
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => now),
      handle(updateMailingOperation, ({ body }) => {
        now = { ...scheduled, ...body, state: 'draft', sendAt: null, revision: 5 };
        return now;
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.getByText(/taken off the schedule/)).toBeVisible();
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    fireEvent.change(subject, { target: { value: 'Another subject' } });
    await shell.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(screen.queryByText(/taken off the schedule/)).toBeNull());
    expect(shell.inputsOf(updateMailingOperation)[0]?.body).toMatchObject({ subject: 'Another subject', revision: 4 });
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Another subject');
  });
});

describe('a new invitation', () => {
  it('shows the number of people again before sending, and is sent to the selected audience', async () => {
    const segments = [{ id: 'seg1', name: 'Parents', activeSize: 120 }];
    const shell = open('/mailings/new', [
      created,
      handle(listSegmentsOperation, () => ({ items: segments as never[], nextCursor: null })),
      handle(sendMailingOperation, () => sampleMailing({ state: 'sending' })),
      handle(getMailingOperation, () => sampleMailing()),
      handle(listDeliveriesOperation, () => ({ items: [], nextCursor: null })),
    ]);
    await shell.user.click(await screen.findByRole('radio', { name: 'A segment' }));
    expect(screen.getByRole('button', { name: 'Review and send' })).toBeDisabled();
    await shell.user.click(screen.getByRole('combobox', { name: 'Segment' }));
    await shell.user.click(await screen.findByRole('option', { name: /Parents/ }));
    expect(await screen.findByText('120 people would get it now.')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Review and send' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send it?' });
    expect(await within(dialog).findByText('120 people will get this message.')).toBeVisible();
    await shell.user.click(within(dialog).getByRole('button', { name: 'Send to 120 people' }));
    await waitFor(() => expect(shell.inputsOf(sendMailingOperation)).toHaveLength(1));
    expect(shell.inputsOf(createMailingOperation)[0]?.body).toMatchObject({
      campaignId: 'c1',
      kind: 'invitation',
      audience: { of: 'segment', segmentId: 'seg1' },
    });
    expect(shell.inputsOf(sendMailingOperation)[0]).toEqual({ params: { mailingId: 'm1' }, body: { revision: 1 } });
  });

  it('shows on the last screen how the message arrives at some of its people, and is accessible', async () => {
    const shell = open('/mailings/new', [created]);
    await shell.user.click(await screen.findByRole('button', { name: 'Review and send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send it?' }));
    const region = within(await dialog.findByRole('region', { name: 'How it arrives' }));
    expect(region.getByText('To amy@residents.example')).toBeVisible();
    expect(region.getByTitle('The message as this person gets it')).toHaveAttribute('sandbox', '');
    await shell.user.click(region.getByText('Person 2'));
    expect(region.getByText('To ben@residents.example')).toBeVisible();
    expect(region.getByText('For ben@residents.example')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('cannot be confirmed when the audience is empty', async () => {
    const shell = open('/mailings/new', [counted(0), created]);
    expect(await screen.findByText('Nobody is in this audience at the moment.')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Review and send' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send it?' });
    expect(within(dialog).getByRole('button', { name: 'Send to 0 people' })).toBeDisabled();
  });

  it('moves one hour when the clocks skip its time, and cannot be confirmed for a past time', async () => {
    const shell = open('/mailings/new', [created], {}, 'Europe/Berlin');
    await shell.user.click(await screen.findByRole('button', { name: 'Review and send' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send it?' });
    await shell.user.click(within(dialog).getByText('At a time'));
    const field = within(dialog).getByLabelText('Day and time');
    fireEvent.change(field, { target: { value: '2099-03-29T02:30' } });
    expect(within(dialog).getByText(/this time does not exist/)).toBeVisible();
    expect(within(dialog).getByText('It begins on 29 March 2099 at 03:30.')).toBeVisible();
    fireEvent.change(field, { target: { value: '2020-01-01T09:00' } });
    expect(within(dialog).getByText('This time has passed. Choose a later one, or send now.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Schedule for/ })).toBeDisabled();
  });

  it('keeps the selected time when Escape is pressed', async () => {
    const shell = open('/mailings/new', [created]);
    await shell.user.click(await screen.findByRole('button', { name: 'Review and send' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send it?' });
    await shell.user.click(within(dialog).getByText('At a time'));
    const field = within(dialog).getByLabelText('Day and time');
    fireEvent.change(field, { target: { value: '2099-03-02T09:30' } });
    await shell.user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await shell.user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(field).toBeVisible();
    expect(field).toHaveValue('2099-03-02T09:30');
  });

  it('has a sandboxed preview in three shapes and buttons for merge fields, and is accessible', async () => {
    const shell = open('/mailings/new');
    const frame = await screen.findByTitle('The message as it arrives');
    expect(frame).toHaveAttribute('sandbox', '');
    await shell.user.click(screen.getByText('Plain text'));
    expect(await screen.findByText('In plain words')).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: "Insert: Council's name" }));
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
    expect(text.value).toMatch(/\S\{council\}$/);
    text.setSelectionRange(0, 0);
    await shell.user.click(screen.getByRole('button', { name: "Insert: Council's name" }));
    expect(text.value).toMatch(/^\{council\}\S/);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('offers the details of the person, and inserts one where the caret was', async () => {
    const detail = { key: 'first_name', name: 'First name' };
    const shell = open('/mailings/new', [
      handle(listAttributesOperation, () => ({ items: [detail] as never[], nextCursor: null })),
    ]);
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Text');
    await shell.user.click(text);
    text.setSelectionRange(0, 0);
    await shell.user.click(await screen.findByRole('button', { name: 'Detail of the person' }));
    await shell.user.click(await screen.findByRole('menuitem', { name: 'First name' }));
    expect(text.value).toMatch(/^\{first name\}\S/);
  });

  it("shows the server's text beside the field when a merge field is unknown", async () => {
    const message = 'There is no field {nme}. You can use {council}, {campaign}, {closes}.';
    const refused = handle(createMailingOperation, () => {
      throw problem('merge_field_unknown', { fields: [{ path: 'subject', message }] });
    });
    const shell = open('/mailings/new', [refused]);
    await shell.user.click(await screen.findByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(shell.notices()).toEqual([]);
  });

  it('asks for a choice when another person changed the same draft', async () => {
    let stored = draft;
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => stored),
      handle(updateMailingOperation, ({ body }) => {
        if (body.revision !== stored.revision) throw problem('stale_revision');
        return { ...stored, ...body, revision: 3 } as Mailing;
      }),
    ]);
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    fireEvent.change(subject, { target: { value: 'Mine' } });
    stored = { ...draft, subject: 'Their subject', text: 'Their text', revision: 2 };
    await shell.user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this in the meantime.');
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Their text');
    await shell.user.click(screen.getByRole('radio', { name: 'Theirs: Their subject' }));
    await shell.user.click(screen.getByRole('radio', { name: 'Yours: Mine' }));
    await shell.user.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Draft saved.' }]));
    expect(shell.inputsOf(updateMailingOperation)[1]?.body).toMatchObject({
      subject: 'Mine',
      text: 'Their text',
      revision: 2,
    });
  });

  it('can be saved again from the message when the server does not answer', async () => {
    let isDown = true;
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => draft),
      handle(updateMailingOperation, ({ body }) => {
        if (isDown) throw problem('unavailable');
        return { ...draft, ...body, revision: 2 } as Mailing;
      }),
    ]);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Subject' }), { target: { value: 'Mine' } });
    await shell.user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('The draft could not be saved.')).toBeVisible();
    isDown = false;
    await shell.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(shell.inputsOf(updateMailingOperation)).toHaveLength(2));
  });

  it('sends a test to oneself after it saves a changed draft with its revision', async () => {
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => draft),
      handle(testMailingOperation, () => ({ to: 'sam@riverside.example' })),
      handle(updateMailingOperation, ({ body }) => ({ ...draft, ...body, revision: 2 }) as Mailing),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toMatch(/has been sent to sam@riverside\.example/));
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Other words' } });
    await shell.user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(shell.inputsOf(updateMailingOperation)[0]?.body).toMatchObject({ subject: 'Other words', revision: 1 }),
    );
  });

  it('shows the reason why it cannot be sent when nobody can answer the campaign', async () => {
    open('/mailings/new', [], { status: 'draft' });
    expect(await screen.findByText(/Activate the campaign first/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Review and send' })).toBeDisabled();
  });
});

describe('a mailing that can be undone', () => {
  const waiting = () => {
    const sendAt = new Date(Date.now() + 45_000).toISOString();
    return sampleMailing({ state: 'scheduled', sendAt, undoUntil: sendAt, startedAt: null, finishedAt: null });
  };

  it('shows how long it waits with the focus on Undo, is a draft after it, and is accessible', async () => {
    let now: Mailing = waiting();
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => now),
      handle(undoMailingOperation, () => {
        now = draft;
        return now;
      }),
    ]);
    expect(await screen.findByText(/^Sending begins in 4\d seconds$/)).toBeVisible();
    expect(screen.getByText(/^Nothing has been sent yet/)).toHaveAttribute('role', 'status');
    expect(screen.getByText('About to be sent')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Review and send' })).toBeVisible();
    expect(shell.inputsOf(undoMailingOperation)).toEqual([{ params: { mailingId: 'm1' } }]);
    expect(shell.notices()[0]?.text).toMatch(/Nothing was sent/);
  });

  it('is sent at once on request', async () => {
    let now: Mailing = waiting();
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => now),
      handle(listDeliveriesOperation, () => ({ items: [], nextCursor: null })),
      handle(sendMailingOperation, () => {
        now = sampleMailing();
        return now;
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(/^Began on/)).toBeVisible();
    expect(shell.inputsOf(sendMailingOperation)[0]?.body).toEqual({ revision: 4, isImmediate: true });
  });

  it('says so when it is too late to undo', async () => {
    let now: Mailing = waiting();
    const shell = open('/mailings/m1', [
      handle(getMailingOperation, () => now),
      handle(listDeliveriesOperation, () => ({ items: [], nextCursor: null })),
      handle(undoMailingOperation, () => {
        now = sampleMailing({ state: 'sending', finishedAt: null });
        throw problem('mailing_under_way');
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(shell.notices()[0]?.text).toMatch(/^Already sending/);
  });
});

describe('a mailing that is being sent', () => {
  const sending = sampleMailing({ state: 'sending', finishedAt: null });
  const shown = (mailing: Mailing, ...handlers: Handler[]) =>
    open('/mailings/m1', [
      ...handlers,
      handle(getMailingOperation, () => mailing),
      handle(listDeliveriesOperation, ({ query = {} }) => ({
        items: [
          sampleDelivery({ maybeTwice: true }),
          sampleDelivery({ id: 'd2', email: '', state: 'skipped', reason: 'erased' }),
        ].filter(({ state }) => !query.state || query.state === state),
        nextCursor: null,
      })),
    ]);

  it('shows progress, possible duplicates and reasons for skipped people, and is accessible', async () => {
    shown({ ...sending, counts: { ...sending.counts, queued: 60, maybeTwice: 1 } });
    expect(await screen.findByText('240 of 300')).toBeVisible();
    expect(screen.getByText(/1 person may have got the message twice/)).toBeVisible();
    expect(await screen.findByText('Possibly sent twice')).toBeVisible();
    expect(screen.getByText('Erased person')).toBeVisible();
    expect(screen.getByText('Was erased')).toBeVisible();
    expect(screen.getByText('28%')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('is paused, and stopped after a question with the number of remaining people', async () => {
    const shell = shown(
      { ...sending, counts: { ...sending.counts, queued: 60 } },
      handle(pauseMailingOperation, () => sampleMailing({ state: 'paused' })),
      handle(cancelMailingOperation, () => sampleMailing({ state: 'cancelled' })),
    );
    await shell.user.click(await screen.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(shell.inputsOf(pauseMailingOperation)).toHaveLength(1));
    await shell.user.click(screen.getByRole('button', { name: 'Cancel mailing' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel mailing' });
    expect(within(dialog).getByText(/60 people have not been written to/)).toBeVisible();
    await shell.user.click(within(dialog).getByRole('button', { name: 'Cancel mailing' }));
    await waitFor(() => expect(shell.inputsOf(cancelMailingOperation)).toHaveLength(1));
  });

  it('says in one sentence what happened, and offers the messages as a file', async () => {
    shown({ ...sampleMailing(), counts: { ...sampleMailing().counts, complained: 1 } });
    expect(await screen.findByText('231 sent, 2 came back, 1 complained, 7 not written to.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/mailings/m1/deliveries.csv',
    );
    expect(screen.queryByRole('button', { name: 'Send again to failed' })).toBeNull();
  });

  it('requests the messages to an address from the server', async () => {
    const shell = shown(sampleMailing());
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search by address' }), { target: { value: 'ben' } });
    await waitFor(() => expect(shell.inputsOf(listDeliveriesOperation).at(-1)?.query).toMatchObject({ q: 'ben' }));
  });

  it('is sent again to people whose message failed, and shows why when nobody is left', async () => {
    const failed = sampleMailing({ counts: { ...sampleMailing().counts, failed: 3 } });
    let isRefused = true;
    const shell = shown(
      failed,
      handle(resendMailingOperation, () => {
        if (isRefused) throw problem('nothing_to_resend');
        return sending;
      }),
    );
    await shell.user.click(await screen.findByRole('button', { name: 'Send again to failed' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send again to failed' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Send again to failed' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toMatch(/^There is no message to send again/));
    isRefused = false;
    await shell.user.click(dialog.getByRole('button', { name: 'Send again to failed' }));
    await waitFor(() => expect(shell.notices().at(-1)?.text).toBe('The failed messages are being sent again.'));
  });

  it('does not offer to send a reminder again, because that shows who has answered', async () => {
    const counts = { ...sampleMailing().counts, failed: 3 };
    shown(sampleMailing({ kind: 'reminder', listsRecipients: false, counts }));
    expect(await screen.findByRole('link', { name: 'Export CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again to failed' })).toBeNull();
  });

  it('shows what it waits for, and requests the messages of one state from the server', async () => {
    const shell = shown({ ...sending, problem: 'The campaign is paused.' });
    expect(await screen.findByText('The campaign is paused.')).toBeVisible();
    await shell.user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await shell.user.click(await screen.findByRole('option', { name: 'Not written to' }));
    await waitFor(() =>
      expect(shell.inputsOf(listDeliveriesOperation).at(-1)?.query).toMatchObject({ state: 'skipped' }),
    );
  });
});

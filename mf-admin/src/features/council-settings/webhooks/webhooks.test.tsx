import {
  createWebhookOperation,
  listWebhooksOperation,
  testWebhookOperation,
  type WebhookDelivery,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../app/app';
import { createHandlers } from '../../../standalone/handlers';
import { agoInWords } from './webhooks.domain';

const render = (handlers: Handler[] = [], at = '', role: 'council_admin' | 'council_staff' = 'council_admin') =>
  renderWithShell(<App />, {
    route: `/dashboard/settings/webhooks${at}`,
    session: { role },
    handlers: [...createHandlers(), ...handlers],
  });
type Shell = ReturnType<typeof render>;

const choose = async ({ user }: Shell, url: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions for ${new URL(url).host}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const withOneWebhook = [handle(listWebhooksOperation, () => ({ items: [webhook], nextCursor: null }))];
const webhook = {
  id: 'website',
  url: 'https://example.org/hooks/website',
  events: ['campaign.opened' as const],
  isOn: true,
  state: 'delivered' as const,
  offReason: null,
  offAt: null,
  lastDeliveredAt: '2026-01-05T09:00:00.000Z',
  failingSince: null,
  oldSecretUntil: null,
  createdBy: 'u1',
  createdAt: '2026-01-05T09:00:00.000Z',
};

describe('the webhooks of a council', () => {
  it('show their events and how they do, and are accessible', async () => {
    render();
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      [
        'https://example.org/hooks/website',
        'Campaign opened, Campaign closed, and 1 more',
        'Delivered 2 minutes ago',
        '',
      ],
      ['https://example.org/hooks/warehouse', 'Mailing done', expect.stringMatching(/^Failing since 5 Jan 2026/), ''],
      [
        'https://example.org/hooks/old',
        'Campaign opened, Campaign closed, and 1 more',
        'OffSwitched off: it answered 410 Gone',
        '',
      ],
    ]);
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('gain one whose secret is shown once', async () => {
    const shell = render();
    await shell.user.click(await screen.findByRole('button', { name: 'New webhook' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shell.user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(dialog.getByRole('textbox', { name: /Address/ })).toHaveFocus();
    expect(dialog.getByText('Enter an address that begins with https://')).toBeVisible();
    expect(dialog.getByText('Choose at least one event.')).toBeVisible();
    await shell.user.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://example.org/new');
    await shell.user.click(dialog.getByRole('checkbox', { name: 'Mailing done' }));
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Secret' });
    expect(field.value).toMatch(/^whsec_/);
    await shell.user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('row', { name: /example.org\/new/ })).toBeVisible();
    expect(screen.queryByText(/whsec_/)).not.toBeInTheDocument();
  });

  it('show the reason when the server refuses an address', async () => {
    const message = 'This address is in a private network.';
    const shell = render([
      handle(createWebhookOperation, () => {
        throw problem('invalid_input', { fields: [{ path: 'url', message }] });
      }),
    ]);
    await shell.user.click(await screen.findByRole('button', { name: 'New webhook' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shell.user.type(dialog.getByRole('textbox', { name: /Address/ }), 'https://10.0.0.1');
    await shell.user.click(dialog.getByRole('checkbox', { name: 'Mailing done' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    expect(await dialog.findByText(message, { selector: 'p' })).toBeVisible();
  });

  it.each([
    [
      { state: 'delivered', attempts: [{ status: 204, durationMs: 84, problem: null }] },
      /took the message: it answered 204/,
    ],
    [
      { state: 'failed', attempts: [{ status: 500, durationMs: 9, problem: 'status' }] },
      /with an error. It answered 500/,
    ],
    [
      { state: 'failed', attempts: [{ status: null, durationMs: 9, problem: 'certificate' }] },
      /certificate .* not valid/,
    ],
  ] as const)('are tested with an answer in words: %#', async (result, words) => {
    const shell = render([
      ...withOneWebhook,
      handle(testWebhookOperation, () => {
        const attempts = result.attempts.map((attempt) => ({ ...attempt, at: webhook.createdAt }));
        const request = { url: webhook.url, headers: {}, body: '{}' };
        const delivery = {
          id: 'msg_1',
          event: 'ping',
          createdAt: webhook.createdAt,
          nextAttemptAt: null,
          problem: null,
        };
        return { ...delivery, ...result, attempts, attemptCount: 1, request, response: null } as WebhookDelivery;
      }),
    ]);
    await choose(shell, webhook.url, 'Send test');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it('are switched off and deleted after a question, and get another secret', async () => {
    const shell = render([], '/website');
    await choose(shell, webhook.url, 'New secret');
    await shell.user.click(await screen.findByRole('button', { name: 'Make new secret' }));
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/Also signed with the old secret until/)).toBeVisible();
    await choose(shell, webhook.url, 'Switch off');
    expect(await screen.findByText('Switched off by your council')).toBeVisible();
    await choose(shell, webhook.url, 'Delete');
    await shell.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This webhook does not exist any more.')).toBeVisible();
  });

  it('have a log with what was sent and answered, from which a message is sent again', async () => {
    const shell = render([], '/website');
    const buttons = await screen.findAllByRole('button', { name: /^Responses received, / });
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    if (buttons[1]) await shell.user.click(buttons[1]);
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/webhook-signature: v1,/)).toBeVisible();
    expect(drawer.getByText(/"responses": 128/)).toBeVisible();
    expect(drawer.getByText('ok')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(drawer.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(drawer.getByText('Waiting')).toBeVisible());
    expect(drawer.getByText(/^Next attempt: /)).toBeVisible();
  });

  it('are only for admins', async () => {
    render([], '', 'council_staff');
    expect(await screen.findByText('Only an admin of your council can set up webhooks.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New webhook' })).not.toBeInTheDocument();
  });
});

test.each([
  ['2026-01-05T09:59:30.000Z', 'just now'],
  ['2026-01-05T09:58:59.000Z', '1 minute ago'],
  ['2026-01-05T09:01:00.000Z', '59 minutes ago'],
  ['2026-01-05T08:00:00.000Z', '2 hours ago'],
  ['2026-01-02T09:00:00.000Z', '3 days ago'],
])('the moment %s is %s', (moment, words) => {
  expect(agoInWords(moment, new Date('2026-01-05T10:00:00.000Z'))).toBe(words);
});

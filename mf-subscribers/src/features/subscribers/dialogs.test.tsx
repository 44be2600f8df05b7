import {
  countSubscribersOperation,
  createSubscriberOperation,
  deleteSubscriberOperation,
  getSubscriberOperation,
  listAttributesOperation,
  listSubscribersOperation,
  listTagsOperation,
  type Subscriber,
  unsubscribeSubscriberOperation,
  updateSubscriberOperation,
} from '@folkmoot/contracts/client';
import {
  accessibilityProblems,
  type Handler,
  handle,
  problem,
  type RenderedShell,
  renderWithShell,
} from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { attribute, detail, pageOf, roads, subscriber, tag } from '../../testing/people';
import { SubscribersTab } from '.';

const attributes = [
  attribute({ key: 'first_name', name: 'First name' }),
  attribute({ key: 'household', name: 'Household', type: 'number' }),
  attribute({ key: 'tenant', name: 'Tenant', type: 'yes_no' }),
];

const render = (person: Subscriber, handlers: Handler[]) =>
  renderWithShell(<SubscribersTab />, {
    route: '/dashboard/subscribers/list',
    handlers: [
      handle(listTagsOperation, () => pageOf([tag(), roads])),
      handle(listAttributesOperation, () => pageOf(attributes)),
      handle(countSubscribersOperation, () => ({ count: 1, isExact: true })),
      handle(listSubscribersOperation, () => pageOf([person])),
      ...handlers,
    ],
  });

const openedFor = async (shell: RenderedShell, item: string, name: string) => {
  await shell.user.click(await screen.findByRole('button', { name: 'Actions for jo@example.org' }));
  await shell.user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog', { name }));
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('adding a subscriber', () => {
  const added = handle(createSubscriberOperation, ({ body }) => subscriber({ email: body.email }));

  it('sends address, the default tags and the evidence of consent (E-44)', async () => {
    const shell = render(subscriber(), [added]);
    await shell.user.click(await screen.findByRole('button', { name: 'Add subscriber' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a subscriber' }));
    const add = dialog.getByRole('button', { name: 'Add subscriber' });
    expect(add).toBeDisabled();
    await shell.user.type(dialog.getByRole('textbox', { name: /Email/ }), 'sam@example.org');
    await shell.user.type(dialog.getByRole('textbox', { name: /How did they agree/ }), 'Paper form');
    await shell.user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Sam');
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(add);
    await closed();
    expect(shell.inputsOf(createSubscriberOperation)).toEqual([
      {
        body: {
          email: 'sam@example.org',
          tagIds: ['tag-parks'],
          consentSource: 'Paper form',
          attributes: { first_name: 'Sam' },
        },
      },
    ]);
    expect(shell.notices()).toEqual([{ kind: 'success', text: 'sam@example.org was added.' }]);
  });

  it.each([
    ['subscriber_exists', 'This email address is already on the list.'],
    [
      'subscriber_suppressed',
      'This person has unsubscribed or was erased. They can only come back by signing up themselves.',
    ],
    ['internal', 'The subscriber could not be added. Please try again.'],
  ] as const)('refused with %s is told in words, and what was typed stays (F-43)', async (code, text) => {
    const shell = render(subscriber(), [handle(createSubscriberOperation, code)]);
    await shell.user.click(await screen.findByRole('button', { name: 'Add subscriber' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a subscriber' }));
    await shell.user.type(dialog.getByRole('textbox', { name: /Email/ }), 'sam@example.org');
    await shell.user.type(dialog.getByRole('textbox', { name: /How did they agree/ }), 'Paper form');
    await shell.user.click(dialog.getByRole('button', { name: 'Add subscriber' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('sam@example.org');
  });
});

describe('editing a subscriber (E-44)', () => {
  it('sends only a new address and the unchanged tags', async () => {
    const shell = render(subscriber(), [handle(updateSubscriberOperation, () => detail({ displayEmail: 'x@y.org' }))]);
    const dialog = await openedFor(shell, 'Edit', 'Edit subscriber');
    const email = dialog.getByRole('textbox', { name: /Email/ });
    await shell.user.clear(email);
    await shell.user.type(email, 'x@y.org');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect(shell.inputsOf(updateSubscriberOperation)).toEqual([
      { params: { subscriberId: 'sub-1' }, body: { email: 'x@y.org', tagIds: ['tag-parks'], revision: 3 } },
    ]);
  });

  it('sends only changed details, and shows the server’s problem beside a detail', async () => {
    const person = subscriber({ attributes: { first_name: 'Jo', household: 2, tenant: true } });
    const message = 'Household: “two” is not a number.';
    const shell = render(person, [
      handle(updateSubscriberOperation, ({ body }) => {
        if (body?.attributes?.household === 'two')
          throw problem('invalid_input', { fields: [{ path: 'attributes.household', message }] });
        return detail();
      }),
    ]);
    const dialog = await openedFor(shell, 'Edit', 'Edit subscriber');
    const household = dialog.getByRole('textbox', { name: 'Household' });
    expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Jo');
    await shell.user.clear(household);
    await shell.user.type(household, 'two');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    await shell.user.clear(household);
    await shell.user.type(household, '2.5');
    await shell.user.clear(dialog.getByRole('textbox', { name: 'First name' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect(shell.inputsOf(updateSubscriberOperation)[1]?.body).toEqual({
      tagIds: ['tag-parks'],
      attributes: { first_name: null, household: 2.5 },
      revision: 3,
    });
  });

  it('asks for the source of consent before a new tag can be saved', async () => {
    const shell = render(subscriber(), [handle(updateSubscriberOperation, () => detail())]);
    const dialog = await openedFor(shell, 'Edit', 'Edit subscriber');
    await shell.user.click(dialog.getByRole('checkbox', { name: 'Parks Default' }));
    expect(dialog.queryByRole('textbox', { name: /How did they agree/ })).not.toBeInTheDocument();
    await shell.user.click(dialog.getByRole('checkbox', { name: 'Roads' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await shell.user.type(dialog.getByRole('textbox', { name: /How did they agree/ }), 'By phone');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect(shell.inputsOf(updateSubscriberOperation)[0]?.body).toEqual({
      tagIds: ['tag-roads'],
      consentSource: 'By phone',
      revision: 3,
    });
  });

  it('keeps both changes when another person changed another field', async () => {
    const theirs = detail({ tags: [roads], revision: 4 });
    const shell = render(subscriber(), [
      handle(getSubscriberOperation, () => theirs),
      handle(updateSubscriberOperation, ({ body }) => {
        if (body?.revision !== 4) throw problem('stale_revision');
        return detail({ revision: 5 });
      }),
    ]);
    const dialog = await openedFor(shell, 'Edit', 'Edit subscriber');
    await shell.user.type(dialog.getByRole('textbox', { name: /Email/ }), '.uk');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    await closed();
    expect(shell.inputsOf(updateSubscriberOperation)[1]?.body).toEqual({
      email: 'jo@example.org.uk',
      tagIds: ['tag-roads'],
      revision: 4,
    });
  });

  it('asks for a choice when another person changed the same field', async () => {
    const theirs = detail({ displayEmail: 'theirs@example.org', revision: 4 });
    const shell = render(subscriber(), [
      handle(getSubscriberOperation, () => theirs),
      handle(updateSubscriberOperation, ({ body }) => {
        if (body?.revision !== 4) throw problem('stale_revision');
        return detail({ revision: 5 });
      }),
    ]);
    const dialog = await openedFor(shell, 'Edit', 'Edit subscriber');
    await shell.user.type(dialog.getByRole('textbox', { name: /Email/ }), '.uk');
    await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Someone else changed this in the meantime.');
    await shell.user.click(dialog.getByRole('radio', { name: 'Theirs: theirs@example.org' }));
    await shell.user.click(dialog.getByRole('button', { name: 'Save my choice' }));
    await closed();
    expect(shell.inputsOf(updateSubscriberOperation)).toHaveLength(1);
  });
});

describe('ending a subscription (E-44)', () => {
  it('asks before unsubscribing and explains the effect', async () => {
    const shell = render(subscriber(), [
      handle(unsubscribeSubscriberOperation, () => detail({ status: 'unsubscribed' })),
    ]);
    const dialog = await openedFor(shell, 'Unsubscribe', 'Unsubscribe');
    expect(dialog.getByText('Unsubscribe jo@example.org from everything?')).toBeInTheDocument();
    expect(dialog.getByText(/Staff and imports cannot add them again/)).toBeInTheDocument();
    expect(shell.inputsOf(unsubscribeSubscriberOperation)).toEqual([]);
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
    await closed();
    expect(shell.inputsOf(unsubscribeSubscriberOperation)).toEqual([{ params: { subscriberId: 'sub-1' } }]);
    expect(shell.notices()).toEqual([{ kind: 'success', text: 'jo@example.org was unsubscribed.' }]);
  });

  it('warns before erasing, needs a confirmation, and shows where the certificate is', async () => {
    const shell = render(subscriber(), [handle(deleteSubscriberOperation, () => undefined)]);
    const dialog = await openedFor(shell, 'Erase', 'Erase subscriber');
    expect(dialog.getByText(/You cannot undo this\./)).toBeInTheDocument();
    const erase = dialog.getByRole('button', { name: 'Erase' });
    expect(erase).toBeDisabled();
    await shell.user.click(dialog.getByRole('checkbox', { name: 'I understand that this cannot be undone' }));
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(erase);
    await closed();
    expect(shell.inputsOf(deleteSubscriberOperation)).toEqual([{ params: { subscriberId: 'sub-1' } }]);
    expect(shell.notices()).toEqual([
      { kind: 'success', text: 'Subscriber K7Q2 was erased. The certificate stands in the activity log.' },
    ]);
  });

  it('keeps the question open and shows the error when it fails', async () => {
    const shell = render(subscriber(), [handle(unsubscribeSubscriberOperation, 'unavailable')]);
    const dialog = await openedFor(shell, 'Unsubscribe', 'Unsubscribe');
    await shell.user.click(dialog.getByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'Failed to unsubscribe. Please try again.' }]),
    );
    expect(dialog.getByRole('button', { name: 'Unsubscribe' })).toBeInTheDocument();
  });

  it('returns the focus to the menu button when it is cancelled', async () => {
    const shell = render(subscriber(), []);
    await openedFor(shell, 'Erase', 'Erase subscriber');
    await shell.user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for jo@example.org' })).toHaveFocus());
  });

  it('is not offered for unsubscribed people, and neither is editing (F-43)', async () => {
    const shell = render(subscriber({ status: 'unsubscribed', tags: [] }), []);
    await shell.user.click(await screen.findByRole('button', { name: 'Actions for jo@example.org' }));
    await screen.findByRole('menuitem', { name: 'Open' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Open', 'Erase']);
  });
});

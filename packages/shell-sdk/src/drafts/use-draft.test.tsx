import { getSubscriberOperation, type SubscriberDetail, updateSubscriberOperation } from '@folkmoot/contracts/client';
import { currentNotices } from '@folkmoot/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { api, DraftConflict, Link, useDraft, useUnsavedWork } from '..';
import { accessibilityProblems, type Handler, handle, problem, renderWithShell } from '../testing';

interface Saved {
  revision: number;
  email: string;
  consentSource: string;
}

const first: Saved = { revision: 1, email: 'amy@x.example', consentSource: 'Fair' };
const asDetail = (saved: Saved) => saved as unknown as SubscriberDetail;
const asSaved = (detail: SubscriberDetail) => detail as unknown as Saved;
const labels = { email: 'Email', consentSource: 'Consent' };
const params = { subscriberId: 's1' };

/** A form with two fields. Its texts are those of the tests. */
const Form = ({ saved }: { saved: Saved }) => {
  const form = useDraft<Saved, { email: string; consentSource: string }>({
    saved,
    draftOf: ({ email, consentSource }) => ({ email, consentSource }),
    texts: { saved: 'Saved.', failed: 'Not saved.' },
    send: async (draft, { base, changes }) =>
      asSaved(
        await api.call(updateSubscriberOperation, {
          params,
          body: { ...changes, email: draft.email, revision: base.revision },
        }),
      ),
    read: async () => asSaved(await api.call(getSubscriberOperation, { params })),
  });
  return (
    <>
      <DraftConflict form={form} labelOf={(field) => labels[field]} onSave={() => void form.save()} />
      {(['email', 'consentSource'] as const).map((field) => (
        <input
          key={field}
          aria-label={labels[field]}
          value={form.draft[field]}
          onChange={(event) => form.change({ [field]: event.currentTarget.value })}
        />
      ))}
      <output>{form.problemOf('email') ?? (form.isDirty ? 'changed' : 'as saved')}</output>
      <button type="button" onClick={() => void form.save()}>
        Save
      </button>
      <Link to="/dashboard/people/next">Next</Link>
    </>
  );
};

const show = (update: Handler['answer'] | string, theirs: Saved = first) =>
  renderWithShell(<Form saved={first} />, {
    route: '/dashboard/people/s1',
    handlers: [
      handle(getSubscriberOperation, () => asDetail(theirs)),
      typeof update === 'string'
        ? handle(updateSubscriberOperation, update as 'internal')
        : { ...handle(updateSubscriberOperation, () => asDetail(first)), answer: update },
    ],
  });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const save = () => screen.getByRole('button', { name: 'Save' });
const bodies = (shell: ReturnType<typeof show>) => shell.inputsOf(updateSubscriberOperation).map(({ body }) => body);

/** A server on which another person has saved revision 2. */
const contested =
  (theirs: Saved): Handler['answer'] =>
  ({ body }) => {
    const sent = body as Partial<Saved>;
    if (sent.revision !== 2) throw problem('stale_revision');
    return { ...theirs, ...sent, revision: 3 };
  };

describe('useDraft', () => {
  it('sends the changes with the revision, and is as saved afterwards', async () => {
    const shell = show(({ body }) => ({ ...first, ...(body as object), revision: 2 }));
    await shell.user.type(email(), '.uk');
    expect(screen.getByText('changed')).toBeVisible();
    await shell.user.click(save());
    expect(await screen.findByText('as saved')).toBeVisible();
    expect(bodies(shell)).toEqual([{ email: 'amy@x.example.uk', revision: 1 }]);
    expect(shell.notices()).toEqual([{ kind: 'success', text: 'Saved.' }]);
  });

  it('saves once when the button is pressed twice', async () => {
    const shell = show(({ body }) => ({ ...first, ...(body as object), revision: 2 }));
    await shell.user.type(email(), '.uk');
    await shell.user.dblClick(save());
    await screen.findByText('as saved');
    expect(bodies(shell)).toHaveLength(1);
  });

  it('keeps input that is typed during a save', async () => {
    let answer: (value: Saved) => void = () => undefined;
    const shell = show(
      () =>
        new Promise<Saved>((resolve) => {
          answer = resolve;
        }),
    );
    await shell.user.type(email(), '.u');
    await shell.user.click(save());
    await shell.user.type(email(), 'k');
    await act(async () => answer({ ...first, email: 'amy@x.example.u', revision: 2 }));
    expect(email()).toHaveValue('amy@x.example.uk');
    expect(screen.getByText('changed')).toBeVisible();
  });

  it('offers a retry of the same draft when the server does not answer, and keeps later input', async () => {
    let isDown = true;
    const shell = show(({ body }) => {
      if (isDown) throw problem('unavailable');
      return { ...first, ...(body as object), revision: 2 };
    });
    await shell.user.type(email(), '.u');
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text: 'Not saved.' }]));
    isDown = false;
    await shell.user.type(email(), 'k');
    act(() => currentNotices()[0]?.action?.run());
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Saved.' }]));
    expect(bodies(shell)[1]).toEqual({ email: 'amy@x.example.u', revision: 1 });
    expect(email()).toHaveValue('amy@x.example.uk');
    expect(screen.getByText('changed')).toBeVisible();
  });

  it('removes the message of a failure when a later save succeeds', async () => {
    let isDown = true;
    const shell = show(({ body }) => {
      if (isDown) throw problem('unavailable');
      return { ...first, ...(body as object), revision: 2 };
    });
    await shell.user.type(email(), '.uk');
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'error', text: 'Not saved.' }]));
    isDown = false;
    await shell.user.click(save());
    await waitFor(() => expect(shell.notices()).toEqual([{ kind: 'success', text: 'Saved.' }]));
  });

  it("shows the server's text beside the field until it changes when the server refuses, without a retry", async () => {
    const shell = show(() => {
      throw problem('invalid_input', { fields: [{ path: 'email', message: 'Use an address.' }] });
    });
    await shell.user.type(email(), ' ');
    await shell.user.click(save());
    expect(await screen.findByText('Use an address.')).toBeVisible();
    expect(shell.notices()).toEqual([{ kind: 'error', text: 'Not saved. Use an address.' }]);
    expect(currentNotices()[0]?.action).toBeUndefined();
    await shell.user.type(email(), 'x');
    expect(screen.queryByText('Use an address.')).not.toBeInTheDocument();
  });

  it('keeps both changes when another person changed another field', async () => {
    const theirs = { ...first, consentSource: 'Letter', revision: 2 };
    const shell = show(contested(theirs), theirs);
    await shell.user.type(email(), '.uk');
    await shell.user.click(save());
    await screen.findByText('as saved');
    expect(screen.getByRole('textbox', { name: 'Consent' })).toHaveValue('Letter');
    expect(bodies(shell).at(-1)).toEqual({ email: 'amy@x.example.uk', revision: 2 });
    expect(shell.notices().map(({ kind }) => kind)).toEqual(['info', 'success']);
  });

  it('asks for a choice when another person changed the same field, and names their revision', async () => {
    const theirs = { ...first, email: 'theirs@x.example', revision: 2 };
    const shell = show(contested(theirs), theirs);
    await shell.user.type(email(), '.uk');
    await shell.user.click(save());
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByRole('radio', { name: 'Yours: amy@x.example.uk' })).toBeChecked();
    expect(await accessibilityProblems()).toEqual([]);
    await shell.user.click(panel.getByRole('button', { name: 'Save my choice' }));
    await screen.findByText('as saved');
    expect(bodies(shell).at(-1)).toEqual({ email: 'amy@x.example.uk', revision: 2 });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends nothing when the other version is chosen everywhere', async () => {
    const theirs = { ...first, email: 'theirs@x.example', revision: 2 };
    const shell = show(contested(theirs), theirs);
    await shell.user.type(email(), '.uk');
    await shell.user.click(save());
    await shell.user.click(await screen.findByRole('radio', { name: 'Theirs: theirs@x.example' }));
    await shell.user.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(email()).toHaveValue('theirs@x.example');
    expect(bodies(shell)).toHaveLength(1);
  });

  it('shows a newer version at once when it changes other fields', async () => {
    const Reloading = () => {
      const [saved, setSaved] = useState(first);
      return (
        <>
          <Form saved={saved} />
          <button type="button" onClick={() => setSaved({ ...first, consentSource: 'Letter', revision: 2 })}>
            Reload
          </button>
        </>
      );
    };
    const shell = renderWithShell(<Reloading />, { route: '/dashboard/people/s1' });
    await shell.user.type(email(), '.uk');
    await shell.user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(screen.getByRole('textbox', { name: 'Consent' })).toHaveValue('Letter');
    expect(email()).toHaveValue('amy@x.example.uk');
  });
});

describe('the question before leaving', () => {
  const leave = async (shell: ReturnType<typeof renderWithShell>) =>
    shell.user.click(screen.getByRole('link', { name: 'Next' }));

  it('is asked only with unsaved changes, and stays or leaves as answered', async () => {
    const shell = show('internal');
    await shell.user.type(email(), '.uk');
    await leave(shell);
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await shell.user.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shell.location()).toBe('/dashboard/people/s1');
    await shell.user.clear(email());
    await shell.user.type(email(), first.email);
    await leave(shell);
    expect(shell.location()).toBe('/dashboard/people/next');
  });

  it('is asked once when two forms have unsaved changes', async () => {
    const shell = renderWithShell(
      <>
        <Form saved={first} />
        <Form saved={first} />
      </>,
      { route: '/dashboard/people/s1' },
    );
    for (const field of screen.getAllByRole('textbox', { name: 'Email' })) await shell.user.type(field, '!');
    await shell.user.click(screen.getAllByRole('link', { name: 'Next' })[0] as HTMLElement);
    expect(await screen.findAllByRole('dialog', { name: 'Unsaved changes' })).toHaveLength(1);
  });

  it.each([true, false])('is asked only when saving fails, for work that saves itself (%s)', async (isSaved) => {
    const Editor = () => {
      const [isDirty, setIsDirty] = useState(true);
      useUnsavedWork(isDirty, {
        note: 'Kept on this device.',
        saveBeforeLeaving: async () => {
          if (isSaved) setIsDirty(false);
          return isSaved;
        },
      });
      return <Link to="/dashboard/people/next">Next</Link>;
    };
    const shell = renderWithShell(<Editor />, { route: '/dashboard/people/s1' });
    await leave(shell);
    if (isSaved) await waitFor(() => expect(shell.location()).toBe('/dashboard/people/next'));
    else expect(await screen.findByText('Kept on this device.')).toBeVisible();
  });

  it('is asked by the browser when the tab closes with unsaved changes', async () => {
    const shell = show('internal');
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await shell.user.type(email(), '.uk');
    expect(closing()).toBe(true);
  });
});

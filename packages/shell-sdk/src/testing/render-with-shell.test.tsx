import { createTagOperation, listCampaignsOperation, listTagsOperation, type Tag } from '@folkmoot/contracts/client';
import { QueryStates } from '@folkmoot/ui';
import { screen, waitFor } from '@testing-library/react';
import { isApiError, Link, notify, useInvalidate, useOperation, useOperationMutation, useSession } from '..';
import { loadProvided } from '../remotes/load-provided';
import { handle, problem, renderWithShell } from '.';

const Tags = () => {
  const tags = useOperation(listTagsOperation, {});
  const create = useOperationMutation(createTagOperation);
  const invalidate = useInvalidate();
  const { refresh } = useSession();
  const add = async () => {
    try {
      await create.mutateAsync({ body: { name: 'Parks' } });
      await invalidate(listTagsOperation);
    } catch (error) {
      notify.error(isApiError(error, 'tag_name_taken') ? error.message : 'other');
    }
  };
  return (
    <QueryStates query={tags}>
      {({ items }) => (
        <>
          <p>{`${items.length} tags`}</p>
          <button type="button" onClick={() => void add()}>
            Add
          </button>
          <button type="button" onClick={() => void refresh()}>
            Refresh
          </button>
          <Link to="/dashboard/campaigns?new=1">Leave</Link>
        </>
      )}
    </QueryStates>
  );
};

const tag: Tag = {
  id: 't1',
  councilId: 'c1',
  createdBy: 'u1',
  name: 'Parks',
  description: '',
  color: '#2563eb',
  isDefault: false,
  subscriberCount: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  revision: 1,
};
const noTags = handle(listTagsOperation, () => ({ items: [], nextCursor: null }));

describe('renderWithShell', () => {
  it('answers from handlers, and records the calls', async () => {
    const items: Tag[] = [];
    const shell = renderWithShell(<Tags />, {
      handlers: [
        handle(listTagsOperation, () => ({ items: [...items], nextCursor: null })),
        handle(createTagOperation, ({ body }) => {
          items.push({ ...tag, name: body.name });
          return tag;
        }),
      ],
    });
    await shell.user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('1 tags')).toBeVisible();
    expect(shell.inputsOf(createTagOperation)).toEqual([{ body: { name: 'Parks' } }]);
  });

  it('answers with an error code as the server does, and records notices', async () => {
    const shell = renderWithShell(<Tags />, { handlers: [noTags, handle(createTagOperation, 'tag_name_taken')] });
    await shell.user.click(await screen.findByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(shell.notices()).toEqual([{ kind: 'error', text: 'A tag with this name already exists.' }]),
    );
  });

  it('names the operation that has no handler', async () => {
    renderWithShell(<Tags />, { handlers: [handle(listCampaignsOperation, 'internal')] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The double has no handler for listTags');
  });

  it('shows the reference of a thrown problem', async () => {
    const broken = handle(listTagsOperation, () => {
      throw problem('unavailable');
    });
    renderWithShell(<Tags />, { handlers: [broken] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Reference: test-request');
  });

  it('returns the current location and the number of session refreshes', async () => {
    const shell = renderWithShell(<Tags />, { route: '/dashboard/tags?x=1', handlers: [noTags] });
    await shell.user.click(await screen.findByRole('button', { name: 'Refresh' }));
    expect([shell.location(), shell.refreshes()]).toEqual(['/dashboard/tags?x=1', 1]);
    await shell.user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(shell.location()).toBe('/dashboard/campaigns?new=1');
  });

  it('provides modules of other remotes', async () => {
    const runner = { Runner: () => null };
    renderWithShell(null, { provided: { 'mf-public/./survey-runner': runner } });
    await expect(loadProvided('mf-public', './survey-runner')).resolves.toBe(runner);
  });
});

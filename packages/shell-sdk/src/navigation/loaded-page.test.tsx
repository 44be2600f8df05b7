import { getSubscriberOperation, type SubscriberDetail } from '@folkmoot/contracts/client';
import { screen } from '@testing-library/react';
import { LoadedPage, useOperation } from '..';
import { type Handler, handle, problem, renderWithShell } from '../testing';

const Person = () => (
  <LoadedPage
    query={useOperation(getSubscriberOperation, { params: { subscriberId: 's1' } })}
    missing={{ title: 'Nobody here', text: 'Perhaps erased.', back: { to: '/dashboard/people', label: 'All people' } }}
    loadingLabel="Loading..."
    errorTitle="Failed to load"
  >
    {({ email }) => <h1>{email}</h1>}
  </LoadedPage>
);
const show = (handler: Handler) => renderWithShell(<Person />, { route: '/dashboard/people/s1', handlers: [handler] });

describe('LoadedPage', () => {
  it('shows the item when it is loaded', async () => {
    show(handle(getSubscriberOperation, () => ({ email: 'amy@x.example' }) as SubscriberDetail));
    expect(await screen.findByRole('heading', { level: 1, name: 'amy@x.example' })).toBeInTheDocument();
  });

  it('says so with its own browser title and links back when the item does not exist', async () => {
    show(handle(getSubscriberOperation, 'not_found'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nobody here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All people' })).toHaveAttribute('href', '/dashboard/people');
    expect(document.title).toBe('Nobody here – Folkmoot');
  });

  it('can be retried when loading failed', async () => {
    let isDown = true;
    const { user } = show(
      handle(getSubscriberOperation, () => {
        if (isDown) throw problem('unavailable');
        return { email: 'amy@x.example' } as SubscriberDetail;
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'amy@x.example' })).toBeInTheDocument();
  });
});

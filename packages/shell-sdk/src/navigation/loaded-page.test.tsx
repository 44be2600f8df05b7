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
  it('there: shows it', async () => {
    show(handle(getSubscriberOperation, () => ({ email: 'amy@x.example' }) as SubscriberDetail));
    expect(await screen.findByRole('heading', { level: 1, name: 'amy@x.example' })).toBeInTheDocument();
  });

  it('not there: says so as a page of its own, in the title of the browser too, and leads back', async () => {
    show(handle(getSubscriberOperation, 'not_found'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nobody here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All people' })).toHaveAttribute('href', '/dashboard/people');
    expect(document.title).toBe('Nobody here – Folkmoot');
  });

  it('failed: can be tried again', async () => {
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

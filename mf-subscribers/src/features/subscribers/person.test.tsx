import {
  deleteSubscriberOperation,
  getSubscriberOperation,
  listAttributesOperation,
  listMembersOperation,
  listTagsOperation,
  type SubscriberDetail,
  sendConfirmationOperation,
} from '@folkmoot/contracts/client';
import { accessibilityProblems, type Handler, handle, renderWithShell, sampleUser } from '@folkmoot/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { attribute, detail, pageOf, tag } from '../../testing/people';
import { SubscriberPage } from '.';

const route = '/dashboard/subscribers/people/sub-1';

const render = (person: SubscriberDetail, handlers: Handler[] = []) =>
  renderWithShell(<SubscriberPage />, {
    route,
    path: '/dashboard/subscribers/people/:subscriberId',
    handlers: [
      handle(getSubscriberOperation, () => person),
      handle(listTagsOperation, () => pageOf([tag()])),
      handle(listAttributesOperation, () => pageOf([attribute({ key: 'moved_in', name: 'Moved in', type: 'date' })])),
      handle(listMembersOperation, () => pageOf([sampleUser({ id: 'user-ben', name: 'Ben Officer' })])),
      ...handlers,
    ],
  });

describe("a subscriber's own page", () => {
  it('shows the evidence of each consent: text, version, source, time and who entered it (E-60)', async () => {
    render(detail());
    const consents = within(await screen.findByRole('region', { name: 'Consents' }));
    const parks = within(consents.getByRole('article', { name: 'Parks' }));
    for (const text of ['Given', 'Sign-up page “News”', 'Riverside may write to me.', 'Version of the text: a1b2c3d4'])
      expect(parks.getAllByText(text).length).toBeGreaterThan(0);
    expect(parks.getByText('1 Feb 2026, 10:00')).toBeInTheDocument();
    expect(parks.getByText('The person themselves')).toBeInTheDocument();
    const roads = within(consents.getByRole('article', { name: 'Roads' }));
    for (const text of ['Withdrawn', 'Paper form', 'Nothing: it was entered by staff.', 'You'])
      expect(roads.getByText(text)).toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('shows the details that are known', async () => {
    render(detail({ attributes: { moved_in: '2020-05-04', gone: 'x' } }));
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    expect(await details.findByText('Moved in')).toBeInTheDocument();
    expect(details.getByText('4 May 2020')).toBeInTheDocument();
    expect(details.queryByText('x')).not.toBeInTheDocument();
  });

  it('shows events and sent emails by name, latest first', async () => {
    render(detail());
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText('3 Feb 2026, 10:00, by Ben Officer')).toBeInTheDocument();
    expect(history.getAllByRole('listitem').map((item) => within(item).getByRole('img').ariaLabel)).toEqual([
      'Tags changed',
      'Mail sent',
    ]);
    expect(history.getByText('Told of the subscription')).toBeInTheDocument();
  });

  it('sends the confirmation again only to people who have not confirmed', async () => {
    const shell = render(detail({ status: 'pending' }), [handle(sendConfirmationOperation, () => undefined)]);
    await shell.user.click(await screen.findByRole('button', { name: 'Send the confirmation again' }));
    await waitFor(() => expect(shell.notices()[0]?.text).toBe('The confirmation has been sent.'));
    expect(shell.inputsOf(sendConfirmationOperation)).toEqual([{ params: { subscriberId: 'sub-1' } }]);
    shell.unmount();
    render(detail());
    await screen.findByRole('region', { name: 'Consents' });
    expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).not.toBeInTheDocument();
  });

  it('offers only erasure for unsubscribed people, and says who can subscribe them again (F-43)', async () => {
    render(detail({ status: 'unsubscribed', tags: [] }));
    await screen.findByRole('heading', { level: 1, name: 'jo@example.org' });
    expect(screen.getByText(/Only they can subscribe again/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Erase' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
  });

  it('leads back to the list when the person is erased', async () => {
    const shell = render(detail(), [handle(deleteSubscriberOperation, () => undefined)]);
    await shell.user.click(await screen.findByRole('button', { name: 'Erase' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase subscriber' }));
    await shell.user.click(dialog.getByRole('checkbox'));
    await shell.user.click(dialog.getByRole('button', { name: 'Erase' }));
    await waitFor(() => expect(shell.location()).toBe('/dashboard/subscribers/list'));
  });

  it('says that the person may have been erased when the id is unknown', async () => {
    render(detail(), [handle(getSubscriberOperation, 'not_found')]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriber not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All subscribers' })).toHaveAttribute(
      'href',
      '/dashboard/subscribers/list',
    );
  });

  it('shows an error and retries when it cannot load', async () => {
    render(detail(), [handle(getSubscriberOperation, 'unavailable')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load subscriber');
  });
});

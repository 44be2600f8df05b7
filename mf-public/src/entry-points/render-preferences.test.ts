import type { Preferences, SubscriptionPage } from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { bodyOf, council, form, preferences, topics } from '../testing/subscription-pages';

jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));
jest.mock('../entities/page/subscriptions.css', () => ({ __esModule: true, default: 'b{margin:0}' }));

describe('the subscription offer after a survey', () => {
  const prompt = { topics, consentText: 'I agree', form: form({ action: '/riverside/survey/c1/subscribe' }) };

  it('shows an address field and topics below the thank-you of a plain form', () => {
    const body = bodyOf({ kind: 'thank-you', council, title: 'Parks', receipt: null, receiptUrl: null, prompt });
    expect(body.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeInTheDocument();
    expect(body.getByRole('heading', { level: 2, name: 'Stay in touch with Riverside & Co' })).toBeInTheDocument();
    expect(body.getByRole('checkbox', { name: /^Topic a/ })).toBeChecked();
  });

  it('shows only the thank-you when there is nothing to offer (F-41)', () =>
    expect(
      bodyOf({ kind: 'thank-you', council, title: 'Parks', receipt: null, receiptUrl: null, prompt: null }).queryByRole(
        'button',
      ),
    ).toBeNull());

  it.each([
    [
      'something is missing',
      { problems: [{ field: 'topics', kind: 'topics_missing' as const }] },
      'Please enter your email and select at least one subscription option',
    ],
    ['it could not be taken', { isFailed: true }, 'Failed to subscribe. Please try again.'],
  ])('shows the text of D2 when %s', (_, fields, words) => {
    const body = bodyOf({ kind: 'prompt', council, prompt: { ...prompt, form: form(fields) } });
    expect(within(body.getByRole('alert')).getByRole('heading')).toHaveTextContent(words);
  });

  it('shows "Successfully Subscribed!" when the subscription is accepted', () =>
    expect(
      bodyOf({ kind: 'prompt-done', council, needsConfirmation: false }).getByRole('heading', {
        name: 'Successfully Subscribed!',
      }),
    ).toBeInTheDocument());
});

describe('the pages behind the links in emails', () => {
  const preferencesPage = (
    status: Preferences['status'],
    note: 'saved' | 'confirmed' | null = null,
  ): SubscriptionPage => ({
    kind: 'preferences',
    preferences: preferences(status),
    action: '/preferences/t',
    unsubscribeAction: '/unsubscribe/t',
    note,
  });

  it('preferences tick the current subscriptions, recommended or not, and unsubscribe with one button', () => {
    const body = bodyOf(preferencesPage('active'));
    expect(body.getByRole('checkbox', { name: /^Topic a/ })).not.toBeChecked();
    expect(body.getByRole('checkbox', { name: /^Topic b/ })).toBeChecked();
    expect(body.getByText(/a\u2060…\u2060y@residents\.example/)).toBeInTheDocument();
    expect(body.getByRole('button', { name: 'Unsubscribe' }).closest('form')).toHaveAttribute(
      'action',
      '/unsubscribe/t',
    );
  });

  it.each([
    ['pending', null, /^You have not confirmed your address yet/],
    ['unsubscribed', null, /^You are not subscribed at the moment/],
    ['active', 'saved', 'Your choices are saved.'],
    ['active', 'confirmed', /^Subscription confirmed\./],
  ] as const)('%s, after %s: says so', (status, note, words) =>
    expect(bodyOf(preferencesPage(status, note)).getByText(words)).toBeInTheDocument(),
  );

  it('confirmation and unsubscribe show a button that posts to the address of the page', () => {
    const action = (page: SubscriptionPage, name: string) => {
      const button = bodyOf(page).getByRole('button', { name });
      return [button.closest('form')?.getAttribute('method'), button.closest('form')?.getAttribute('action')];
    };
    const confirm: SubscriptionPage = { kind: 'confirm', council, action: '/confirm/t', isFailed: false };
    const leave: SubscriptionPage = {
      kind: 'unsubscribe',
      council: null,
      action: '/unsubscribe/t',
      preferencesUrl: '/preferences/t',
    };
    expect(action(confirm, 'Confirm my subscription')).toEqual(['post', '/confirm/t']);
    expect(action(leave, 'Unsubscribe')).toEqual(['post', '/unsubscribe/t']);
  });
});

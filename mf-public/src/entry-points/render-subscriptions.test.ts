import { signupProblemKinds } from '@folkmoot/contracts';
import type { SubscriptionPage } from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { bodyOf, council, fields, form, open, signup, signupPage } from '../testing/subscription-pages';

jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));
jest.mock('../entities/page/subscriptions.css', () => ({ __esModule: true, default: 'b{margin:0}' }));

describe('a sign-up page', () => {
  it('shows the texts of D2, every field type with its label, and topics with descriptions', () => {
    const body = bodyOf(signupPage());
    expect(body.getByRole('heading', { level: 1, name: 'News <b>' })).toBeInTheDocument();
    expect(body.getByRole('group', { name: /^What would you like to receive updates about\?/ })).toBeInTheDocument();
    expect(body.getByRole('button', { name: 'Subscribe to Updates' })).toHaveAttribute('data-busy', 'Subscribing...');
    for (const { id, type } of fields) {
      const control = body.getByLabelText(new RegExp(`^The ${id}`));
      expect([id, control.getAttribute('name')]).toEqual([id, `field.${id}`]);
      if (type === 'email') expect(control).toHaveAttribute('type', 'email');
    }
    expect(body.getByRole('checkbox', { name: 'Topic a Recommended About a' })).toBeChecked();
    expect(body.getByRole('checkbox', { name: 'Topic b About b' })).not.toBeChecked();
    expect(body.getByText('I agree to everything')).toBeInTheDocument();
    expect(body.getByText('You can unsubscribe at any time using the link in our emails.')).toBeInTheDocument();
    expect(body.getByText('Powered by Folkmoot')).toBeInTheDocument();
  });

  it('has its own primary colour (darkened until readable), background and font (E-34, E-85)', () => {
    const style = open(signupPage()).querySelector('style')?.textContent ?? '';
    expect(style).toContain('--page:#111111');
    expect(style).toContain('--font:Georgia');
    expect(/--accent:(#[0-9a-f]{6})/.exec(style)?.[1]).not.toBe('#ffd400');
    const page = {
      ...signup().page,
      styling: { primaryColor: null, backgroundColor: 'red;}' as string, fontFamily: 'System' as const },
    };
    const plain = open({ ...signupPage(), signup: signup({ page }) } as SubscriptionPage).querySelector('style');
    expect(plain?.textContent).toContain('--accent:#00695c');
    expect(plain?.textContent).not.toContain('red');
  });

  it('keeps the values and links D2’s error texts to the fields when it is shown again', () => {
    const page = open(
      signupPage({
        values: { name: 'Sam', ward: 'South', wish: 'Trees & <i>', age: 'yes' },
        tagIds: [],
        problems: [
          { field: 'email', kind: 'email_missing' },
          { field: 'topics', kind: 'topics_missing' },
        ],
      }),
    );
    const body = within(page.body);
    const summary = within(body.getByRole('alert'));
    expect(summary.getByRole('heading', { name: 'Please fill in all required fields' })).toBeInTheDocument();
    for (const link of summary.getAllByRole('link'))
      expect(page.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    expect(summary.getByRole('link', { name: 'Email address is required' })).toBeInTheDocument();
    expect(summary.getByRole('link', { name: 'Please select at least one subscription option' })).toBeInTheDocument();
    expect(body.getByLabelText(/^The name/)).toHaveValue('Sam');
    expect(body.getByLabelText(/^The ward/)).toHaveValue('South');
    expect(body.getByLabelText(/^The wish/)).toHaveValue('Trees & <i>');
    expect(body.getByLabelText(/^The age/)).toBeChecked();
    expect(body.getByLabelText(/^The email/)).toHaveAccessibleDescription('Email address is required');
    expect(body.getByRole('checkbox', { name: /^Topic a/ })).not.toBeChecked();
  });

  it.each([
    ['could not be taken', { isFailed: true }, 'Failed to submit form. Please try again.'],
    [
      'comes after too many others',
      { isPaused: true },
      'Many people have signed up in the last few minutes. Please wait a minute and press the button again. Everything you entered is still here.',
    ],
    ['is doubted', { isDoubted: true }, 'Please press the button again. Everything you entered is still here.'],
  ])('shows a page error and blames no field when it %s', (_, patch, words) => {
    const alert = bodyOf(signupPage(patch)).getByRole('alert');
    expect([alert.textContent, within(alert).queryAllByRole('link')]).toEqual([words, []]);
  });

  it.each(['en', 'es', 'fr', 'de'])('has a text for every problem and declares its language in %s', (language) => {
    for (const kind of signupProblemKinds) {
      const translated = signup({ council: { ...council, language } });
      const page = open({
        kind: 'sign-up',
        signup: translated,
        form: form({ problems: [{ field: 'email', kind }] }),
        isPreview: false,
      });
      expect(page.documentElement.lang).toBe(language);
      expect(page.querySelector('#e-email')?.textContent ?? '').toMatch(/\w{3}/);
    }
  });

  it('has no script except that of forms, and nothing inline', () => {
    const page = open(signupPage());
    expect([...page.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
      '/resident/forms.js',
    ]);
    expect(page.querySelectorAll('[style], [onclick]')).toHaveLength(0);
  });

  it('says that nothing is stored when it is a preview', () =>
    expect(bodyOf(signupPage({}, true)).getByText(/^This is a preview/)).toBeInTheDocument());

  it('shows the confirmation texts of D2, with or without one more step, after a sign-up', () => {
    const after = (needsConfirmation: boolean) =>
      bodyOf({ kind: 'signed-up', signup: signup({ needsConfirmation }), isPreview: false });
    const words =
      "You've successfully subscribed to receive updates from Riverside & Co. You'll receive an email confirmation shortly.";
    expect(after(false).getByRole('heading', { name: 'Thank you!' })).toBeInTheDocument();
    expect(after(false).getByText(words)).toBeInTheDocument();
    expect(after(false).getByText('Subscription confirmed')).toBeInTheDocument();
    const waiting = after(true);
    expect(waiting.getByRole('heading', { level: 1, name: 'One more step' })).toBeInTheDocument();
    expect(waiting.getByText(/^We have sent you an email\. Please open it/)).toBeInTheDocument();
    for (const done of [/successfully subscribed/, /Subscription confirmed/, /Thank you/])
      expect(waiting.queryByText(done)).toBeNull();
  });

  it.each([
    ['in production', null, 0],
    ['in development', { path: '/riverside/x', isCouncil: true, isPage: false }, 1],
  ])('shows the text of D2 when not found, and the reason only in development: %s (E-51)', (_, lookedUp, boxes) => {
    const page = open({ kind: 'page-not-found', lookedUp });
    expect(within(page.body).getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(
      within(page.body).getByText('This opt-in page does not exist or is no longer available.'),
    ).toBeInTheDocument();
    expect(page.querySelectorAll('pre')).toHaveLength(boxes);
    expect(page.querySelector('footer')).not.toHaveTextContent('unsubscribe');
  });

  it('hides the trap field from focus and from screen readers', () => {
    const trap = open(signupPage()).querySelector('[name=homepage]');
    expect(trap?.closest('[aria-hidden=true]')).toHaveAttribute('inert');
  });

  it.each(['en', 'es', 'fr', 'de'])(
    'the end of the offer in %s says where the email went when the address must be confirmed',
    (language) => {
      const page = open({ kind: 'prompt-done', council: { ...council, language }, needsConfirmation: true });
      const place = page.querySelector('[data-address]');
      expect(place?.textContent).toMatch(/\w{2}/);
      expect(place?.closest('p')?.textContent).not.toContain('{address}');
      expect(page.querySelector('[data-keep]')).toHaveAttribute('data-close');
      expect(page.querySelector('h1')?.textContent).not.toMatch(/Successfully/);
    },
  );
});

import { defaultBranding } from '@folkmoot/contracts';
import type { PublicOptInPage } from '@folkmoot/contracts/client';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignupRunner } from './SignupRunner';

const topic = (id: string, isPreselected: boolean) => ({
  id,
  name: id,
  description: '',
  color: '#059669',
  isRecommended: isPreselected,
  isPreselected,
});

const signup: PublicOptInPage = {
  council: { name: 'Riverside', slug: 'riverside', language: 'en', timezone: 'UTC', branding: defaultBranding },
  page: {
    id: 'page-1',
    title: 'Riverside news',
    description: 'Once a month.',
    slug: 'news',
    fields: [
      { id: 'email', type: 'email', label: 'Email Address', placeholder: '', required: true },
      { id: 'ward', type: 'select', label: 'Ward', placeholder: '', required: false, options: ['North', 'South'] },
    ],
    styling: { primaryColor: '#0f766e', backgroundColor: '#fffbeb', fontFamily: 'Serif' },
  },
  topics: [topic('Parks', true), topic('Roads', false)],
  consentText: 'I agree.',
  needsConfirmation: false,
};

const show = async () => {
  const requests: unknown[] = [];
  globalThis.fetch = (async (...request: unknown[]) => requests.push(request)) as unknown as typeof fetch;
  const element = (page: PublicOptInPage) => <SignupRunner signup={page} productName="Folkmoot" title="Preview" />;
  const { rerender } = render(element(signup));
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
  await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
  const inside = frame.contentDocument as Document;
  return {
    inside,
    page: within(inside.body),
    user: userEvent.setup({ document: inside }),
    again: (patch: Partial<PublicOptInPage>) => act(() => rerender(element({ ...signup, ...patch }))),
    requests,
  };
};

describe('a sign-up page in a preview', () => {
  it('shows the page that residents see, in its colours and font (E-34)', async () => {
    const { page, inside } = await show();
    expect(page.getByRole('heading', { name: 'Riverside news' })).toBeInTheDocument();
    expect(page.getByLabelText(/Email Address/)).toHaveAttribute('type', 'email');
    expect(page.getByRole('option', { name: 'South' })).toBeInTheDocument();
    expect(
      [page.getByLabelText(/Parks/), page.getByLabelText(/Roads/)].map((box) => (box as HTMLInputElement).checked),
    ).toEqual([true, false]);
    expect(page.getByText('I agree.')).toBeInTheDocument();
    const style = inside.head.querySelector('style')?.textContent ?? '';
    expect(style).toMatch(/--accent:#0f766e;--page:#fffbeb;--font:Georgia/);
  });

  it('updates when the page is edited, including preselected topics', async () => {
    const { page, again } = await show();
    again({ page: { ...signup.page, title: 'Other' }, topics: [topic('Parks', false), topic('Roads', true)] });
    expect(page.getByRole('heading', { name: 'Other' })).toBeInTheDocument();
    expect(page.getByLabelText(/Roads/)).toBeChecked();
    expect(page.getByLabelText(/Parks/)).not.toBeChecked();
  });

  it('sends nothing and does not navigate when it is submitted', async () => {
    const { page, user, inside, requests } = await show();
    let isHeld = false;
    inside.defaultView?.addEventListener('submit', (event) => {
      isHeld = event.defaultPrevented;
    });
    await user.type(page.getByLabelText(/Email Address/), 'amy@residents.example');
    await user.click(page.getByRole('button', { name: 'Subscribe to Updates' }));
    expect([isHeld, requests]).toEqual([true, []]);
  });
});

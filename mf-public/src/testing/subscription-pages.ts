import { defaultBranding } from '@folkmoot/contracts';
import type {
  OptInField,
  Preferences,
  PublicCouncil,
  PublicOptInPage,
  SignupForm,
  SubscriptionPage,
  Topic,
} from '@folkmoot/contracts/client';
import { within } from '@testing-library/react';
import { renderPage } from '../entry-points/render';

export const council: PublicCouncil = {
  name: 'Riverside & Co',
  slug: 'riverside',
  language: 'en',
  timezone: 'Europe/London',
  branding: { ...defaultBranding, primaryColor: '#00695c' },
};
const field = (id: string, type: OptInField['type'], required = false): OptInField => ({
  id,
  type,
  label: `The ${id}`,
  placeholder: '',
  required,
  ...(type === 'select' ? { options: ['North', 'South'] } : {}),
});
export const fields = [
  field('name', 'text', true),
  field('email', 'email', true),
  field('tel', 'phone'),
  field('ward', 'select', true),
  field('wish', 'textarea'),
  field('age', 'checkbox', true),
];
const topic = (id: string, patch: Partial<Topic> = {}): Topic => ({
  id,
  name: `Topic ${id}`,
  description: `About ${id}`,
  color: '#15803d',
  isRecommended: false,
  isPreselected: false,
  ...patch,
});
export const topics = [topic('a', { isRecommended: true, isPreselected: true }), topic('b')];
export const signup = (patch: Partial<PublicOptInPage> = {}): PublicOptInPage => ({
  council,
  page: {
    id: 'p1',
    title: 'News <b>',
    description: 'What we do',
    slug: 'news',
    fields,
    styling: { primaryColor: '#ffd400', backgroundColor: '#111111', fontFamily: 'Serif' },
  },
  topics,
  consentText: 'I agree to everything',
  needsConfirmation: false,
  ...patch,
});
export const form = (patch: Partial<SignupForm> = {}): SignupForm => ({
  action: '/riverside/news',
  idempotencyKey: 'key-1',
  stamp: 'stamp-1',
  values: {},
  tagIds: ['a'],
  problems: [],
  isFailed: false,
  isDoubted: false,
  ...patch,
});
export const signupPage = (patch: Partial<SignupForm> = {}, isPreview = false): SubscriptionPage => ({
  kind: 'sign-up',
  signup: signup(),
  form: form(patch),
  isPreview,
});
export const preferences = (status: Preferences['status']): Preferences => ({
  council,
  email: 'a…y@residents.example',
  status,
  topics: topics.map((each) => ({ ...each, isSubscribed: each.id === 'b' })),
});

const context = {
  nonce: 'n0nce',
  clientUrl: '/resident/c.js',
  formsUrl: '/resident/forms.js',
  productName: 'Folkmoot',
};
export const open = (page: Parameters<typeof renderPage>[0]): Document => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const shown = frame.contentDocument as Document;
  shown.open();
  shown.write(renderPage(page, context));
  shown.close();
  return shown;
};
export const bodyOf = (page: Parameters<typeof renderPage>[0]) => within(open(page).body);

import type { OwnData, SubscriptionPage } from '@folkmoot/contracts/client';
import { bodyOf, council, preferences } from '../testing/subscription-pages';
import { renderPage } from './render';

jest.mock('../entities/page/resident.css', () => ({ __esModule: true, default: 'p{margin:0}' }));
jest.mock('../entities/page/subscriptions.css', () => ({ __esModule: true, default: 'b{margin:0}' }));
jest.mock('../entities/page/own-data.css', () => ({ __esModule: true, default: 'i{margin:0}' }));

const at = '2026-03-02T09:00:00.000Z';
const ownDataIn = (language: string): OwnData => ({
  council: { ...council, language },
  data: {
    subscriber: {
      id: 's1',
      email: 'amy@residents.example',
      uniqueId: 'K7Q2',
      source: 'post_survey',
      status: 'active',
      subscribedAt: at,
      pausedUntil: '2026-04-01T09:00:00.000Z',
      newAddress: { email: 'new@residents.example', expiresAt: at },
    },
    consents: [
      {
        topic: 'Parks <b>',
        status: 'withdrawn',
        source: 'Fair',
        at,
        withdrawnAt: at,
        text: 'I agree',
        textVersion: 'v',
      },
    ],
    signups: [{ at, page: 'News', data: { name: 'Amy' } }],
    history: [
      { at, what: 'paused', detail: 'x' },
      { at, what: 'mail_sent', detail: 'About parks' },
    ],
    mails: [{ kind: 'invitation', status: 'skipped', at, subject: 'About parks', reason: 'paused' }],
    isSuppressed: false,
  },
  attributes: [
    { key: 'ward', name: 'Ward', type: 'text', options: [], value: 'East' },
    { key: 'born', name: 'Born', type: 'date', options: [], value: '1980-12-31' },
    { key: 'rooms', name: 'Rooms', type: 'number', options: [], value: '3' },
    { key: 'park', name: 'Park', type: 'choice', options: ['North', 'South'], value: 'South' },
    { key: 'dog', name: 'Dog', type: 'yes_no', options: [], value: 'yes' },
  ],
});
const ownData = (language: string, patch: Partial<Extract<SubscriptionPage, { kind: 'own-data' }>> = {}) =>
  ({
    kind: 'own-data',
    ownData: ownDataIn(language),
    action: '/preferences/t/data',
    preferencesUrl: '/preferences/t',
    jsonUrl: '/preferences/t/data.json',
    fileUrl: '/preferences/t/data.html',
    note: null,
    values: {},
    problems: [],
    isFile: false,
    ...patch,
  }) as const;

const own = { pauseAction: '/p/pause', dataUrl: '/p/data', addressUrl: '/p/address', eraseUrl: '/p/erase' };
const pagesIn = (language: string): readonly SubscriptionPage[] => {
  const local = { ...council, language };
  const chosen = { ...preferences('active'), council: local };
  const links = { action: '/p', unsubscribeAction: '/u', note: null, own } as const;
  const form = { council: local, email: 'a…y@x', action: '/p/address', preferencesUrl: '/p', written: 'b@x' } as const;
  const change = { council: local, side: 'new', from: 'a…y@x', to: 'b…n@x' } as const;
  return [
    { kind: 'preferences', preferences: chosen, ...links },
    { kind: 'preferences', preferences: { ...chosen, pausedUntil: at, newAddress: 'b…n@x' }, ...links, note: 'paused' },
    ownData(language, { note: 'saved' }),
    ownData(language, { problems: ['ward', 'born', 'rooms', 'park', 'dog'] }),
    ownData(language, { isFile: true }),
    ...([null, 'asked', 'invalid', 'same', 'too_many', 'not_active'] as const).map(
      (outcome) => ({ kind: 'address-form', ...form, outcome }) as const,
    ),
    ...(['ask', 'waiting', 'done', 'gone'] as const).map(
      (state) => ({ kind: 'address-change', change: { ...change, state }, action: '/confirm/address/t' }) as const,
    ),
    {
      kind: 'erase-form',
      council: local,
      email: 'a…y@x',
      action: '/p/erase',
      preferencesUrl: '/p',
      dataUrl: '/p/data',
    },
    { kind: 'erased', council: local },
  ];
};
const context = { nonce: 'n', clientUrl: null, formsUrl: '/forms.js', productName: 'Folkmoot' };
const textOf = (page: SubscriptionPage): string =>
  renderPage(page, context)
    .replace(/<style[^>]*>[^<]*<\/style>/, '')
    .replace(/<[^>]*>/g, '\n');

describe("the pages of a person's own data", () => {
  it.each(['cy', 'de', 'es', 'fr', 'ar'])('have their own words for every text in %s', (language) => {
    const english = pagesIn('en').map(textOf);
    for (const [index, page] of pagesIn(language).entries()) {
      const lines = textOf(page).split('\n');
      expect(lines.filter((line) => /undefined|\[object/.test(line))).toEqual([]);
      const sentences = (english[index] ?? '').split('\n').filter((line) => /[a-z] [a-z]+ [a-z]/.test(line));
      expect(lines.filter((line) => sentences.includes(line))).toEqual([]);
    }
  });

  it('what is kept is listed in plain words, with fields of the type of each detail', () => {
    const body = bodyOf(ownData('en'));
    for (const text of ['After a survey', 'Parks <b>', 'Withdrawn on', 'I agree', 'About parks', 'Mail paused'])
      expect(body.getAllByText(text)).not.toEqual([]);
    expect(body.getAllByText('2 March 2026').length).toBeGreaterThan(3);
    expect(body.getByLabelText('Born')).toHaveAttribute('type', 'date');
    expect(body.getByLabelText('Park')).toHaveValue('South');
    expect(body.getByLabelText('Dog')).toHaveValue('yes');
    expect(body.queryByText(/post_survey|mail_sent/)).toBeNull();
  });

  it('a refused form comes back as it was written, and says beside each field what is wrong', () => {
    const body = bodyOf(ownData('en', { problems: ['rooms'], values: { rooms: 'many' } }));
    expect(body.getByLabelText('Rooms')).toHaveValue('many');
    expect(body.getByLabelText('Rooms')).toHaveAccessibleDescription('Enter a number');
    expect(body.getByRole('alert')).toHaveTextContent('Nothing is saved yet.');
  });

  it('a file has no forms, links or scripts', () => {
    const html = renderPage(ownData('en', { isFile: true }), context);
    expect(html).not.toMatch(/<form|<a |<script|<img/);
    expect(html).toContain('1980-12-31');
  });

  it('every change is a form that posts', () => {
    for (const page of pagesIn('en')) {
      const forms = [...renderPage(page, context).matchAll(/<form[^>]*>/g)].map(String);
      expect(forms.filter((form) => !form.includes('method="post"'))).toEqual([]);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Council } from '@folkmoot/contracts';
import { sampleCouncil } from '@folkmoot/sample-data/council';
import { type MailBranding, mailDocument } from '@folkmoot/service-kit';
import { composeHeadMail } from '../../services/admin/src/features/audit/compose-head-mail';
import { composeSample } from '../../services/admin/src/features/council-mails/compose-sample';
import { composeFactorNotice } from '../../services/admin/src/features/factors/compose-factor-notice';
import { alertText } from '../../services/admin/src/features/health/alert.messages';
import { composeAlert } from '../../services/admin/src/features/health/compose-alert';
import { composeInvitation } from '../../services/admin/src/features/invitations/compose-invitation';
import { composeWelcome } from '../../services/admin/src/features/invitations/compose-welcome';
import { composeNotice } from '../../services/admin/src/features/notifications/compose-notice';
import { freshText, weekText } from '../../services/admin/src/features/notifications/notice.domain';
import {
  composeAddressLink,
  composeAddressNotice,
} from '../../services/admin/src/features/profile/compose-address-mails';
import { composeSignInLink } from '../../services/admin/src/features/sign-in/compose-sign-in-link';
import { composeUserNotice } from '../../services/admin/src/features/users/compose-user-notice';
import { createHearBackLinks } from '../../services/subscribers/src/entities/hear-back';
import { createSubscriberLinks } from '../../services/subscribers/src/entities/subscriber/subscriber-links';
import { composeMailing } from '../../services/subscribers/src/features/mailings/compose-mailing';
import { composeNewsletter } from '../../services/subscribers/src/features/mailings/compose-newsletter';
import { surveyUrlOf } from '../../services/subscribers/src/features/mailings/public-addresses';
import { composeAddressMail } from '../../services/subscribers/src/features/mails/compose-address-mail';
import { composeHearBackMail } from '../../services/subscribers/src/features/mails/compose-hear-back-mail';
import { composeMail } from '../../services/subscribers/src/features/mails/compose-mail';

const origin = 'https://folkmoot.example';
const productName = 'Folkmoot';
const supportEmail = 'support@folkmoot.example';
const tools = { productName, publicOrigin: origin, supportEmail };
const now = new Date('2026-03-02T09:00:00.000Z');
const nextWeek = new Date('2026-03-09T09:00:00.000Z');
const token = 'a-token-that-is-as-long-as-a-real-one-000000000000';

/** The address at which the journey serves a picture. */
export const LOGO_URL = `${origin}/logo.png`;

/** The address at which it serves the mail. */
export const MAIL_URL = `${origin}/mail`;

const branded = (fields: Partial<Council> = {}): Council => {
  const council = sampleCouncil({ name: 'Riverside Borough Council', ...fields });
  const logo = { logoUrl: '/logo.png', logoAlt: 'Riverside: a tree over water', logoWidth: 200, logoHeight: 80 };
  const customFooter =
    'Town Hall, 1 High Street. Questions? parks@riverside.example or https://riverside.example/contact.';
  return { ...council, branding: { ...council.branding, ...logo, customFooter, ...fields.branding } };
};

/** The council as admin stores it. */
const stored = (council: Council) => ({
  ...council,
  population: { dimensions: [] },
  formerSlugs: [],
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
  erasedAfter: null,
});
const user = {
  id: 'user-ada',
  email: 'ada@riverside.example',
  name: 'Ada Bright',
  role: 'council_admin',
  status: 'active',
  councilId: 'council-riverside',
  revision: 1,
  createdAt: now,
  lastLoginAt: null,
} as const;

const ref = { councilId: 'council-riverside', subscriberId: '2f0e4a53-9c1b-4f0e-8a57-3d2b1c0a9f8e' };
const links = createSubscriberLinks('a key for samples that has thirty-two characters or more', origin);

const subscriber = {
  id: ref.subscriberId,
  councilId: ref.councilId,
  email: 'amy@residents.example',
  writtenEmail: 'amy@residents.example',
  uniqueId: 'ABCD1234',
  source: 'opt_in',
  status: 'pending',
  subscribedAt: now,
  subscriptions: ['parks', 'roads'].map((tagId) => ({
    tagId,
    status: 'active',
    consent: { source: '', text: '', textVersion: '', givenAt: now, recordedBy: null },
  })),
  history: [],
  revision: 1,
} as const;
const tag = (id: string, name: string) => ({ id, name, councilId: ref.councilId, isInternal: false, isDefault: false });

const sender = 'Folkmoot <no-reply@folkmoot.example>';
const recipient = {
  to: subscriber.email,
  id: 'delivery',
  preferencesUrl: links.preferences(ref),
  unsubscribeUrl: links.unsubscribe(ref),
  readField: () => '',
  headers: {},
};

const survey = (council: Council, kind: 'invitation' | 'reminder') => {
  const campaign = {
    id: '0b9d4c3e-59a5-4f0b-9a41-6f0f3b2f7c11',
    councilId: council.id,
    title: 'What should our parks look like?',
    description: '',
    status: 'active',
    frequency: 'once',
    startDate: null,
    endDate: '2026-03-15T23:59:00.000Z',
    publishedVersion: 1,
    isDeleted: false,
    revision: 1,
    closedAt: null,
  } as const;
  const text =
    kind === 'invitation'
      ? 'Dear neighbour,\n\n{council} asks you about {campaign}. It takes three minutes.\n\nPlans and pictures: https://riverside.example/parks/plans-2026 (also in the library). The survey is open until {closes}.'
      : 'There is still time.\n\nThe survey is open until {closes}.';
  const wording = { subject: 'Your view on {campaign}', text };
  const input = { council, campaign, wording, round: 1 };
  const { html = '', text: plain } = composeMailing(
    { ...tools, sender },
    input,
  )({
    ...recipient,
    surveyUrl: surveyUrlOf(origin, council, campaign.id, `${'a'.repeat(22)}.1.${'b'.repeat(22)}`),
  });
  return { html, text: plain };
};

const newsletter = (council: Council) => {
  const picture = { kind: 'picture', file: '', width: 1_200, height: 600, alt: 'Ducks', isDecorative: false } as const;
  const wording = {
    subject: 'News of {council}',
    title: 'The park this autumn',
    blocks: [
      { kind: 'heading', id: 'h', text: 'Dear {first name|neighbour}' },
      {
        kind: 'text',
        id: 't',
        text: 'We have planted **40 trees**: https://riverside.example/trees.\n\n- oaks\n- limes\n\n1. Look\n2. Rest',
      },
      { ...picture, id: 'p' },
      { kind: 'button', id: 'b', label: 'Read more', url: `${origin}/more` },
    ],
    isPublic: true,
  } as const;
  const compose = composeNewsletter({ ...tools, sender }, { council, wording, id: 'newsletter' });
  const { html = '', text } = compose({ ...recipient, surveyUrl: '' });
  return { html, text };
};

const signUp = (council: Council, kind: 'confirm' | 'welcome') => {
  const tags = [tag('parks', 'Parks and trees'), tag('roads', 'Roads')];
  const input = { kind, subscriber, council, tags, now } as unknown as Parameters<typeof composeMail>[0];
  return composeMail(input, { links, ...tools });
};

const hearBack = (council: Council) => {
  const person = { ...subscriber, campaignId: 'park', isConfirmed: false, askedOn: '2026-03-01', consentText: '' };
  const hearBackLinks = createHearBackLinks('a key for samples that has thirty-two characters or more', origin);
  return composeHearBackMail({ person, council, title: 'Riverside Park', now }, { hearBackLinks, ...tools });
};

const changeOfAddress = (council: Council) => {
  const change = { id: 'change_1', writtenEmail: 'amy@new.example', expiresAt: nextWeek };
  const input = { subscriber, change, council, side: 'old', isTaken: false } as unknown;
  return composeAddressMail(input as Parameters<typeof composeAddressMail>[0], { links, ...tools });
};

const notice = (text: Parameters<typeof composeNotice>[1]['text']) =>
  composeNotice({ ...tools, tokens: { tokenOf: () => token } } as unknown as Parameters<typeof composeNotice>[0], {
    council: stored(branded()),
    user,
    kind: 'weekly_summary',
    text,
  });

const movements = ['Parks', 'A very long title of a campaign about roads, cycling, walking and the bus'].map(
  (title, at) => ({
    campaignId: `c${at}`,
    title,
    responses: 1_240,
    gained: 12 + at,
    before: 9,
  }),
);
const place = { name: 'Riverside Borough Council', timezone: 'Europe/London' };

const invitation = {
  id: 'i1',
  councilId: ref.councilId,
  email: 'new@riverside.example',
  role: 'council_staff',
  expiresAt: nextWeek,
} as unknown as Parameters<typeof composeInvitation>[1]['invitation'];
const invitationTools = {
  ...tools,
  tokens: { storedTokenOf: () => token },
} as unknown as Parameters<typeof composeInvitation>[0];

/** Everything that a mail can contain. */
const allBlocks = (council: MailBranding | null, language: string) =>
  mailDocument({
    productName,
    council,
    language,
    title: 'News of the parks in March',
    preheader: 'Benches, trees and a new pond',
    body: [
      { kind: 'picture', url: LOGO_URL, alt: 'The new pond', width: 1200, height: 480 },
      { kind: 'paragraph', text: 'Dear neighbour,\nthank you for your answers.' },
      { kind: 'heading', text: 'What you told us' },
      { kind: 'list', items: ['More benches', 'More shade'] },
      {
        kind: 'paragraph',
        isTyped: true,
        text: `Read more at https://riverside.example/${'long-'.repeat(30)}address.`,
      },
      { kind: 'button', label: 'See the results', url: `${origin}/results` },
      { kind: 'divider' },
      { kind: 'heading', text: 'When and where' },
      {
        kind: 'facts',
        facts: [
          { label: 'Meeting', value: 'Thursday 12 March, 18:00' },
          { label: 'Place', value: 'Town Hall, first floor' },
        ],
      },
      {
        kind: 'links',
        links: [
          { label: 'All news', url: origin },
          { label: 'Archive', url: `${origin}/archive` },
        ],
      },
    ],
    footer: ['You receive this message because you subscribed.', [{ label: 'Unsubscribe', url: `${origin}/p/u` }]],
  });

const brandingOf = ({ name, branding }: Council): MailBranding => ({ ...branding, name, logoUrl: LOGO_URL });

export interface SampleMail {
  /** The file that composes it, below the folder of services. */
  readonly from: string;
  readonly name: string;
  readonly html: string;
  readonly text: string;
}

const sample = (from: string, name: string, { html = '', text }: { html?: string; text: string }): SampleMail => ({
  from,
  name,
  html,
  text,
});

/** A sample of every mail. Some are in other languages, or have colours on which text is hard to read. */
export const sampleMails = (): SampleMail[] => {
  const council = branded();
  const staff = stored(council);
  const yellow = branded({ branding: { ...council.branding, primaryColor: '#ffe600', secondaryColor: '#ffff99' } });
  const black = branded({ branding: { ...council.branding, primaryColor: '#101418', logoUrl: null } });
  const address = 'admin/src/features/profile/compose-address-mails.ts';
  const fresh = freshText(movements, place, now);
  const week = weekText(movements, place, { since: now, now: nextWeek });
  if (!fresh || !week) throw new Error('no text for the digests');
  const problem = { part: 'broker', name: '', state: 'down', detail: 'No answer for a minute.' } as const;
  const health = alertText({ problems: [problem], over: [] }, { productName, healthUrl: `${origin}/dashboard/system` });
  const mailing = 'subscribers/src/features/mailings/compose-letter.ts';
  const signUps = 'subscribers/src/features/mails/compose-mail.ts';
  return [
    sample(mailing, 'invitation', survey(council, 'invitation')),
    sample(mailing, 'reminder-yellow', survey(yellow, 'reminder')),
    sample(mailing, 'invitation-ar', survey(branded({ language: 'ar' }), 'invitation')),
    sample(mailing, 'newsletter', newsletter(council)),
    sample(mailing, 'newsletter-ar', newsletter(branded({ language: 'ar' }))),
    sample(signUps, 'confirm', signUp(council, 'confirm')),
    sample(signUps, 'welcome-de-black', signUp({ ...black, language: 'de' }, 'welcome')),
    sample('subscribers/src/features/mails/compose-hear-back-mail.ts', 'hear-back', hearBack(council)),
    sample('admin/src/features/council-mails/compose-sample.ts', 'sample', composeSample({ ...tools, now }, staff, {})),
    sample(
      'admin/src/features/invitations/compose-invitation.ts',
      'team-invitation',
      composeInvitation(invitationTools, { invitation, council: staff, inviter: user }),
    ),
    sample(
      'admin/src/features/invitations/compose-welcome.ts',
      'team-welcome',
      composeWelcome(invitationTools as unknown as Parameters<typeof composeWelcome>[0], {
        council: staff,
        invitation,
      }),
    ),
    sample(
      address,
      'address-link',
      composeAddressLink(tools, { council: staff, name: user.name, email: user.email, token }),
    ),
    sample(
      address,
      'address-notice',
      composeAddressNotice(tools, { council: staff, notice: { formerEmail: user.email, email: 'ada@new.example' } }),
    ),
    sample(
      'admin/src/features/sign-in/compose-sign-in-link.ts',
      'sign-in',
      composeSignInLink(tools, { email: user.email, url: `${origin}/auth?code=${token}`, minutesLeft: 15 }),
    ),
    sample(
      'admin/src/features/factors/compose-factor-notice.ts',
      'second-factor',
      composeFactorNotice(tools, { email: user.email, change: 'passkey_added' }),
    ),
    sample(
      'admin/src/features/users/compose-user-notice.ts',
      'moved',
      composeUserNotice(tools, { council: staff, user }),
    ),
    sample('admin/src/features/notifications/compose-notice.ts', 'digest', notice(fresh)),
    sample('admin/src/features/notifications/compose-notice.ts', 'weekly', notice(week)),
    sample('admin/src/features/health/compose-alert.ts', 'alert', composeAlert(productName, health)),
    sample(
      'admin/src/features/audit/compose-head-mail.ts',
      'audit-head',
      composeHeadMail(productName, `12345:${'0a1b2c3d'.repeat(8)}`),
    ),
    sample('subscribers/src/features/mails/compose-address-mail.ts', 'address-of-resident', changeOfAddress(council)),
    sample('', 'all-blocks', allBlocks(brandingOf(council), 'en')),
    sample('', 'all-blocks-ar', allBlocks(brandingOf(black), 'ar')),
    sample('', 'all-blocks-plain', allBlocks(null, 'en')),
  ];
};

const services = path.resolve(import.meta.dirname, '../../services');

/** Every file of the services that lays out a mail. */
export const mailComposers = (): string[] =>
  readdirSync(services, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .filter((file) => readFileSync(path.join(services, file), 'utf8').includes('mailDocument('))
    .sort();

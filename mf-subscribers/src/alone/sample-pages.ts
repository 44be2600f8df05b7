import type { OptInPage, Signup, Tag } from '@folkmoot/contracts/client';

const DAY_MS = 86_400_000;

const page = (given: Pick<OptInPage, 'id' | 'title' | 'slug'> & Partial<OptInPage>): OptInPage => ({
  councilId: 'council-riverside',
  createdBy: 'user-ada',
  description: '',
  isActive: true,
  fields: [{ id: 'email', type: 'email', label: 'Email Address', placeholder: 'you@example.com', required: true }],
  styling: { primaryColor: null, backgroundColor: '#f8fafc', fontFamily: 'Inter' },
  settings: { defaultTags: ['tag-news', 'tag-parks'] },
  publicUrl: `${window.location.origin}/riverside/${given.slug}`,
  signups: 0,
  views: 0,
  conversionRate: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  revision: 1,
  ...given,
});

/** Two pages: one that is used, and one that waits. */
export const samplePages = (): OptInPage[] => [
  page({
    id: 'page-events',
    title: 'What is on in Riverside',
    slug: 'events',
    description: 'Markets, concerts and open days.',
    isActive: false,
  }),
  page({
    id: 'page-news',
    title: 'Riverside news',
    slug: 'news',
    description: 'Once a month: decisions, road works, and what came of your answers.',
    signups: 24,
    views: 163,
    conversionRate: 22,
  }),
];

const states: readonly Signup['confirmation'][] = ['confirmed', 'confirmed', 'waiting', 'not_needed'];

/** Sign-ups of the page that is used, newest first. */
export const sampleSignups = (tags: readonly Tag[]): Signup[] =>
  Array.from({ length: 24 }, (_, index) => ({
    id: `signup-${index}`,
    at: new Date(Date.now() - (index * DAY_MS) / 2).toISOString(),
    email: `resident${index + 1}@example.org`,
    tags: tags.slice(0, 1 + (index % 2)).map(({ id, name, color }) => ({ id, name, color })),
    confirmation: states[index % states.length] ?? 'confirmed',
    data: {},
  }));

/** Views and sign-ups of the last 30 days. */
export const sampleDays = (): { day: string; views: number; signups: number }[] =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.now() - (29 - index) * DAY_MS).toISOString().slice(0, 10),
    views: (index * 7) % 12,
    signups: index % 3,
  }));

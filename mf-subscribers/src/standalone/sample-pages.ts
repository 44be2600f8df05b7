import type { OptInPage, Signup, Tag } from '@folkmoot/contracts/client';
import { byTurns } from '@folkmoot/sample-data/by-turns';
import { newsPage, samplePage } from '@folkmoot/sample-data/subscribers';
import { sampleTags } from './sample-people';

const DAY_MS = 86_400_000;

const page = (fields: Pick<OptInPage, 'id' | 'title' | 'slug'> & Partial<OptInPage>): OptInPage =>
  samplePage({
    description: '',
    settings: { defaultTags: sampleTags().flatMap(({ id, isDefault }) => (isDefault ? [id] : [])) },
    publicUrl: `${window.location.origin}/riverside/${fields.slug}`,
    signups: 0,
    views: 0,
    conversionRate: null,
    revision: 1,
    ...fields,
  });

/** Two pages: an active one and an inactive one. */
export const samplePages = (): OptInPage[] => [
  page({
    id: 'page-events',
    title: 'What is on in Riverside',
    slug: 'events',
    description: 'Markets, concerts and open days.',
    isActive: false,
  }),
  page({ id: 'page-news', ...newsPage, signups: 24, views: 163, conversionRate: 22 }),
];

const states: readonly Signup['confirmation'][] = ['confirmed', 'confirmed', 'waiting', 'not_needed'];

/** Sign-ups of the active page, newest first. */
export const sampleSignups = (tags: readonly Tag[]): Signup[] =>
  Array.from({ length: 24 }, (_, index) => ({
    id: `signup-${index}`,
    at: new Date(Date.now() - (index * DAY_MS) / 2).toISOString(),
    email: `resident${index + 1}@example.org`,
    tags: tags.slice(0, 1 + (index % 2)).map(({ id, name, color }) => ({ id, name, color })),
    confirmation: byTurns(states, index),
    data: {},
  }));

/** Views and sign-ups of the last 30 days. */
export const sampleDays = (): { day: string; views: number; signups: number }[] =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.now() - (29 - index) * DAY_MS).toISOString().slice(0, 10),
    views: (index * 7) % 12,
    signups: index % 3,
  }));

import type { OptInPage, PageCode, Signup, Tag } from '@folkmoot/contracts/client';
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

export const samplePageCode = (patch: Partial<PageCode> & Pick<PageCode, 'pageId' | 'id' | 'label'>): PageCode => ({
  imageUrl: `/api/opt-in-pages/${patch.pageId}/codes/${patch.id}.png`,
  accessUrl: `${window.location.origin}/q/${patch.id}`,
  isActive: true,
  hasLogo: false,
  scans: 0,
  signups: 0,
  ...patch,
});

/** Codes of the active page. */
export const samplePageCodes = (): PageCode[] => [
  samplePageCode({ pageId: 'page-news', id: 'k7mp3xqz', label: 'Library', scans: 41, signups: 12 }),
  samplePageCode({ pageId: 'page-news', id: 'r5wd8hjn', label: 'Town hall', scans: 18, signups: 3 }),
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

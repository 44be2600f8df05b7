import type { OptInPage, Signup, Tag } from '@folkmoot/contracts/client';

/** A page with every field set. */
export const samplePage = (patch: Partial<OptInPage> = {}): OptInPage => ({
  id: 'page-1',
  councilId: 'council-riverside',
  createdBy: 'user-ada',
  title: 'Riverside news',
  description: 'Once a month.',
  slug: 'news',
  isActive: true,
  fields: [{ id: 'email', type: 'email', label: 'Email Address', placeholder: 'you@example.com', required: true }],
  styling: { primaryColor: null, backgroundColor: '#f8fafc', fontFamily: 'Inter' },
  settings: { defaultTags: ['tag-parks'] },
  publicUrl: 'https://folkmoot.example/riverside/news',
  signups: 12,
  views: 80,
  conversionRate: 24,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  revision: 3,
  ...patch,
});

export const sampleTag = (patch: Partial<Tag> = {}): Tag => ({
  id: 'tag-parks',
  councilId: 'council-riverside',
  createdBy: 'user-ada',
  name: 'Parks',
  description: '',
  color: '#059669',
  isDefault: true,
  subscriberCount: 12,
  createdAt: '2026-01-05T09:00:00.000Z',
  revision: 1,
  ...patch,
});

export const sampleSignup = (patch: Partial<Signup> = {}): Signup => ({
  id: 'signup-1',
  at: '2026-02-01T10:00:00.000Z',
  email: 'amy@residents.example',
  tags: [{ id: 'tag-parks', name: 'Parks', color: '#059669' }],
  confirmation: 'waiting',
  data: { email: 'amy@residents.example', f_name: 'Amy' },
  ...patch,
});

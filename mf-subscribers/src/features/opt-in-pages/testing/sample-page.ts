import type { PageCode, Signup } from '@folkmoot/contracts/client';

export { samplePage, sampleTag } from '@folkmoot/sample-data/subscribers';

export const samplePageCode = (patch: Partial<PageCode> = {}): PageCode => ({
  id: 'k7mp3xqz',
  pageId: 'page-1',
  label: 'Library',
  imageUrl: '/api/opt-in-pages/page-1/codes/k7mp3xqz.png',
  accessUrl: 'https://folkmoot.example/q/k7mp3xqz',
  isActive: true,
  hasLogo: false,
  scans: 12,
  signups: 1,
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

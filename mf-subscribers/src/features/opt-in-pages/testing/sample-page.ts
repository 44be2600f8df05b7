import type { Signup } from '@folkmoot/contracts/client';

export { samplePage, sampleTag } from '@folkmoot/sample-data/subscribers';

export const sampleSignup = (patch: Partial<Signup> = {}): Signup => ({
  id: 'signup-1',
  at: '2026-02-01T10:00:00.000Z',
  email: 'amy@residents.example',
  tags: [{ id: 'tag-parks', name: 'Parks', color: '#059669' }],
  confirmation: 'waiting',
  data: { email: 'amy@residents.example', f_name: 'Amy' },
  ...patch,
});

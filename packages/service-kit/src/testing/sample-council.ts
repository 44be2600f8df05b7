import { type Council, defaultBranding, defaultCouncilSettings } from '@folkmoot/contracts';
import { ownCouncil } from './actors';

/** A council as admin tells of it; the test's own unless another id is given. */
export const sampleCouncil = (given: Partial<Council> = {}): Council => ({
  id: ownCouncil,
  name: 'Riverside Borough Council',
  slug: 'riverside',
  contactEmail: 'hello@riverside.example',
  address: '',
  phone: '',
  website: '',
  timezone: 'Europe/London',
  language: 'en',
  branding: defaultBranding,
  settings: defaultCouncilSettings('Europe/London'),
  subscriptionStatus: 'active',
  subscriptionPlan: 'standard',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...given,
});

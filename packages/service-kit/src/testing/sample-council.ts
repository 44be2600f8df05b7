import { type Council, defaultCouncilSettings } from '@folkmoot/contracts';
import { sampleCouncil as councilInMemory } from '@folkmoot/sample-data/council';
import { ownCouncil } from './actors';

/** A council in the form of admin's events; the test's own by default. */
export const sampleCouncil = (overrides: Partial<Council> = {}): Council =>
  councilInMemory({
    id: ownCouncil,
    name: 'Riverside Borough Council',
    address: '',
    timezone: 'Europe/London',
    settings: defaultCouncilSettings('Europe/London'),
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...overrides,
  });

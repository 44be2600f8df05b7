import { type Council, defaultGeographicalDivisions } from '@folkmoot/contracts';
import { demoCouncils } from '@folkmoot/sample-data/demo';

export interface NewCouncil {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly contactEmail: string;
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  readonly timezone: string;
  /** Left out where the numbers are unknown. */
  readonly divisionResidents?: Council['settings']['divisionResidents'];
}

/** Differs from the spread of respondents, so that reports show a difference. */
const RESIDENTS = [14_200, 18_900, 15_300, 12_400, 9_800];

export const newCouncils: readonly NewCouncil[] = [
  {
    ...demoCouncils.riverside,
    contactEmail: 'hello@riverside.example',
    address: '1 Bridge Street, Riverside',
    phone: '+44 1632 960001',
    website: 'https://riverside.example',
    timezone: 'Europe/London',
    divisionResidents: defaultGeographicalDivisions.map((division, index) => ({
      division,
      residents: RESIDENTS[index] ?? 0,
    })),
  },
  {
    ...demoCouncils.hillview,
    contactEmail: 'hello@hillview.example',
    address: '8 Castle Lane, Hillview',
    phone: '+44 1632 960002',
    website: 'https://hillview.example',
    timezone: 'Europe/London',
  },
];

/** The one account that every new installation has. */
export const systemAdmin = { id: 'u0000000000000000000sys1', name: 'Sky Turner' };

/** A built-in provider that counts words on this machine. */
export const demoProvider = {
  id: 'p0000000000000000000bui1',
  kind: 'built_in',
  name: 'Built-in analysis',
  url: '',
  model: '',
  region: '',
  project: '',
  apiVersion: '',
  inputPrice: 0,
  outputPrice: 0,
  sealedKey: null,
  keySetAt: null,
  lastTest: null,
} as const;

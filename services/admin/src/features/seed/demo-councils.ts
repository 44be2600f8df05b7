import { type Council, defaultGeographicalDivisions, type Role } from '@folkmoot/contracts';

export interface DemoCouncil {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly contactEmail: string;
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  readonly timezone: string;
  /** Left out where nobody has said how many there are. */
  readonly divisionResidents?: Council['settings']['divisionResidents'];
}

export interface DemoUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly councilId: string | null;
}

const riverside = 'c0000000000000000000riv1';
const hillview = 'c0000000000000000000hil1';

/** Otherwise than those who answer are spread, so that a report has something to tell. */
const RESIDENTS = [14_200, 18_900, 15_300, 12_400, 9_800];

export const demoCouncils: readonly DemoCouncil[] = [
  {
    id: riverside,
    name: 'Riverside Council',
    slug: 'riverside',
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
    id: hillview,
    name: 'Hillview Council',
    slug: 'hillview',
    contactEmail: 'hello@hillview.example',
    address: '8 Castle Lane, Hillview',
    phone: '+44 1632 960002',
    website: 'https://hillview.example',
    timezone: 'Europe/London',
  },
];

export const demoUsers: readonly DemoUser[] = [
  {
    id: 'u0000000000000000000adm1',
    name: 'Alex Morgan',
    email: 'admin@riverside.example',
    role: 'council_admin',
    councilId: riverside,
  },
  {
    id: 'u0000000000000000000stf1',
    name: 'Sam Patel',
    email: 'staff@riverside.example',
    role: 'council_staff',
    councilId: riverside,
  },
  {
    id: 'u0000000000000000000hil1',
    name: 'Robin Clarke',
    email: 'admin@hillview.example',
    role: 'council_admin',
    councilId: hillview,
  },
];

/** The one account that every new installation has. */
export const systemAdmin = { id: 'u0000000000000000000sys1', name: 'Sky Turner' };

/** Counts words on this machine. */
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

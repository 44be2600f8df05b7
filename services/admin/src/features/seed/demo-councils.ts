import { demoCouncils } from '@folkmoot/sample-data/demo';
import { demoPopulations } from '@folkmoot/sample-data/population';
import type { Population } from '../../entities/council';

export interface NewCouncil {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly contactEmail: string;
  readonly address: string;
  readonly phone: string;
  readonly website: string;
  readonly timezone: string;
  readonly population: Population;
}

export const newCouncils: readonly NewCouncil[] = [
  {
    ...demoCouncils.riverside,
    contactEmail: 'hello@riverside.example',
    address: '1 Bridge Street, Riverside',
    phone: '+44 1632 960001',
    website: 'https://riverside.example',
    timezone: 'Europe/London',
    population: { dimensions: demoPopulations.riverside },
  },
  {
    ...demoCouncils.hillview,
    contactEmail: 'hello@hillview.example',
    address: '8 Castle Lane, Hillview',
    phone: '+44 1632 960002',
    website: 'https://hillview.example',
    timezone: 'Europe/London',
    population: { dimensions: demoPopulations.hillview },
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

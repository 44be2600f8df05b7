/** @file The demo, as several parts of the repository name it: the seeds create it, journeys and benchmarks use it. */
import type { Role, UserActor } from '@folkmoot/contracts/client';

interface DemoCouncil {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

export const demoCouncils = {
  riverside: { id: 'c0000000000000000000riv1', name: 'Riverside Council', slug: 'riverside' },
  hillview: { id: 'c0000000000000000000hil1', name: 'Hillview Council', slug: 'hillview' },
} as const satisfies Readonly<Record<string, DemoCouncil>>;

export interface DemoUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly councilId: string;
}

export const demoUsers = {
  riversideAdmin: {
    id: 'u0000000000000000000adm1',
    name: 'Alex Morgan',
    email: 'admin@riverside.example',
    role: 'council_admin',
    councilId: demoCouncils.riverside.id,
  },
  riversideStaff: {
    id: 'u0000000000000000000stf1',
    name: 'Sam Patel',
    email: 'staff@riverside.example',
    role: 'council_staff',
    councilId: demoCouncils.riverside.id,
  },
  hillviewAdmin: {
    id: 'u0000000000000000000hil1',
    name: 'Robin Clarke',
    email: 'admin@hillview.example',
    role: 'council_admin',
    councilId: demoCouncils.hillview.id,
  },
} as const satisfies Readonly<Record<string, DemoUser>>;

/** The user as the author of demo data. */
export const demoActor = ({ id, role, councilId }: DemoUser): UserActor => ({
  kind: 'user',
  userId: id,
  role,
  status: 'active',
  councilId,
  actingAs: null,
  sessionId: 'demo-data',
});

/** Campaigns that are named outside the seed of the campaigns service. */
export const demoCampaignNames = {
  /** Open, with 240 responses. */
  park: { id: 'riverside-park', title: 'Riverside Park improvements' },
  /** A draft without questions. */
  parking: { id: 'riverside-parking', title: 'Parking in the town centre' },
} as const;

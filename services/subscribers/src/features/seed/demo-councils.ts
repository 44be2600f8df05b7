import type { SubscriberFilter, UserActor } from '@folkmoot/contracts';

export interface DemoTag {
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly isDefault: boolean;
}

/** A filter whose tags are named by their place in the council's list. */
export interface DemoSegment extends Omit<SubscriberFilter, 'tagIds'> {
  readonly name: string;
  readonly tags?: readonly number[];
}

export interface DemoCouncil {
  readonly actor: UserActor;
  readonly tags: readonly DemoTag[];
  readonly segments: readonly DemoSegment[];
  readonly subscribers: number;
}

const admin = (councilId: string, userId: string): UserActor => ({
  kind: 'user',
  userId,
  role: 'council_admin',
  status: 'active',
  councilId,
  actingAs: null,
  sessionId: 'demo-data',
});

export const demoCouncils: readonly DemoCouncil[] = [
  {
    actor: admin('c0000000000000000000riv1', 'u0000000000000000000adm1'),
    subscribers: 240,
    segments: [
      { name: 'Readers about parks', tags: [1], status: 'active' },
      { name: 'Getting around and building', tags: [2, 3], status: 'active' },
      { name: 'Not confirmed yet', status: 'pending' },
    ],
    tags: [
      {
        name: 'Council news',
        description: 'Decisions, meetings and what comes of your answers.',
        color: '#2563eb',
        isDefault: true,
      },
      {
        name: 'Parks & open spaces',
        description: 'Play areas, trees, paths along the river.',
        color: '#15803d',
        isDefault: true,
      },
      {
        name: 'Roads & transport',
        description: 'Road works, buses, cycling and parking.',
        color: '#b45309',
        isDefault: false,
      },
      {
        name: 'Planning & housing',
        description: 'Applications near you and new homes.',
        color: '#7c3aed',
        isDefault: false,
      },
      {
        name: 'Waste & recycling',
        description: 'Collection days and what goes in which bin.',
        color: '#0f766e',
        isDefault: false,
      },
    ],
  },
  {
    actor: admin('c0000000000000000000hil1', 'u0000000000000000000hil1'),
    subscribers: 8,
    segments: [],
    tags: [
      { name: 'Council news', description: 'What Hillview decides.', color: '#2563eb', isDefault: true },
      {
        name: 'Hill festival',
        description: 'The summer festival and its road closures.',
        color: '#be185d',
        isDefault: false,
      },
    ],
  },
];

/** The n-th of a list that begins again at its end. */
export const byTurns = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

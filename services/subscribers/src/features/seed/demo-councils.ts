import type { UserActor } from '@folkmoot/contracts';
import { demoActor, demoUsers } from '@folkmoot/sample-data/demo';
import { riversideSegments, riversideTopics, type SampleSegment, type Topic } from '@folkmoot/sample-data/subscribers';

export interface DemoCouncil {
  readonly actor: UserActor;
  readonly tags: readonly Topic[];
  readonly segments: readonly SampleSegment[];
  readonly subscribers: number;
}

export const demoCouncils: readonly DemoCouncil[] = [
  {
    actor: demoActor(demoUsers.riversideAdmin),
    subscribers: 240,
    segments: riversideSegments,
    tags: riversideTopics,
  },
  {
    actor: demoActor(demoUsers.hillviewAdmin),
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

import type { subscriberSources, subscriberStatuses, UserActor } from '@folkmoot/contracts';

export interface DemoTag {
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly isDefault: boolean;
}

export interface DemoCouncil {
  readonly actor: UserActor;
  readonly tags: readonly DemoTag[];
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
    subscribers: 60,
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

/** Sources and statuses by turns, so that every card and filter of the screen has something to show. */
export const demoSources: readonly (typeof subscriberSources)[number][] = [
  'opt_in',
  'opt_in',
  'csv_upload',
  'post_survey',
  'opt_in',
  'csv_upload',
  'manual',
];
export const demoStatuses: readonly (typeof subscriberStatuses)[number][] = [
  'active',
  'active',
  'active',
  'active',
  'active',
  'active',
  'pending',
  'active',
  'unsubscribed',
  'active',
  'active',
  'bounced',
];

export const demoConsent: Readonly<Record<(typeof subscriberSources)[number], string>> = {
  opt_in: 'Signed up on the page "news"',
  csv_upload: 'Imported from the 2025 newsletter list',
  post_survey: 'Ticked after answering a survey',
  manual: 'Asked at the library counter',
};

const firstNames = ['amy', 'ben', 'carys', 'dev', 'elin', 'farah', 'george', 'hana', 'isla', 'jack', 'kofi', 'lena'];
const lastNames = ['archer', 'bailey', 'chopra', 'dunn', 'evans', 'fisher', 'grant'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The address of the n-th demo person of a council: made up, in a domain that nobody can own. */
export const demoAddress = (index: number): string => {
  const turn = Math.floor(index / (firstNames.length * lastNames.length));
  return `${pick(firstNames, index)}.${pick(lastNames, index)}${turn > 0 ? turn : ''}@residents.example`;
};

/** The n-th of a list that begins again at its end. */
export const byTurns = pick;

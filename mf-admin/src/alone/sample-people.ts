import type { AuditEntry, Invitation, User } from '@folkmoot/contracts/client';

/** A system administrator who acts in Riverside: every screen of this remote is open. */
export const sampleSketch = { role: 'system_admin', isActing: true, user: { name: 'Sol System' } } as const;

const MOMENT = '2026-01-05T09:00:00.000Z';

const user = (id: string, name: string, patch: Partial<User> = {}): User => ({
  id,
  name,
  email: `${id}@riverside.example`,
  role: 'council_staff',
  status: 'active',
  councilId: 'council-riverside',
  createdAt: MOMENT,
  lastLoginAt: MOMENT,
  revision: 1,
  ...patch,
});

export const sampleMembers = (): User[] => [
  user('ada', 'Ada Admin', { role: 'council_admin' }),
  user('sam', 'Sam Staff'),
  user('priya', 'Priya Patel', { lastLoginAt: null }),
  user('owen', 'Owen Price', { status: 'inactive' }),
];

const DAY_MS = 86_400_000;

export const sampleInvitation = (id: string): Invitation => ({
  id,
  councilId: 'council-riverside',
  invitedBy: 'ada',
  invitedByName: 'Ada Admin',
  email: `${id}@riverside.example`,
  role: 'council_staff',
  status: 'pending',
  mailState: 'sent',
  createdAt: new Date(Date.now() - DAY_MS).toISOString(),
  expiresAt: new Date(Date.now() + 6 * DAY_MS).toISOString(),
  revision: 1,
});

const actions = ['council.changed', 'survey.saved', 'campaign.published', 'user.signed-in', 'user.activated'];
const HOUR_MS = 3_600_000;

export const sampleEntries = (): AuditEntry[] =>
  actions.map((action, index) => ({
    id: `entry-${index}`,
    position: actions.length - index,
    action,
    change: '',
    changedFields: action === 'council.changed' ? ['name', 'branding.primaryColor'] : [],
    createdAt: new Date(Date.now() - index * HOUR_MS).toISOString(),
    actor: { kind: 'user', id: 'ada', actingAs: null, name: 'Ada Admin', email: 'ada@riverside.example' },
    council: { id: 'council-riverside', name: 'Riverside' },
    subject: { type: action.split('.')[0] ?? '', id: `subject-${index}`, name: '' },
  }));

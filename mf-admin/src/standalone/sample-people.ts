import type { AuditEntry, Invitation, User } from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { sampleUser } from '@folkmoot/shell-sdk/standalone';

/** A system administrator who acts in Riverside, so that all screens of this remote are available. */
export const sampleSketch = {
  role: 'system_admin',
  isActing: true,
  user: { id: 'user-sol', name: 'Sol System' },
} as const;

const ada = sampleUser();

const staff = (id: string, name: string, patch: Partial<User> = {}): User =>
  sampleUser({ id, name, email: `${id}@riverside.example`, role: 'council_staff', ...patch });

export const sampleMembers = (): User[] => [
  ada,
  staff('sam', 'Sam Staff'),
  staff('priya', 'Priya Patel', { lastLoginAt: null }),
  staff('owen', 'Owen Price', { status: 'inactive' }),
];

const DAY_MS = 86_400_000;

export const sampleInvitation = (id: string): Invitation => ({
  id,
  councilId: sampleIds.councilId,
  invitedBy: ada.id,
  invitedByName: ada.name,
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
    actor: { kind: 'user', id: ada.id, actingAs: null, name: ada.name, email: ada.email },
    council: { id: sampleIds.councilId, name: 'Riverside' },
    subject: { type: action.split('.')[0] ?? '', id: `subject-${index}`, name: '' },
  }));

import { getBackupsOperation, type ReplyOf } from '@folkmoot/contracts/client';
import { accessibilityProblems, handle, renderWithShell } from '@folkmoot/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import { App } from '../../app/app';
import { createHandlers } from '../../standalone/handlers';

type Backups = ReplyOf<typeof getBackupsOperation>;
type Schedule = NonNullable<Backups['schedule']>;

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

const good = (): Schedule => ({
  everyHours: 24,
  verifyEveryDays: 7,
  kept: 14,
  last: { name: 'b2', at: hoursAgo(3), seconds: 12, documents: 48_210, bytes: 5_000_000, isEncrypted: true },
  isLate: false,
  verified: { name: 'b1', at: hoursAgo(30), documents: 48_000 },
  isVerificationLate: false,
  failed: null,
});

/** The card, when the service says this about the schedule. */
const cardOf = async (schedule: Partial<Schedule> | null) => {
  const backups: Backups = { version: '9.8.7', schedule: schedule && { ...good(), ...schedule } };
  renderWithShell(<App />, {
    route: '/dashboard/system/health',
    session: { role: 'system_admin', council: null },
    handlers: [...createHandlers(), handle(getBackupsOperation, () => backups)],
  });
  const card = await screen.findByRole('region', { name: 'Version and backups' });
  await within(card).findByText('Folkmoot 9.8.7');
  return within(card);
};

describe('the card about backups', () => {
  it('shows the last backup and its verification without an alert when both are recent', async () => {
    const card = await cardOf({});
    expect(await card.findByText('48,210 documents, 5 MB, made in 12 s.')).toBeVisible();
    expect(card.getByText(/, 3 h ago$/)).toBeVisible();
    expect(card.getByText('Encrypted')).toBeVisible();
    expect(card.getByText('14 kept. One is made every 24 hours.')).toBeVisible();
    expect(card.getByText(/^Backup b1 was restored .* its 48,000 documents were compared\.$/)).toBeVisible();
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('says that a backup and a verification are late', async () => {
    const card = await cardOf({ isLate: true, isVerificationLate: true });
    expect(await card.findByText('Too old: one should be made every 24 hours.')).toBeVisible();
    expect(card.getByText('Too long ago: one should be verified every 7 days.')).toBeVisible();
    expect(card.getAllByRole('alert')).toHaveLength(2);
  });

  it('shows why the last attempt failed, besides the last good backup', async () => {
    const failed = { at: hoursAgo(1), work: 'backup' as const, message: 'The bucket refused the key.' };
    const card = await cardOf({ failed });
    const alert = within(await card.findByRole('alert'));
    expect(alert.getByText(/^The backup of .* failed$/)).toBeVisible();
    expect(alert.getByText('The bucket refused the key.')).toBeVisible();
    expect(card.getByText('48,210 documents, 5 MB, made in 12 s.')).toBeVisible();
  });

  it('names a verification that failed as such', async () => {
    const failed = { at: hoursAgo(1), work: 'verification' as const, message: '3 documents are missing.' };
    const card = await cardOf({ failed });
    expect(await card.findByText(/^The verification of .* failed$/)).toBeVisible();
  });

  it('says when there is no backup yet, when one is not encrypted, and when none was verified', async () => {
    const card = await cardOf({ last: null, isLate: true, verified: null, isVerificationLate: true });
    expect(await card.findAllByText('Never')).toHaveLength(2);
    expect(card.getByText(/^No kept backup was restored and compared\./)).toBeVisible();
    // Nothing was verified, so nothing was verified too long ago.
    expect(card.getAllByRole('alert')).toHaveLength(1);
  });

  it('marks a backup that anybody could read', async () => {
    const last = good().last;
    const card = await cardOf({ last: last && { ...last, isEncrypted: false } });
    expect(await card.findByText('Not encrypted')).toBeVisible();
    expect(card.queryByText('Encrypted')).not.toBeInTheDocument();
  });

  it('warns when no backups are scheduled, and names the guide', async () => {
    const card = await cardOf(null);
    expect(await card.findByText('No backups are scheduled')).toBeVisible();
    expect(card.getByText(/docs\/guides\/back-up-and-restore\.md/)).toBeVisible();
  });
});

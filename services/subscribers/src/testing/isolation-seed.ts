import type { SubscribersTestService } from './fixtures';

interface SeedIds {
  readonly pageId: string;
  readonly subscriberId: string;
  readonly mailingId: string;
}

const at = new Date('2026-03-02T09:00:00.000Z');

/** Stores data that otherwise comes from events and jobs: a sign-up, page figures, a sent mail, a delivery, and a test of bounces. */
export const keepFigures = async (
  { connection, clock }: SubscribersTestService,
  councilId: string,
  { pageId, subscriberId, mailingId }: SeedIds,
): Promise<void> => {
  const keep = (name: string, fields: object, mark = 'one') =>
    connection
      .collection<{ _id: string; councilId: string; revision: number }>(name)
      .insertOne({ _id: `${name}-${councilId}-${mark}`, councilId, revision: 1, ...fields });
  const data = [{ field: 'name', value: `Of ${councilId}` }];
  await keep('signups', { pageId, subscriberId, tagIds: [], data, at, needsConfirmation: false });
  const figures = { pageId, views: 7, uniqueViews: 5, signups: 3 };
  const today = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  await keep('page_figures', { ...figures, day: today });
  await keep('page_figures', { ...figures, day: 'total' }, 'total');
  const sent = { state: 'sent', dueAt: at, sentAt: at, attempts: 1 };
  await keep('mails', { subscriberId, kind: 'confirmation', isAfterSurvey: false, ...sent });
  const wish = { campaignId: 'campaign_1', writtenEmail: 'amy@residents.example', askedOn: today, consentText: 'Yes' };
  await keep('hear_backs', { ...wish, email: 'amy@residents.example', isConfirmed: true });
  await keep('hear_back_campaigns', { heardBack: 12, isOver: false });
  const test = { id: `test-${councilId}`, to: `nobody@${councilId}.example`, sentAt: at, state: 'waiting' };
  const report = { lastReportAt: at, lastReportBy: 'generic' };
  await keep('mail_health', { ...report, test: { ...test, reportedBy: null, reportedAt: null } });
  const delivery = { reason: null, attempts: 1, maybeTwice: false, at, sentAt: at, answeredOn: null };
  await keep('deliveries', {
    mailingId,
    subscriberId,
    invitationId: `invitation-${councilId}`,
    state: 'sent',
    ...delivery,
  });
};

import { placeOf } from '@folkmoot/calendar/rounds';
import { SMALL_GROUP } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  type AutomaticReminderFields,
  type CampaignMailing,
  type MailingRef,
  planReminder,
  publishMailingChanged,
  schedule,
  settleReminder,
} from '../../entities/mailing';
import { zoneOf } from '../../entities/segment';
import { countAudience } from './audience';
import { requireKnownFields } from './compose-mailing';
import type { MailingContext, MailingRecords } from './mailing.types';
import { actorOf } from './settle-mailing';

/**
 * Plans the automatic reminder of an invitation, or switches it off. Throws not_found, transition_not_allowed or
 * merge_field_unknown.
 */
export const setAutomaticReminder = (
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  { mailingId, reminder }: { readonly mailingId: string; readonly reminder: AutomaticReminderFields | null },
): Promise<CampaignMailing> =>
  unitOfWork(actor, async (unit) => {
    if (reminder) requireKnownFields(reminder, await unit.attributes.listAll());
    const mailing = await unit.mailings.getCampaignMailing(mailingId);
    const zone = await zoneOf(unit, mailing.councilId);
    const saved = await unit.mailings.save(planReminder(mailing, reminder, { zone, now: clock.now() }));
    await publishMailingChanged(unit.outbox, saved, 'edited');
    return saved;
  });

const unanswered = { of: 'unanswered' } as const;

/** Whether the round of the invitation can still be answered, now or after a pause. */
const canBeAnswered = async (
  { councils, campaigns }: MailingRecords,
  { councilId, campaignId, round, state }: CampaignMailing,
  now: Date,
): Promise<boolean> => {
  const copy = await councils.find(councilId);
  const campaign = await campaigns.find(campaignId);
  if (state === 'cancelled' || !copy || copy.isDeleted || !campaign || campaign.isDeleted) return false;
  const isActive = campaign.status === 'active' || campaign.status === 'paused';
  return isActive && placeOf(campaign, copy.council.timezone, now).open?.number === round;
};

type Verdict = 'create' | 'too_few' | 'ended';

/** A reminder to a small group could show who has answered, and nobody reads a warning before this one. */
const judge = async (records: MailingRecords, mailing: CampaignMailing, now: Date): Promise<Verdict> => {
  if (!(await canBeAnswered(records, mailing, now))) return 'ended';
  const { campaignId, councilId } = mailing;
  const { count } = await countAudience(records, councilId, { campaignId, audience: unanswered }, now);
  return count < SMALL_GROUP ? 'too_few' : 'create';
};

/** Creates the reminder and settles the plan in one transaction, so that a stop repeats nothing. */
const carryOut = async ({ reader, unitOfWork, clock }: MailingContext, ref: MailingRef): Promise<void> => {
  const now = clock.now();
  const records = reader(actorOf(ref));
  const verdict = await judge(records, await records.mailings.getCampaignMailing(ref.mailingId), now);
  await unitOfWork(actorOf(ref), async ({ mailings, outbox }) => {
    const invitation = await mailings.getCampaignMailing(ref.mailingId);
    const plan = invitation.automaticReminder;
    // Switched off or postponed in the meantime.
    if (!plan?.dueAt || plan.dueAt > now) return;
    if (verdict !== 'create') {
      await mailings.save(settleReminder(invitation, verdict));
      return;
    }
    const { campaignId, round } = invitation;
    const { subject, text } = plan;
    const draft = await mailings.add({ campaignId, kind: 'reminder', audience: unanswered, subject, text }, now);
    const reminder = await mailings.save({ ...schedule(draft, now), round });
    await mailings.save(settleReminder(invitation, 'created', reminder.id));
    await publishMailingChanged(outbox, reminder, 'scheduled');
  });
};

/** Creates the automatic reminders that are due. The job that sends mailings sends them. */
export const createAutomaticReminders = async (context: MailingContext, signal: AbortSignal): Promise<void> => {
  const { acrossCouncils, clock } = context;
  for (const ref of await acrossCouncils.reader().mailingSweep.listRemindersDueAcrossCouncils(clock.now())) {
    signal.throwIfAborted();
    await carryOut(context, ref);
  }
};

import { deliveryRefusedEvent, type MailingCounts, type MailReportWay, systemActor } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import type { DeliveryRefs, RefusedDelivery } from '../../entities/delivery';
import { publishDeliveryProgress } from '../../entities/mailing';
import type { MailReport, ReadReport } from './forms';
import type { MailReportContext, MailReportRecords } from './mail-reports.types';

interface Source {
  readonly way: MailReportWay;
  /** Takes ids without a signature: their sender knows the shared secret. */
  readonly takesUnsigned: boolean;
  readonly refs: DeliveryRefs;
}

const moved = (counts: MailingCounts, before: RefusedDelivery['before'], kind: 'bounced' | 'complained') => {
  const from = before === 'bounced' ? 'bounced' : 'sent';
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [kind]: counts[kind] + 1 };
};

const saveCounts = async (
  { mailings, outbox }: Unit<MailReportRecords>,
  mailingId: string,
  change: (counts: MailingCounts) => MailingCounts,
): Promise<void> => {
  const mailing = await mailings.find(mailingId);
  if (!mailing) return;
  await publishDeliveryProgress(outbox, await mailings.save({ ...mailing, counts: change(mailing.counts) }));
};

/** Nothing but a count changes: a full mailbox may have room tomorrow. */
const noteDelay = async (unit: Unit<MailReportRecords>, deliveryId: string, now: Date): Promise<boolean> => {
  const mailingId = await unit.deliveries.delay(deliveryId, now);
  if (mailingId === null) return false;
  await saveCounts(unit, mailingId, (counts) => ({ ...counts, softBounced: (counts.softBounced ?? 0) + 1 }));
  return true;
};

const noteRefusal = async (
  unit: Unit<MailReportRecords>,
  deliveryId: string,
  kind: 'bounced' | 'complained',
  now: Date,
): Promise<boolean> => {
  const refused = await unit.deliveries.refuse(deliveryId, kind, now);
  if (!refused) return false;
  const { mailingId, subscriberId, before } = refused;
  await unit.outbox.add(deliveryRefusedEvent, {
    aggregate: { type: 'delivery', id: deliveryId, revision: 1 },
    payload: { subscriberId, reason: kind, refusedAt: now.toISOString() },
  });
  await saveCounts(unit, mailingId, (counts) => moved(counts, before, kind));
  return true;
};

/** The council of the message. A report itself names no council, so it cannot name another one. */
const councilOf = async (
  { acrossCouncils }: MailReportContext,
  { ref }: MailReport,
  { takesUnsigned, refs }: Source,
): Promise<{ councilId: string; isTest: boolean } | null> => {
  const { deliveryLookup, mailWays } = acrossCouncils.reader();
  const ofDelivery = await deliveryLookup.findCouncilAcrossCouncils(ref.id);
  const councilId = ofDelivery ?? (await mailWays.findCouncilOfTestAcrossCouncils(ref.id));
  if (councilId === null) return null;
  const isTrusted = ref.signature === null ? takesUnsigned : refs.isOurs(ref, councilId);
  return isTrusted ? { councilId, isTest: ofDelivery === null } : null;
};

/** Stores one report, once. False when the message is unknown, or the report is stored already. */
const applyOne = async (context: MailReportContext, report: MailReport, source: Source): Promise<boolean> => {
  const known = await councilOf(context, report, source);
  if (!known) return false;
  const { ref, kind } = report;
  return context.unitOfWork(systemActor('subscribers', known.councilId), async (unit) => {
    const now = context.clock.now();
    const note = (): Promise<boolean> => {
      if (known.isTest) return unit.mailHealth.completeTest(ref.id, source.way, now);
      return kind === 'delayed' ? noteDelay(unit, ref.id, now) : noteRefusal(unit, ref.id, kind, now);
    };
    const isNew = await note();
    if (isNew) await unit.mailHealth.noteReport(source.way, now);
    return isNew;
  });
};

/**
 * Stores reports of bounces and complaints, each once. A report changes only the message whose signed reference it
 * returns, in the council of that message.
 */
export const applyReports = async (context: MailReportContext, reports: readonly ReadReport[], source: Source) => {
  let taken = 0;
  for (const report of reports) if (report && (await applyOne(context, report, source))) taken += 1;
  return { taken, passedOver: reports.length - taken };
};

import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError, deliveryRefusedEvent, type MailingCounts, systemActor } from '@folkmoot/contracts';
import type { RefusedDelivery } from '../../entities/delivery';
import { type MailReport, mailEventForms } from './mail-event-forms';
import { publishDeliveryProgress } from './mailing.events';
import type { MailingContext } from './mailing.types';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const BASIC = /^basic\s+([A-Za-z0-9+/=]+)$/i;
const BEARER = /^bearer\s+(\S+)$/i;

const secretIn = (authorization: string): string => {
  const basic = BASIC.exec(authorization)?.[1];
  if (basic !== undefined) return Buffer.from(basic, 'base64').toString().split(':').slice(1).join(':');
  return BEARER.exec(authorization)?.[1] ?? '';
};

/** Throws not_found when no provider is configured, forbidden for a wrong secret. */
const requireSecret = (secret: string | undefined, authorization: string): void => {
  if (!secret) throw new DomainError('not_found');
  if (!timingSafeEqual(digest(secretIn(authorization)), digest(secret))) throw new DomainError('forbidden');
};

const moved = (counts: MailingCounts, { before }: RefusedDelivery, kind: MailReport['what']): MailingCounts => {
  const from = before === 'bounced' ? 'bounced' : 'sent';
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [kind]: counts[kind] + 1 };
};

/** Stores one report, once. False when the message is unknown or the report is stored already. */
const takeOne = async (
  { acrossCouncils, unitOfWork, clock }: MailingContext,
  { deliveryId, what }: MailReport,
): Promise<boolean> => {
  const councilId = await acrossCouncils.reader().deliveryLookup.findCouncilAcrossCouncils(deliveryId);
  if (councilId === null) return false;
  return unitOfWork(systemActor('subscribers', councilId), async ({ deliveries, mailings, outbox }) => {
    const now = clock.now();
    const refused = await deliveries.refuse(deliveryId, what, now);
    if (!refused) return false;
    const { mailingId, subscriberId } = refused;
    await outbox.add(deliveryRefusedEvent, {
      aggregate: { type: 'delivery', id: deliveryId, revision: 1 },
      payload: { subscriberId, reason: what, refusedAt: now.toISOString() },
    });
    const mailing = await mailings.find(mailingId);
    if (!mailing) return true;
    const saved = await mailings.save({ ...mailing, counts: moved(mailing.counts, refused, what) });
    await publishDeliveryProgress(outbox, saved);
    return true;
  });
};

interface MailEventsInput {
  readonly form: keyof typeof mailEventForms;
  readonly authorization: string;
  readonly body: unknown;
}

/**
 * Stores the reports of a provider. Refuses all reports without a secret. Throws not_found, forbidden or invalid_input.
 */
export const takeMailEvents = async (
  context: MailingContext,
  { form, authorization, body }: MailEventsInput,
  secret: string | undefined,
) => {
  requireSecret(secret, authorization);
  const reports = mailEventForms[form](body);
  if (!reports) throw new DomainError('invalid_input');
  let taken = 0;
  for (const report of reports) if (report && (await takeOne(context, report))) taken += 1;
  return { taken, passedOver: reports.length - taken };
};

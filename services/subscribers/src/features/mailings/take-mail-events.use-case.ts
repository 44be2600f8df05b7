import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError, deliveryRefusedEvent, type MailingCounts, systemActor } from '@folkmoot/contracts';
import type { RefusedDelivery } from '../../deliveries/delivery.repository';
import type { MailingDeps } from './deps';
import { type MailReport, mailEventForms } from './mail-event-forms';
import { tellProgress } from './mailing.events';

type Deps = Pick<MailingDeps, 'units' | 'clock'> & {
  /** Without one nothing is taken. */
  readonly secret: string | undefined;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const BASIC = /^basic\s+([A-Za-z0-9+/=]+)$/i;
const BEARER = /^bearer\s+(\S+)$/i;

const secretIn = (authorization: string): string => {
  const basic = BASIC.exec(authorization)?.[1];
  if (basic !== undefined) return Buffer.from(basic, 'base64').toString().split(':').slice(1).join(':');
  return BEARER.exec(authorization)?.[1] ?? '';
};

/** Throws not_found where no provider is set up, forbidden for a wrong secret. */
const requireSecret = ({ secret }: Deps, authorization: string): void => {
  if (!secret) throw new DomainError('not_found');
  if (!timingSafeEqual(digest(secretIn(authorization)), digest(secret))) throw new DomainError('forbidden');
};

const moved = (counts: MailingCounts, { before }: RefusedDelivery, what: MailReport['what']): MailingCounts => {
  const from = before === 'bounced' ? 'bounced' : 'sent';
  return { ...counts, [from]: Math.max(0, counts[from] - 1), [what]: counts[what] + 1 };
};

/** Notes one report, once however often it comes. False for what is unknown, or known. */
const takeOne = async ({ units, clock }: Deps, { deliveryId, what }: MailReport): Promise<boolean> => {
  const councilId = await units.readerAcrossCouncils().deliveryLookup.findCouncilAcrossCouncils(deliveryId);
  if (councilId === null) return false;
  return units.unitOfWork(systemActor('subscribers', councilId), async ({ deliveries, mailings, outbox }) => {
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
    await tellProgress(outbox, saved);
    return true;
  });
};

interface Given {
  readonly form: keyof typeof mailEventForms;
  readonly authorization: string;
  readonly body: unknown;
}

/** Takes what a provider reports. Throws not_found, forbidden or invalid_input. */
export const takeMailEvents = async (deps: Deps, { form, authorization, body }: Given) => {
  requireSecret(deps, authorization);
  const reports = mailEventForms[form](body);
  if (!reports) throw new DomainError('invalid_input');
  let taken = 0;
  for (const report of reports) if (report && (await takeOne(deps, report))) taken += 1;
  return { taken, passedOver: reports.length - taken };
};

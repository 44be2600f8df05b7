import type { SentMailing } from '@folkmoot/contracts';
import type { CampaignMailing } from '../../entities/mailing';

/** A mailing for an evidence pack: texts and counts, and nobody who got it. */
export const toSentMailing = (mailing: CampaignMailing): SentMailing => {
  const { id, kind, state, subject, text, audience, counts } = mailing;
  return {
    id,
    kind,
    state,
    subject,
    text,
    audience,
    sendAt: mailing.sendAt?.toISOString() ?? null,
    startedAt: mailing.startedAt?.toISOString() ?? null,
    finishedAt: mailing.finishedAt?.toISOString() ?? null,
    counts: { ...counts },
  };
};

import type { UserActor } from '@folkmoot/contracts';
import { edit, type MailingFields, requireVerb, type StoredMailing } from '../../mailings/mailing.domain';
import { requireAudienceOf } from './audience';
import { requireKnownFields } from './compose-mailing';
import type { MailingDeps, MailingRecords } from './deps';
import { tellMailing } from './mailing.events';

type Deps = Pick<MailingDeps, 'units' | 'clock'>;
type Content = Pick<MailingFields, 'audience' | 'subject' | 'text'>;

const requireThere = async ({ segments, tags }: MailingRecords, { audience }: Content): Promise<void> => {
  if (audience.of === 'segment') await segments.get(audience.segmentId);
  if (audience.of === 'tags') for (const id of audience.tagIds) await tags.get(id);
};

/** Begins a draft. Throws campaign_not_found, not_found, merge_field_unknown or invalid_input. */
export const createMailing = (
  { units, clock }: Deps,
  actor: UserActor,
  fields: MailingFields,
): Promise<StoredMailing> => {
  requireAudienceOf(fields.kind, fields.audience);
  requireKnownFields(fields);
  return units.unitOfWork(actor, async (unit) => {
    await unit.campaigns.get(fields.campaignId);
    await requireThere(unit, fields);
    const mailing = await unit.mailings.add(fields, clock.now());
    await tellMailing(unit.outbox, mailing, 'created');
    return mailing;
  });
};

/** Changes what has not begun. Throws not_found, stale_revision, transition_not_allowed, merge_field_unknown. */
export const updateMailing = (
  { units }: Deps,
  actor: UserActor,
  { mailingId, revision, ...content }: Content & { mailingId: string; revision: number },
): Promise<StoredMailing> =>
  units.unitOfWork(actor, async (unit) => {
    const mailing = await unit.mailings.get(mailingId);
    requireAudienceOf(mailing.kind, content.audience);
    requireKnownFields(content);
    await requireThere(unit, content);
    const saved = await unit.mailings.save({ ...edit(mailing, content), revision });
    await tellMailing(unit.outbox, saved, 'edited');
    return saved;
  });

/** Deletes a draft. Throws not_found or transition_not_allowed. */
export const deleteMailing = ({ units }: Deps, actor: UserActor, mailingId: string): Promise<void> =>
  units.unitOfWork(actor, async (unit) => {
    const mailing = await unit.mailings.get(mailingId);
    requireVerb(mailing, 'delete');
    await unit.mailings.remove(mailingId);
    await tellMailing(unit.outbox, mailing, 'deleted');
  });

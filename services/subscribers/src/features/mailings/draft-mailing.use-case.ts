import type { Context } from '@folkmoot/service-kit';
import {
  type CampaignMailing,
  edit,
  publishMailingChanged,
  requireVerb,
  type StoredMailing,
} from '../../entities/mailing';
import { requireAudienceOf } from './audience';
import { requireKnownFields } from './compose-mailing';
import type { MailingRecords } from './mailing.types';

type Content = Pick<CampaignMailing, 'audience' | 'subject' | 'text'>;
type Fields = Content & Pick<CampaignMailing, 'campaignId' | 'kind'>;

/** Throws not_found for an unknown segment or tag, and campaign_not_found. */
export const requireThere = async (
  { campaigns, segments, tags }: MailingRecords,
  { audience }: Pick<StoredMailing, 'audience'>,
): Promise<void> => {
  if (audience.of === 'hear_back' || audience.of === 'invited') await campaigns.get(audience.campaignId);
  if (audience.of === 'segment') await segments.get(audience.segmentId);
  if (audience.of === 'tags') for (const id of audience.tagIds) await tags.get(id);
};

/** Creates a draft. Throws campaign_not_found, not_found, merge_field_unknown or invalid_input. */
export const createMailing = (
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  fields: Fields,
): Promise<CampaignMailing> => {
  requireAudienceOf(fields.kind, fields.audience);
  return unitOfWork(actor, async (unit) => {
    requireKnownFields(fields, await unit.attributes.listAll());
    await unit.campaigns.get(fields.campaignId);
    await requireThere(unit, fields);
    const mailing = await unit.mailings.add(fields, clock.now());
    await publishMailingChanged(unit.outbox, mailing, 'created');
    return mailing;
  });
};

/**
 * Changes a mailing that has not started. Throws not_found, stale_revision, transition_not_allowed,
 * merge_field_unknown.
 */
export const updateMailing = (
  { actor, unitOfWork }: Context<MailingRecords>,
  { mailingId, revision, ...content }: Content & { mailingId: string; revision: number },
): Promise<CampaignMailing> =>
  unitOfWork(actor, async (unit) => {
    const mailing = await unit.mailings.getCampaignMailing(mailingId);
    requireAudienceOf(mailing.kind, content.audience);
    requireKnownFields(content, await unit.attributes.listAll());
    await requireThere(unit, content);
    const saved = await unit.mailings.save({ ...edit(mailing, content), revision });
    await publishMailingChanged(unit.outbox, saved, 'edited');
    return saved;
  });

/** Deletes a draft. Throws not_found or transition_not_allowed. */
export const deleteMailing = ({ actor, unitOfWork }: Context<MailingRecords>, mailingId: string): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const mailing = await unit.mailings.getCampaignMailing(mailingId);
    requireVerb(mailing, 'delete');
    await unit.mailings.remove(mailingId);
    await publishMailingChanged(unit.outbox, mailing, 'deleted');
  });

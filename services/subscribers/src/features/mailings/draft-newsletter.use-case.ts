import type { Context } from '@folkmoot/service-kit';
import { archive, edit, publishNewsletterChanged, requireVerb, type StoredNewsletter } from '../../entities/mailing';
import { type NewsletterWording, requireNewsletterFields } from './compose-newsletter';
import { requireThere } from './draft-mailing.use-case';
import type { MailingRecords } from './mailing.types';
import { publishArchive } from './newsletter-archive';

type Content = NewsletterWording & Pick<StoredNewsletter, 'audience'> & { readonly isLast?: boolean | undefined };

/** The survey whose outcome an audience wants to hear. Null for every other audience. */
const surveyOf = ({ audience }: Pick<Content, 'audience'>): string | null =>
  audience.of === 'hear_back' || audience.of === 'invited' ? audience.campaignId : null;

/** Only people who asked to hear back are written to for the last time. */
const isLastFor = ({ audience, isLast = false }: Pick<Content, 'audience' | 'isLast'>): boolean =>
  isLast && audience.of === 'hear_back';

/** Throws campaign_not_found for a survey that is not the council's. */
const requireSurveys = async ({ campaigns }: MailingRecords, { blocks }: Content): Promise<void> => {
  for (const block of blocks) if (block.kind === 'survey' && block.campaignId) await campaigns.get(block.campaignId);
};

/** Creates a draft. Throws campaign_not_found, not_found or merge_field_unknown. */
export const createNewsletter = (
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  content: Content & { readonly outcomeOf?: string },
): Promise<StoredNewsletter> =>
  unitOfWork(actor, async (unit) => {
    requireNewsletterFields(content, await unit.attributes.listAll());
    await requireThere(unit, content);
    await requireSurveys(unit, content);
    const { outcomeOf = surveyOf(content) } = content;
    const fields = { ...content, outcomeOf, isLast: isLastFor(content) };
    const newsletter = await unit.mailings.addNewsletter(fields, clock.now());
    await publishNewsletterChanged(unit.outbox, newsletter, 'created');
    return newsletter;
  });

/**
 * Changes a newsletter that has not started. Throws not_found, campaign_not_found, stale_revision,
 * transition_not_allowed or merge_field_unknown.
 */
export const updateNewsletter = (
  { actor, unitOfWork }: Context<MailingRecords>,
  { newsletterId, revision, ...content }: Content & { newsletterId: string; revision: number },
): Promise<StoredNewsletter> =>
  unitOfWork(actor, async (unit) => {
    const newsletter = await unit.mailings.getNewsletter(newsletterId);
    requireNewsletterFields(content, await unit.attributes.listAll());
    await requireThere(unit, content);
    await requireSurveys(unit, content);
    const isLast = isLastFor({ isLast: newsletter.isLast, ...content });
    const outcomeOf = surveyOf(content) ?? newsletter.outcomeOf;
    const saved = await unit.mailings.save({ ...edit(newsletter, { ...content, isLast, outcomeOf }), revision });
    await publishNewsletterChanged(unit.outbox, saved, 'edited');
    return saved;
  });

/** Deletes a draft. Throws not_found or transition_not_allowed. */
export const deleteNewsletter = ({ actor, unitOfWork }: Context<MailingRecords>, newsletterId: string): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const newsletter = await unit.mailings.getNewsletter(newsletterId);
    requireVerb(newsletter, 'delete');
    await unit.mailings.remove(newsletterId);
    await publishNewsletterChanged(unit.outbox, newsletter, 'deleted');
  });

/** Puts a newsletter that has begun on its public page, or withdraws it. Throws not_found or transition_not_allowed. */
export const setNewsletterArchive = (
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  { newsletterId, isPublic }: { newsletterId: string; isPublic: boolean },
  publicOrigin: string,
): Promise<StoredNewsletter> =>
  unitOfWork(actor, async (unit) => {
    const newsletter = await unit.mailings.getNewsletter(newsletterId);
    const saved = await unit.mailings.save(archive(newsletter, isPublic, clock.now()));
    await publishArchive(unit, saved, publicOrigin);
    await publishNewsletterChanged(unit.outbox, saved, isPublic ? 'archived' : 'withdrawn');
    return saved;
  });

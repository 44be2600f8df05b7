import { newsletterArchivedEvent } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import type { StoredNewsletter } from '../../entities/mailing';
import type { MailingRecords } from './mailing.types';
import { filledFor, newsletterParts } from './newsletter-parts';

/** Publishes the public page of a newsletter, or its withdrawal. It has no links and no data of a person. */
export const publishArchive = async (
  { councils, outbox }: Unit<Pick<MailingRecords, 'councils'>>,
  newsletter: StoredNewsletter,
  publicOrigin: string,
): Promise<void> => {
  const { id, councilId, title, blocks, archivedAt, startedAt, createdAt, revision } = newsletter;
  const council = (await councils.find(councilId))?.council;
  if (!council) return;
  const publishedAt = (archivedAt ?? startedAt ?? createdAt).toISOString();
  const isWithdrawn = archivedAt === null;
  const merge = (text: string): string => filledFor(text, council);
  const shown = isWithdrawn
    ? { title: '', parts: [] }
    : { title: merge(title), parts: newsletterParts({ council, blocks, publicOrigin, merge }) };
  await outbox.add(newsletterArchivedEvent, {
    aggregate: { type: 'newsletter', id, revision },
    payload: { newsletter: { id, councilId, ...shown, publishedAt, isWithdrawn, revision } },
  });
};

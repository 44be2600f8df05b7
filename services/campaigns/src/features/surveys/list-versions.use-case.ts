import type { Actor, SurveyVersionInfo } from '@folkmoot/contracts';
import { decodeCursor, encodeCursor } from '@folkmoot/service-kit';
import * as z from 'zod';
import type { Deps } from '../../records/repositories';

const DEFAULT_LIMIT = 50;
const placeSchema = z.number().int();

/** The published versions of a survey, newest first. Throws campaign_not_found. */
export const listVersions = async (
  { reader }: Pick<Deps, 'reader'>,
  actor: Actor,
  campaignId: string,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ items: SurveyVersionInfo[]; nextCursor: string | null }> => {
  const { campaigns, versions } = reader(actor);
  const { id } = await campaigns.get(campaignId);
  const from = cursor === undefined ? {} : { beforeVersion: decodeCursor(cursor, placeSchema) };
  const found = await versions.listNewest(id, { ...from, limit: limit + 1 });
  const items = found.slice(0, limit).map(({ version, series, questions, publishedAt }) => ({
    version,
    series,
    questionCount: questions.length,
    publishedAt,
  }));
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last ? encodeCursor(last.version) : null };
};

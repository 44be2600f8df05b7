import type { SurveyVersionInfo } from '@folkmoot/contracts';
import { decodeCursor, encodeCursor } from '@folkmoot/service-kit';
import * as z from 'zod';
import type { SurveyContext } from './survey.types';

const DEFAULT_LIMIT = 50;
const cursorSchema = z.number().int();

/** The published versions of a survey, newest first. Throws campaign_not_found. */
export const listVersions = async (
  { actor, reader }: SurveyContext,
  campaignId: string,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ items: SurveyVersionInfo[]; nextCursor: string | null }> => {
  const { campaigns, versions } = reader(actor);
  const { id } = await campaigns.get(campaignId);
  const from = cursor === undefined ? {} : { beforeVersion: decodeCursor(cursor, cursorSchema) };
  const newest = await versions.listNewest(id, { ...from, limit: limit + 1 });
  const items = newest.slice(0, limit).map(({ version, series, questions, publishedAt }) => ({
    version,
    series,
    questionCount: questions.length,
    publishedAt,
  }));
  const last = items.at(-1);
  return { items, nextCursor: newest.length > limit && last ? encodeCursor(last.version) : null };
};

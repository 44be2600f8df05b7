import { listAuditOfSubjectsOperation, listMailingsOfCampaignOperation, MAX_AUDITED_IDS } from '@folkmoot/contracts';
import { createServiceCalls } from '@folkmoot/service-kit';
import type { OtherServices } from './evidence.types';

const PAGE = 200;

interface Options {
  readonly adminUrl?: string | undefined;
  readonly subscribersUrl?: string | undefined;
  readonly serviceKey: string;
}

interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

const allPages = async <T>(read: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> => {
  const items: T[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
};

const inPages = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_AUDITED_IDS) }, (_, page) =>
    ids.slice(page * MAX_AUDITED_IDS, (page + 1) * MAX_AUDITED_IDS),
  );

/** Asks admin for the activity log, and subscribers for mailings. */
export const createOtherServices = ({ adminUrl, subscribersUrl, serviceKey }: Options): OtherServices => {
  const admin = createServiceCalls({ from: 'campaigns', serviceKey, addressOf: () => adminUrl });
  const subscribers = createServiceCalls({ from: 'campaigns', serviceKey, addressOf: () => subscribersUrl });
  return {
    listMailings: async (councilId, campaignId) => {
      if (!subscribersUrl) return null;
      return allPages((cursor) =>
        subscribers.callService(listMailingsOfCampaignOperation, {
          councilId,
          params: { campaignId },
          query: { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) },
        }),
      );
    },
    listAudit: async (councilId, subjectIds) => {
      if (!adminUrl) return null;
      const lists = [];
      for (const ids of inPages(subjectIds)) {
        lists.push(
          await allPages((cursor) =>
            admin.callService(listAuditOfSubjectsOperation, {
              councilId,
              body: { subjectIds: ids, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) },
            }),
          ),
        );
      }
      return lists.flat().sort((a, b) => a.position - b.position);
    },
  };
};

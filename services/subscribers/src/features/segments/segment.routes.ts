import {
  countSegmentOperation,
  createSegmentOperation,
  deleteSegmentOperation,
  findSegmentOperation,
  listSegmentFieldsOperation,
  listSegmentsOperation,
  type Segment,
  updateSegmentOperation,
} from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { countPeople, filterContextOf, liveSizesOf, resolveRule, type StoredSegment } from '../../entities/segment';
import { countSegment } from './count-segments.use-case';
import { createSegment } from './create-segment.use-case';
import { deleteSegment } from './delete-segment.use-case';
import { editSegment } from './edit-segment.use-case';
import type { SegmentApp, SegmentRecords } from './segment.types';
import { type Figures, isLive, sizesOf } from './sizes';

/** The first number while a rule is edited. With the estimate that follows, it takes about 100 ms. */
const QUICK_LIMIT = { mostMs: 15, places: 8 } as const;
/** The number that follows it. The screen shows the first one until then. */
const EDITING_LIMIT = { mostMs: 8_000 } as const;
/** Longer counts of a saved segment are left to the job. */
const SAVING_TIMEOUT_MS = 1_500;

const figuresOf = async ({ actor, reader, clock }: Context<SegmentRecords>): Promise<Figures> => {
  const records = reader(actor);
  const [stats, attributes, tags, context] = await Promise.all([
    records.stats.get(),
    records.stats.findAttributeCounts(),
    records.tags.listAll(),
    filterContextOf(records, actor.councilId, clock.now()),
  ]);
  return { stats, attributes, tags, context };
};

const toResponse = (segment: StoredSegment, figures: Figures): Segment => {
  const { count: _, createdAt, ...fields } = segment;
  return { ...fields, ...sizesOf(segment, figures), createdAt: createdAt.toISOString() };
};

/** A segment that was just saved, with its count when that is quick. */
const saved = async (context: Context<SegmentRecords>, segment: StoredSegment): Promise<Segment> => {
  const figures = await figuresOf(context);
  if (isLive(segment, figures)) return toResponse(segment, figures);
  const counted = await countSegment(context, segment.id, { mostMs: SAVING_TIMEOUT_MS });
  return toResponse(counted ?? segment, figures);
};

const readRoutes = ({ route }: SegmentApp) => [
  route(listSegmentsOperation, {
    handle: async ({ context }) => {
      const { segments: stored } = context.reader(context.actor);
      const [segments, figures] = await Promise.all([stored.listAll(), figuresOf(context)]);
      return { items: segments.map((segment) => toResponse(segment, figures)), nextCursor: null };
    },
  }),
  route(countSegmentOperation, {
    handle: async ({ context, body: { rule, isQuick = false } }) => {
      const figures = await figuresOf(context);
      const resolved = resolveRule(rule, figures.context);
      const live = liveSizesOf(resolved, figures);
      if (live) return { count: live.size, isExact: true };
      return countPeople(context.reader(context.actor), { rule: resolved }, isQuick ? QUICK_LIMIT : EDITING_LIMIT);
    },
  }),
  route(listSegmentFieldsOperation, {
    handle: async ({ context: { actor, reader } }) => {
      const { attributes, campaigns, optInPages, pageCodes } = reader(actor);
      const [listed, copies, pages, codes] = await Promise.all([
        attributes.listAll(),
        campaigns.listAll(),
        optInPages.listTitles(),
        pageCodes.listAll(),
      ]);
      return {
        attributes: listed.map(({ key, name, type, options }) => ({ key, name, type, options: [...options] })),
        campaigns: copies
          .filter(({ isDeleted }) => !isDeleted)
          .map(({ id, title }) => ({ id, title }))
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
        pages: pages
          .map((page) => ({
            ...page,
            codes: codes.filter(({ pageId }) => pageId === page.id).map(({ id, label }) => ({ id, label })),
          }))
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
      };
    },
  }),
];

export const segmentRoutes = (app: SegmentApp) => {
  const { route } = app;
  return [
    ...readRoutes(app),
    route(createSegmentOperation, {
      handle: async ({ context, body: { rule = null, ...fields } }) =>
        saved(context, await createSegment(context, { ...fields, rule })),
    }),
    route(updateSegmentOperation, {
      handle: async ({ context, params, body }) => saved(context, await editSegment(context, { ...params, ...body })),
    }),
    route(findSegmentOperation, {
      handle: async ({ context: { actor, reader }, params }) => {
        await reader(actor).segments.get(params.segmentId);
      },
    }),
    route(deleteSegmentOperation, {
      handle: ({ context, params }) => deleteSegment(context, params.segmentId),
    }),
  ];
};

import { DomainError, type ReportBlock, type ReportFilter } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  councilCollection,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { type ReportLayoutRecord, UNSAVED } from './report-layout.domain';
import type { ReportLayoutRepository, ReportTemplateRepository } from './report-layout.repository';

/** One per campaign; its id is the campaign's id. */
interface LayoutDocument extends CouncilDocument {
  title: string;
  language: string;
  filter: ReportFilter;
  blocks: readonly ReportBlock[];
}

/** One per council; its id is the council's id. */
interface TemplateDocument extends CouncilDocument {
  language: string;
  blocks: readonly ReportBlock[];
}

export const reportLayoutModel = defineModel<LayoutDocument>('report_layouts', {
  fields: { councilId: String, revision: Number, title: String, language: String, filter: Object, blocks: Array },
  indexes: [],
});

export const reportTemplateModel = defineModel<TemplateDocument>('report_templates', {
  fields: { councilId: String, revision: Number, language: String, blocks: Array },
  indexes: [],
});

/** Two people who create the same record at once have seen the same state, and the second one's is stale. */
const created = async <D>(insert: Promise<D>): Promise<D> => {
  try {
    return await insert;
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('stale_revision', { cause: error });
    throw error;
  }
};

const toLayout = ({ _id, revision, title, language, filter, blocks }: LayoutDocument): ReportLayoutRecord => ({
  campaignId: _id,
  revision,
  title,
  language,
  filter,
  blocks,
});

export const createReportLayoutRepository = (scope: Scope): ReportLayoutRepository => {
  const layouts = councilCollection(reportLayoutModel, scope);
  return {
    find: async (campaignId) => {
      const document = await layouts.findOne({ _id: campaignId });
      return document ? toLayout(document) : null;
    },
    save: async ({ campaignId, revision, ...fields }) =>
      toLayout(
        revision === UNSAVED
          ? await created(layouts.insert({ _id: campaignId, ...fields }))
          : await layouts.compareAndSet(campaignId, revision, fields),
      ),
    eraseOfCampaign: async (campaignId) => {
      await layouts.delete(campaignId);
    },
  };
};

export const createReportTemplateRepository = (scope: Scope): ReportTemplateRepository => {
  const templates = councilCollection(reportTemplateModel, scope);
  const id = scope.councilId ?? '';
  return {
    find: async () => {
      const document = await templates.findOne({ _id: id });
      return document && { revision: document.revision, language: document.language, blocks: document.blocks };
    },
    save: async ({ revision, ...fields }) => {
      const saved =
        revision === UNSAVED
          ? await created(templates.insert({ _id: id, ...fields }))
          : await templates.compareAndSet(id, revision, fields);
      return { revision: saved.revision, language: saved.language, blocks: saved.blocks };
    },
  };
};

export const reportLayoutEntity = defineEntity({
  models: [reportLayoutModel, reportTemplateModel],
  repositories: (scope) => ({
    reportLayouts: createReportLayoutRepository(scope),
    reportTemplates: createReportTemplateRepository(scope),
  }),
});

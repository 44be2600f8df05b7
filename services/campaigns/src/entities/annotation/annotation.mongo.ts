import { DomainError } from '@folkmoot/contracts';
import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { AnnotationRepository, StoredAnnotation } from './annotation.repository';

interface AnnotationDocument extends Omit<StoredAnnotation, 'id'>, CouncilDocument {}

export const annotationModel = defineModel<AnnotationDocument>('report_annotations', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    day: String,
    text: String,
    addedBy: String,
    addedAt: Date,
  },
  indexes: [{ keys: { campaignId: 1, day: 1 }, serves: 'the annotations of a timeline, by day' }],
});

const toAnnotation = ({ _id, councilId: _, revision: __, ...annotation }: AnnotationDocument): StoredAnnotation => ({
  id: _id,
  ...annotation,
});

export const createAnnotationRepository = (scope: Scope): AnnotationRepository => {
  const annotations = councilCollection(annotationModel, scope);
  return {
    list: async (campaignId) =>
      (await annotations.find({ campaignId }, { sort: { day: 1, _id: 1 } })).map(toAnnotation),
    insert: async ({ id, ...fields }) => {
      await annotations.insert({ _id: id, ...fields });
    },
    delete: async (campaignId, id) => {
      const document = await annotations.findOne({ _id: id, campaignId });
      if (!document) throw new DomainError('not_found');
      await annotations.delete(id);
    },
    eraseOfCampaign: async (campaignId) => {
      await annotations.deleteMany({ campaignId });
    },
  };
};

export const annotationEntity = defineEntity({
  models: [annotationModel],
  repositories: (scope) => ({ annotations: createAnnotationRepository(scope) }),
});

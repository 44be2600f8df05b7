import { type CouncilDocument, councilCollection, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import { type CouncilPlace, hasSeveral } from './council-place.domain';
import type { CouncilPlaceRepository } from './council-place.repository';

interface CouncilPlaceDocument extends Omit<CouncilPlace, 'id'>, CouncilDocument {
  /** The kind of what is in use, where a council has only one of that kind. Missing in documents of earlier versions. */
  inUseAs?: CouncilPlace['kind'];
}

export const councilPlaceModel = defineModel<CouncilPlaceDocument>('council_places', {
  fields: {
    councilId: String,
    revision: Number,
    kind: String,
    state: String,
    name: String,
    uploadedAt: Date,
    size: Number,
    file: String,
    areas: [Object],
    map: Object,
    table: Object,
    rows: Object,
    codes: Object,
    problems: [Object],
    problemCount: Number,
    inUseAs: String,
  },
  indexes: [
    { keys: { councilId: 1, uploadedAt: -1 }, serves: "a council's maps and tables, the newest first" },
    {
      keys: { councilId: 1, inUseAs: 1 },
      serves: 'use: one outline and one table, whoever uses another at the same moment',
      unique: true,
      onlyWith: 'inUseAs',
    },
  ],
});

const toPlace = ({ _id, councilId: _, revision: __, inUseAs: ___, ...place }: CouncilPlaceDocument): CouncilPlace => ({
  id: _id,
  ...place,
});

export const createCouncilPlaceRepository = (scope: Scope): CouncilPlaceRepository => {
  const places = councilCollection(councilPlaceModel, scope);
  return {
    list: async () => (await places.find({}, { sort: { uploadedAt: -1, _id: 1 } })).map(toPlace),
    find: async (id) => {
      const place = await places.findOne({ _id: id });
      return place && toPlace(place);
    },
    add: async ({ id, ...fields }) => {
      await places.updateOne({ _id: id }, { $set: fields, $setOnInsert: { revision: 1 } }, { upsert: true });
    },
    use: async ({ id, kind }) => {
      const inUse = hasSeveral(kind) ? {} : { inUseAs: kind };
      return (await places.updateOne({ _id: id }, { $set: { state: 'current', ...inUse } })) !== null;
    },
    delete: (id) => places.delete(id),
    listFiles: async () => [...new Set((await places.find({})).map(({ file }) => file))],
  };
};

export const councilPlaceEntity = defineEntity({
  models: [councilPlaceModel],
  repositories: (scope) => ({ councilPlaces: createCouncilPlaceRepository(scope) }),
});

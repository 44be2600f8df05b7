import { defineMigration, type MigrationContext } from '@folkmoot/service-kit';

const BATCH_SIZE = 500;

/** The collections with a search text, in the order in which they are changed. */
const collections = ['campaigns', 'surveys'] as const;

/** Letters that older search texts kept, and how searches spell them since. Copied, because a migration never changes. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
]);
const OUTDATED = /[ßæœøđðłþı]/;
const EACH = /[ßæœøđðłþı]/g;

interface StoredText {
  _id: string;
  searchText: string;
}

/** Position: the last changed document, and its collection. */
interface Position {
  readonly collection: (typeof collections)[number];
  readonly after: string;
}

const START: Position = { collection: 'campaigns', after: '' };

const textsIn = ({ connection }: MigrationContext, name: Position['collection']) =>
  connection.collection<StoredText>(name);

const countOutdated = async (context: MigrationContext): Promise<number> => {
  const counts = collections.map((name) => textsIn(context, name).countDocuments({ searchText: OUTDATED }));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

const spelt = (text: string): string => text.replace(EACH, (letter) => SPELT_OUT.get(letter) ?? letter);

const migrateSome = async (context: MigrationContext, { collection, after }: Position) => {
  const stored = textsIn(context, collection);
  const filter = { _id: { $gt: after }, searchText: OUTDATED };
  const documents = await stored.find(filter).sort({ _id: 1 }).limit(BATCH_SIZE).toArray();
  const last = documents.at(-1);
  if (!last) return null;
  // The old text is in the filter, so that a document that was saved in between keeps its new one.
  for (const { _id, searchText } of documents) {
    await stored.updateOne({ _id, searchText }, { $set: { searchText: spelt(searchText) } });
  }
  return { position: { collection, after: last._id }, changed: documents.length };
};

/** Searches spell out letters such as ß. Stored texts of older versions still contain them, so searches miss them. */
export const foldSearchTexts = defineMigration<Position>({
  number: 4,
  name: 'fold-search-texts',
  summary: 'Spells out letters such as ß in the search texts of campaigns and surveys, so that the search finds them.',
  countOutdated,
  migrateBatch: async (context, position) => {
    const { collection, after } = position ?? START;
    const batch = await migrateSome(context, { collection, after });
    if (batch || collection === 'surveys') return batch;
    return migrateSome(context, { collection: 'surveys', after: '' });
  },
});

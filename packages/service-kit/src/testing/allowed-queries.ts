const EXPORT =
  'A council is exported once, by a job. Where it has no index by council, the answer takes as long as the whole collection.';

/** By operation: what it reads in any collection. */
const byOperation: Readonly<Record<string, string>> = {
  exportKind: EXPORT,
  listExportedKinds: EXPORT,
  getServiceReport: 'The state of the whole service: it counts what waits, and lists the migrations.',
};

/** Collections of libraries, which make and use the indexes themselves. */
const ofLibraries: Readonly<Record<string, string>> = {
  agenda_jobs: 'agenda keeps planned runs only, and deletes each when it has ended.',
  'blobs.files': 'GridFS makes its index with the first file.',
};

/** Why a request or an event may read a whole collection. Undefined when there is no reason. */
export const reasonToReadAll = (collection: string, name: string): string | undefined =>
  byOperation[name] ?? ofLibraries[collection];

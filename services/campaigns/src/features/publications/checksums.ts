import { type ResultsChecksum, type ResultsFile, resultsFiles } from '@folkmoot/contracts';
import { hashOf } from '@folkmoot/service-kit';

export const checksumsOf = (files: Readonly<Record<ResultsFile, string>>): ResultsChecksum[] =>
  resultsFiles.map((file) => ({ file, sha256: hashOf(Buffer.from(files[file])) }));

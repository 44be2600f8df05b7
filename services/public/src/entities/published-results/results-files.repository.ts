import type { ResultsFile } from '@folkmoot/contracts';

export interface ResultsVersionRef {
  readonly campaignId: string;
  readonly version: number;
}

export interface ResultsFileRef extends ResultsVersionRef {
  readonly name: ResultsFile;
}

/** The files of versions of results. They span councils, because residents name none. */
export interface ResultsFileRepository {
  /** Stores a file while it is received. Files with the same name are replaced. */
  keep(
    file: ResultsFileRef & { readonly councilId: string },
    texts: AsyncIterable<string> | Iterable<string>,
  ): Promise<void>;
  /** The content, read part by part; null when it is not here. */
  open(file: ResultsFileRef): Promise<AsyncIterable<string> | null>;
  removeFiles(version: ResultsVersionRef): Promise<void>;
  eraseFilesOfCampaign(campaignId: string): Promise<void>;
}

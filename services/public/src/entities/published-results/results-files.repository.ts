import type { ResultsFile } from '@folkmoot/contracts';

export interface ResultsVersionRef {
  readonly campaignId: string;
  readonly version: number;
}

export interface ResultsFileRef extends ResultsVersionRef {
  readonly name: ResultsFile;
  /** The hash of its content as published: the file of before and the one that takes its place can both be here. */
  readonly sha256: string;
}

/** The files of versions of results. They span councils, because residents name none. */
export interface ResultsFileRepository {
  /** Stores a file while it is received. */
  keep(
    file: ResultsFileRef & { readonly councilId: string },
    texts: AsyncIterable<string> | Iterable<string>,
  ): Promise<void>;
  /** The content, read part by part; null when it is not here. */
  open(file: ResultsFileRef): Promise<AsyncIterable<string> | null>;
  /** Removes the files of a version, but those with these SHA-256. */
  removeFiles(version: ResultsVersionRef & { readonly except?: readonly string[] }): Promise<void>;
  eraseFilesOfCampaign(campaignId: string): Promise<void>;
}

import type { ServiceName } from '@folkmoot/contracts';

export interface ServiceErasure {
  readonly service: ServiceName;
  /** Number of deleted documents and files. */
  readonly documents: number;
  readonly doneAt: Date;
}

/** The erasure of a council, with the report of each service. */
export interface Certificate {
  readonly councilId: string;
  readonly orderedAt: Date;
  readonly services: readonly ServiceErasure[];
  /** Time of the last report; null until all services have reported. */
  readonly certifiedAt: Date | null;
}

export interface CertificateRepository {
  begin(councilId: string, at: Date): Promise<void>;
  /** Records one service's report; a repeat is ignored. Returns the certificate so far. Throws not_found. */
  note(councilId: string, erasure: ServiceErasure): Promise<Certificate>;
  certify(councilId: string, at: Date): Promise<void>;
}

import type { ServiceName } from '@folkmoot/contracts';

export interface ServiceErasure {
  readonly service: ServiceName;
  /** How many documents and files went. */
  readonly documents: number;
  readonly doneAt: Date;
}

/** The erasure of a council: what each service has said of it. */
export interface Certificate {
  readonly councilId: string;
  readonly orderedAt: Date;
  readonly services: readonly ServiceErasure[];
  /** When the last one was done; null until then. */
  readonly certifiedAt: Date | null;
}

export interface CertificateRepository {
  begin(councilId: string, at: Date): Promise<void>;
  /** Said again by the same service, the first counts. Returns what is known then. Throws not_found. */
  note(councilId: string, erasure: ServiceErasure): Promise<Certificate>;
  certify(councilId: string, at: Date): Promise<void>;
}

import type { ConsultationStatus } from '@folkmoot/contracts/client';

/** All texts of the list of consultations in one language. `{...}` are placeholders. */
export interface ConsultationsWords {
  readonly title: string;
  readonly about: string;
  readonly search: string;
  readonly area: string;
  readonly anyArea: string;
  readonly topic: string;
  readonly anyTopic: string;
  readonly status: string;
  readonly anyStatus: string;
  readonly statuses: Readonly<Record<ConsultationStatus, string>>;
  readonly apply: string;
  readonly clear: string;
  readonly matching: string;
  readonly none: string;
  readonly noneYet: string;
  readonly opens: string;
  readonly closes: string;
  readonly closed: string;
  readonly forWhom: string;
  readonly areas: string;
  readonly topics: string;
  readonly heardBack: string;
  readonly answer: string;
  readonly results: string;
  readonly pages: string;
  readonly page: string;
  readonly previous: string;
  readonly next: string;
  readonly feed: string;
}

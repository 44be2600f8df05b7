import { DomainError } from '@folkmoot/contracts';

export const refused = (detail: string, cause?: unknown): DomainError =>
  new DomainError('file_unreadable', { detail, ...(cause === undefined ? {} : { cause }) });

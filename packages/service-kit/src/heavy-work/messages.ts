import { DomainError, type ErrorCode, isDomainError } from '@folkmoot/contracts';

/** What the process is asked to do. */
export interface Asked {
  readonly task: string;
  readonly input: unknown;
}

/** What it says: once that it can be asked; then how far it is, any number of times, and a result or a failure. */
export type Answered =
  | { readonly isReady: true }
  | { readonly done: number; readonly total: number }
  | { readonly result: unknown }
  | { readonly failure: Failure };

/** An error in a form that can be sent: of a DomainError its code, so that it is one again on the other side. */
export interface Failure {
  readonly message: string;
  readonly code?: ErrorCode | undefined;
}

export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  ...(isDomainError(error) ? { code: error.code } : {}),
});

export const errorOf = ({ code, message }: Failure): Error =>
  code === undefined ? new Error(message) : new DomainError(code, { detail: message });

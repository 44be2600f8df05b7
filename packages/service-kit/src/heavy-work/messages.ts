import { DomainError, type ErrorCode, isDomainError } from '@folkmoot/contracts';

/** Message to the process: the task to run. */
export interface HeavyTaskRequest {
  readonly task: string;
  readonly input: unknown;
}

/** Messages from the process: once that it is ready; then progress, any number of times, and a result or a failure. */
export type HeavyTaskMessage =
  | { readonly isReady: true }
  | { readonly done: number; readonly total: number }
  | { readonly result: unknown }
  | { readonly failure: Failure };

/** A serializable error. It carries the code of a DomainError, so that the other side can restore it. */
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

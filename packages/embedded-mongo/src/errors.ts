import type { Doc } from './values/values';

/** An error in MongoDB's form: `code` and `codeName` are MongoDB's, and drivers decide retries by `labels`. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly extra: Doc = {},
    readonly labels: readonly string[] = [],
  ) {
    super(message);
  }
}

export const badValue = (message: string): CommandError => new CommandError(2, 'BadValue', message);
export const failedToParse = (message: string): CommandError => new CommandError(9, 'FailedToParse', message);
export const typeMismatch = (message: string): CommandError => new CommandError(14, 'TypeMismatch', message);
export const namespaceNotFound = (message: string): CommandError => new CommandError(26, 'NamespaceNotFound', message);
export const namespaceExists = (message: string): CommandError => new CommandError(48, 'NamespaceExists', message);

/** For features of MongoDB that this engine lacks: always names the feature. */
export const notImplemented = (feature: string): CommandError =>
  new CommandError(238, 'NotImplemented', `${feature} is not supported by the embedded engine`);

export const writeConflict = (): CommandError =>
  new CommandError(112, 'WriteConflict', 'Write conflict during transaction; please retry the transaction', {}, [
    'TransientTransactionError',
  ]);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The reply document for anything that was thrown while a command ran. */
export const errorReply = (error: unknown): Doc => {
  if (!(error instanceof CommandError)) return errorReply(new CommandError(8, 'UnknownError', messageOf(error)));
  const reply: Doc = { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.extra };
  return error.labels.length > 0 ? { ...reply, errorLabels: [...error.labels] } : reply;
};

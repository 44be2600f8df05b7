export type EngineErrorCode =
  | 'EngineLocked'
  | 'FolderForeign'
  | 'FolderNewer'
  | 'FolderBroken'
  | 'HostRefused'
  | 'PortTaken'
  | 'EngineFailed';

/** Why an engine did not start: one line for people and a code for programs. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineErrorCode,
    message: string,
  ) {
    super(message);
  }
}

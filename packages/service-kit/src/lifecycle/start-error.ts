/** Why a service cannot start now, in one line for the operator. A later start may succeed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

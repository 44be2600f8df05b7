import { DomainError, type RegistryLine } from '@folkmoot/contracts';
import { changeRegistryFile, type RegistryChange, readRegistryFile, type ServedReleases } from '@folkmoot/service-kit';

/** The registry of remotes that this installation serves. */
export interface ReleaseRegistry {
  /** No lines when there is no registry. */
  read(): Promise<readonly RegistryLine[]>;
  /** Throws registry_not_writable. */
  change(remote: string, change: RegistryChange): Promise<RegistryLine>;
}

const NOT_WRITABLE: ReadonlySet<unknown> = new Set(['EACCES', 'EROFS', 'EPERM', 'EEXIST', 'ENOSPC']);
const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

export const releaseRegistry = (served: ServedReleases): ReleaseRegistry => ({
  read: () =>
    readRegistryFile(served.registry).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }),
  change: (remote, change) =>
    changeRegistryFile(served, remote, change).catch((cause: unknown) => {
      throw NOT_WRITABLE.has(codeOf(cause)) ? new DomainError('registry_not_writable', { cause }) : cause;
    }),
});

/**
 * Loads a module of a remote: `load('mf-public', './survey-runner', attempt)`. The shell provides its loader at
 * start.
 */
export type RemoteLoader = (remote: string, module: string, attempt: number) => Promise<unknown>;

const FIRST_WAIT_MS = 200;
const ATTEMPTS = 3;

let loader: RemoteLoader | null = null;

/** For the shell and the test double. */
export const provideRemoteLoader = (next: RemoteLoader | null): void => {
  loader = next;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a module that another remote provides by its descriptor. Tries three times with growing delays.
 * @throws the loader's last error. Show it with Try Again.
 */
export const loadProvided = async <T>(remote: string, module: `./${string}`): Promise<T> => {
  if (!loader) throw new Error(`${remote} cannot be loaded here`);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await loader(remote, module, attempt)) as T;
    } catch (error) {
      if (attempt + 1 >= ATTEMPTS) throw error;
      await pause(FIRST_WAIT_MS * 2 ** attempt);
    }
  }
};

import { pause } from '../concurrency/timing';

const MS_PER_SECOND = 1_000;

/**
 * Graceful stop: the process first reports that it is leaving and still answers for `seconds`, so that clients can go
 * elsewhere.
 */
export const createGracefulLeave = (seconds = 0) => {
  let isLeaving = false;
  return {
    isLeaving: () => isLeaving,
    leave: async (): Promise<void> => {
      isLeaving = true;
      if (seconds > 0) await pause(seconds * MS_PER_SECOND);
    },
  };
};

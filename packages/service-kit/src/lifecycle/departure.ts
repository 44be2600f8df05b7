import { pause } from '../concurrency/timing';

const MS_PER_SECOND = 1_000;

/** How a process goes: first it says so and goes on answering for a while, so that nobody meets a closed door. */
export const createDeparture = (seconds = 0) => {
  let isLeaving = false;
  return {
    isLeaving: () => isLeaving,
    leave: async (): Promise<void> => {
      isLeaving = true;
      if (seconds > 0) await pause(seconds * MS_PER_SECOND);
    },
  };
};

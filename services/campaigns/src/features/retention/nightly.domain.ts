const HOUR = 2;
const MINUTE = 20;

/** Schedule of the daily deletion, by the server's clock: at night in most places. */
export const NIGHTLY = `${MINUTE} ${HOUR} * * *`;

/** The next run of the schedule. */
export const nextNight = (now: Date): Date => {
  const night = new Date(now);
  night.setHours(HOUR, MINUTE, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night;
};

const [HOUR, MINUTE] = [2, 20];

/** When responses that are too old are deleted: once a day, when few are awake in most places, by the server's clock. */
export const NIGHTLY = `${MINUTE} ${HOUR} * * *`;

/** The next such moment. */
export const nextNight = (now: Date): Date => {
  const night = new Date(now);
  night.setHours(HOUR, MINUTE, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night;
};

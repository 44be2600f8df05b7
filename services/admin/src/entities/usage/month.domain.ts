const MONTH_LENGTH = 7;

/** `2026-11`, in UTC. */
export const nameOfMonth = (moment: Date): string => moment.toISOString().slice(0, MONTH_LENGTH);

export const beginOfMonth = (moment: Date): Date => new Date(`${nameOfMonth(moment)}-01T00:00:00.000Z`);

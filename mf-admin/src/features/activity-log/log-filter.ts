/** What the log is filtered by, as the address holds it. Days are days where the reader is. */
const names = ['q', 'councilId', 'actorId', 'action', 'subjectType', 'subjectId', 'from', 'to'] as const;
type FilterName = (typeof names)[number];

export type LogFilter = Readonly<Partial<Record<FilterName, string>>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const filterOf = (params: URLSearchParams): LogFilter =>
  Object.fromEntries(names.map((name) => [name, params.get(name)]).filter(([, value]) => value));

export const isFiltered = (filter: LogFilter): boolean => Object.keys(filter).length > 0;

export const noFilter: Readonly<Record<string, null>> = Object.fromEntries(names.map((name) => [name, null]));

/** The start of a day where the reader is, some days on. */
const startOf = (day: string | undefined, plusDays: number): string | undefined => {
  if (!day || !DAY.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + plusDays);
  return start.toISOString();
};

/** The same as the service is asked for it: both days included. */
export const queryOf = ({ from, to, ...rest }: LogFilter) => ({ ...rest, from: startOf(from, 0), to: startOf(to, 1) });

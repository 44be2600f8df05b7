import { isCalendarDay, momentsOf } from '@folkmoot/calendar/days';
import { type AuditKind, auditKinds } from '@folkmoot/contracts/client';

/** The filters of the log, as the address contains them. Days are in the reader's time zone. */
const names = ['q', 'councilId', 'actorId', 'kind', 'action', 'subjectType', 'subjectId', 'from', 'to'] as const;
type FilterName = (typeof names)[number];

export type LogFilter = Readonly<Partial<Record<FilterName, string>>>;

export const filterOf = (params: URLSearchParams): LogFilter =>
  Object.fromEntries(names.map((name) => [name, params.get(name)]).filter(([, value]) => value));

export const isFiltered = (filter: LogFilter): boolean => Object.keys(filter).length > 0;

export const noFilter: Readonly<Record<string, null>> = Object.fromEntries(names.map((name) => [name, null]));

/** A calendar day of the address; undefined when it is none. */
export const dayOf = (text: string | undefined): string | undefined => (text && isCalendarDay(text) ? text : undefined);

/** The group of actions that the log is limited to, if any. */
export const kindOf = ({ kind }: Pick<LogFilter, 'kind'>): AuditKind | undefined =>
  auditKinds.find((each) => each === kind);

/** The filters as the service expects them. The days are in `zone`. Both are included. */
export const queryOf = ({ from, to, kind, ...rest }: LogFilter, zone: string) => {
  const { since, before } = momentsOf({ from: dayOf(from), to: dayOf(to) }, zone);
  return { ...rest, kind: kindOf({ kind }), from: since?.toISOString(), to: before?.toISOString() };
};

/** The same for the log of the own council. */
export const ownQueryOf = (filter: LogFilter, zone: string) => {
  const { councilId: _, ...query } = queryOf(filter, zone);
  return query;
};

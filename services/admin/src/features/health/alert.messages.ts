import type { HealthPart, HealthPartState, HealthState } from '@folkmoot/contracts';

const partNames: Readonly<Record<HealthPart, (name: string) => string>> = {
  service: (name) => `The service ${name}`,
  gateway: () => 'The gateway',
  database: (name) => `The database of ${name}`,
  broker: () => 'The broker',
  queue: (name) => `The queue ${name}`,
  outbox: (name) => `The outbox ${name}`,
  mail: () => 'The mail server',
  ai: () => 'The AI provider',
  storage: (name) => `The storage of files of ${name}`,
  job: (name) => `The job ${name}`,
};

const stateWords: Readonly<Record<HealthState, string>> = {
  ok: 'works',
  degraded: 'does not work as it should',
  down: 'is down',
  unknown: 'is in an unknown state',
};

/** Details of these parts quote errors, which may contain data. The message leaves the installation. */
const QUOTE_ERRORS: ReadonlySet<HealthPart> = new Set<HealthPart>(['job', 'database']);

type AlertPart = Pick<HealthPartState, 'part' | 'name' | 'state' | 'detail'>;

export const detailOf = ({ part, detail }: AlertPart): string => (QUOTE_ERRORS.has(part) ? '' : detail);

const nameOf = ({ part, name }: AlertPart): string => partNames[part](name);

const problemLine = (part: AlertPart): string =>
  [`${nameOf(part)} ${stateWords[part.state]}.`, detailOf(part)].filter(Boolean).join(' ');

const countOf = (count: number): string => (count === 1 ? '1 problem' : `${count} problems`);

const subjectOf = (productName: string, problems: number, over: number): string =>
  problems > 0 ? `${productName}: ${countOf(problems)}` : `${productName}: ${countOf(over)} solved`;

const NOTE = 'You get at most one message an hour about a problem, a reminder after a day, and one when it is solved.';

/** The message to the operator. */
export const alertText = (
  { problems, over }: { readonly problems: readonly AlertPart[]; readonly over: readonly AlertPart[] },
  { productName, healthUrl }: { readonly productName: string; readonly healthUrl: string },
) => {
  const lines = [
    ...problems.map((part) => `Problem: ${problemLine(part)}`),
    ...over.map((part) => `Solved: ${nameOf(part)} works again.`),
  ];
  const link = { label: 'System Health', url: healthUrl };
  return {
    subject: subjectOf(productName, problems.length, over.length),
    lines,
    link,
    note: NOTE,
    text: [...lines, '', `${link.label}: ${link.url}`, NOTE, ''].join('\n'),
  };
};

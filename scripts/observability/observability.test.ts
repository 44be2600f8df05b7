import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addBackupGauges, addDiskGauge, addStateGauges, createMetrics, systemClock } from '@folkmoot/service-kit';
import { alerts, runbookOf } from './alerts';
import { dashboardExpressions, grafanaDashboards } from './dashboards';
import { observabilityFiles } from './files';
import { ruleCases } from './rule-tests';
import { recordingRulesOf, serviceLevels } from './service-levels';

const root = path.resolve(__dirname, '../..');
const RUNBOOKS = path.join(root, 'docs/runbooks');

interface Registered {
  readonly name: string;
  readonly type: string;
  readonly labelNames?: readonly string[];
}

/** The metrics that services and the gateway register, and those of their process. */
const registered = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const service = createMetrics('admin');
  addStateGauges(service, { report: () => Promise.reject(new Error('not needed')), clock: systemClock });
  addBackupGauges(service, async () => null);
  const gateway = createMetrics('gateway', { process: false });
  addDiskGauge(gateway, { disk: 'spool', folder: '/' });
  const labels = new Map<string, ReadonlySet<string>>();
  const all = [service, gateway].flatMap(({ registry }) => registry.getMetricsAsArray() as unknown as Registered[]);
  for (const { name, type, labelNames = [] } of all) {
    const own = new Set([...labelNames, 'service', 'instance', 'job']);
    if (type !== 'histogram') labels.set(name, own);
    else {
      labels.set(`${name}_bucket`, new Set([...own, 'le']));
      for (const suffix of ['_sum', '_count']) labels.set(`${name}${suffix}`, own);
    }
  }
  return labels;
};

const levelRules = serviceLevels.flatMap(recordingRulesOf);
const recorded = new Set(levelRules.map(({ record }) => record));
const expressions = [...levelRules, ...alerts].map(({ expr }) => expr).concat(dashboardExpressions);

const METRIC = /\b(?:folkmoot|nodejs|process)[_:][a-z0-9_:]+(?:\{([^}]*)\})?/gi;

const matchedLabels = (matchers = ''): string[] => [...matchers.matchAll(/(\w+)(?:=|!)/g)].map(([, name = '']) => name);

/** Metrics of an expression that nobody registers, and labels that a metric does not have. */
const unknownIn = (expr: string, known = registered()): string[] =>
  [...expr.matchAll(METRIC)].flatMap(([text, matchers]) => {
    const name = text.replace(/\{.*$/, '');
    if (recorded.has(name)) return [];
    const labels = known.get(name);
    if (!labels) return [name];
    return matchedLabels(matchers)
      .filter((label) => !labels.has(label))
      .map((label) => `${name}{${label}}`);
  });

describe('rules and dashboards', () => {
  test('they use only metrics and labels that the code registers', () => {
    const known = registered();
    expect(expressions.length).toBeGreaterThan(60);
    expect(expressions.flatMap((expr) => unknownIn(expr, known))).toEqual([]);
  });

  test.each([
    ['folkmoot_outbox_wating > 1', 'folkmoot_outbox_wating'],
    ['rate(folkmoot_request_seconds[5m])', 'folkmoot_request_seconds'],
    ['folkmoot_queue_dead_letters{council="x"}', 'folkmoot_queue_dead_letters{council}'],
    ['folkmoot:slo_errors:ratio_rate2m', 'folkmoot:slo_errors:ratio_rate2m'],
  ])('%s is reported', (expr, problem) => expect(unknownIn(expr)).toEqual([problem]));

  test('no metric has a label for a council, an address or an id', () => {
    const names = new Set([...registered().values()].flatMap((labels) => [...labels]));
    const fixed = ['service', 'instance', 'job', 'operation', 'status', 'consumer', 'outcome', 'le'];
    const ofParts = ['outbox', 'queue', 'job_name', 'disk', 'work'];
    const ofNode = ['space', 'kind', 'type', 'version', 'major', 'minor', 'patch', 'quantile'];
    expect([...names].filter((name) => ![...fixed, ...ofParts, ...ofNode].includes(name))).toEqual([]);
  });

  test('files in deploy/observability are those that the code gives', () => {
    for (const [file, text] of Object.entries(observabilityFiles())) {
      expect({ file, text: readFileSync(path.join(root, file), 'utf8') }).toEqual({ file, text });
    }
  });

  test('panels of a dashboard do not overlap and have names', () => {
    for (const text of Object.values(grafanaDashboards())) {
      const { panels } = JSON.parse(text) as { panels: { title: string; gridPos: Record<'x' | 'y' | 'w', number> }[] };
      const cells = panels.flatMap(({ gridPos: { x, y, w } }) =>
        Array.from({ length: w }, (_, at) => `${x + at}:${y}`),
      );
      expect(new Set(cells).size).toBe(cells.length);
      expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    }
  });
});

describe('alerts', () => {
  const names = [...new Set(alerts.map(({ name }) => name))];

  test('each has a runbook with its name, and each runbook has an alert', () => {
    for (const name of names) {
      const file = path.join(RUNBOOKS, runbookOf(name));
      expect([name, existsSync(file) && readFileSync(file, 'utf8').includes(`\`${name}\``)]).toEqual([name, true]);
    }
    const others = readdirSync(RUNBOOKS).filter((file) => file !== 'README.md');
    expect(others.sort()).toEqual(names.map(runbookOf).sort());
  });

  test('each runbook says what it means, where to look and what to do, and is in the list', () => {
    const list = readFileSync(path.join(RUNBOOKS, 'README.md'), 'utf8');
    for (const name of names) {
      const text = readFileSync(path.join(RUNBOOKS, runbookOf(name)), 'utf8');
      const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect([name, headings, list.includes(`(${runbookOf(name)})`)]).toEqual([
        name,
        ['What it means', 'Look here', 'Do this'],
        true,
      ]);
    }
  });

  test('each has a case for promtool in which it fires', () => {
    const firing = new Set(ruleCases.flatMap(({ fires }) => fires.map(({ name }) => name)));
    expect(names.filter((name) => !firing.has(name))).toEqual([]);
  });

  test('summaries name only labels that the expression keeps', () => {
    for (const { summary, expr } of alerts) {
      for (const [, label] of summary.matchAll(/\$labels\.(\w+)/g)) expect(expr).toContain(label);
    }
  });
});

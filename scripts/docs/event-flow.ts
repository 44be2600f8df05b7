/** @file docs/reference/event-flow.svg: which service emits which events to whom. GitHub shows it 900 pixels wide, light or dark as the reader has it. */
import { consumersOf, type EventRoute } from './event-routes';

const WIDTH = 900;
const PRODUCER = { x: 12, width: 116 };
const BUNDLE = { x: 168, width: 440 };
const CONSUMER = { x: 752, width: 136, height: 62 };
const MARGIN = 12;
const HEADER = 44;
const TITLE_HEIGHT = 24;
const LINE_HEIGHT = 20;
const PADDING = 8;
const GAP = 8;
const GROUP_GAP = 18;
const NAMES_PER_LINE = 2;
const ARROW = 8;
const PORT_GAP = 9;
const SEVERAL = 'several services';
const LOG = 'activity log';
/** From top to bottom. */
const producers = ['public', 'campaigns', 'subscribers', 'admin', SEVERAL] as const;
const consumers: readonly string[] = ['campaigns', 'subscribers', 'public', 'admin', 'gateway', LOG];

/** Events that one producer sends to the same consumers. */
interface Bundle {
  readonly producer: string;
  readonly consumers: readonly string[];
  readonly title: string;
  readonly names: readonly string[];
}

interface Placed extends Bundle {
  readonly y: number;
  readonly height: number;
}

const rankOf = (consumer: string): number => consumers.indexOf(consumer);

const producerOf = (route: EventRoute): string => (route.producers.length > 1 ? SEVERAL : (route.producers[0] ?? ''));

const bundlesOf = (producer: string, routes: readonly EventRoute[]): Bundle[] => {
  const own = routes.filter((route) => producerOf(route) === producer);
  const byConsumers = new Map<string, EventRoute[]>();
  for (const route of own.filter(({ queues }) => queues.length > 0)) {
    const to = consumers.filter((consumer) => consumersOf(route).includes(consumer)).join(', ');
    byConsumers.set(to, [...(byConsumers.get(to) ?? []), route]);
  }
  const bundles = [...byConsumers].map(([to, bundledRoutes]) => ({
    producer,
    consumers: to.split(', '),
    title: `to ${to}`,
    names: bundledRoutes.map(({ type, audited }) => (audited ? `${type} ●` : type)),
  }));
  const logged = own.filter(({ audited, queues }) => audited && queues.length === 0).length;
  const rest = { producer, consumers: [LOG], title: `${logged} more, to the activity log only`, names: [] };
  return logged > 0 ? [...bundles, rest] : bundles;
};

/** Bundles for the upper consumers come first, so that few lines cross. */
const byConsumer = (a: Bundle, b: Bundle): number =>
  a.consumers.map(rankOf).join().localeCompare(b.consumers.map(rankOf).join(), 'en');

const heightOf = ({ names }: Bundle): number =>
  TITLE_HEIGHT + Math.ceil(names.length / NAMES_PER_LINE) * LINE_HEIGHT + (names.length > 0 ? PADDING : 0);

/** One below the other; producers are further apart than the bundles of one. */
const placed = (bundles: readonly Bundle[]): Placed[] => {
  let y = HEADER;
  return bundles.map((bundle, index) => {
    if (index > 0) y += bundles[index - 1]?.producer === bundle.producer ? GAP : GROUP_GAP;
    const at = { ...bundle, y, height: heightOf(bundle) };
    y += at.height;
    return at;
  });
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const textAt = (x: number, y: number, style: string, text: string): string =>
  `<text x="${x}" y="${y}" class="${style}">${escaped(text)}</text>`;

const box = ({ x, width }: { x: number; width: number }, y: number, height: number, style: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" class="${style}"/>`;

const styleOf = (name: string): string => name.replaceAll(' ', '-');

const drawBundle = (bundle: Placed): string[] => {
  const { y, height, title, names } = bundle;
  const left = BUNDLE.x + PADDING + 2;
  const column = (BUNDLE.width - PADDING) / NAMES_PER_LINE;
  return [
    box(BUNDLE, y, height, 'bundle'),
    textAt(left, y + 17, 'title', title),
    ...names.map((name, index) =>
      textAt(
        left + (index % NAMES_PER_LINE) * column,
        y + TITLE_HEIGHT + 13 + Math.floor(index / NAMES_PER_LINE) * LINE_HEIGHT,
        'name',
        name,
      ),
    ),
    `<path d="M${PRODUCER.x + PRODUCER.width} ${y + height / 2}H${BUNDLE.x}" class="line"/>`,
  ];
};

const drawProducer = (producer: string, bundles: readonly Placed[]): string[] => {
  const own = bundles.filter((bundle) => bundle.producer === producer);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return [];
  const height = last.y + last.height - first.y;
  const middle = PRODUCER.x + PRODUCER.width / 2;
  const lines = producer.split(' ');
  const top = first.y + height / 2 + 5 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return [
    box(PRODUCER, first.y, height, `box ${styleOf(producer)}`),
    ...lines.map((line, index) => textAt(middle, top + index * LINE_HEIGHT, 'label', line)),
  ];
};

/** A consumer's box, and a line from each bundle to a place of its own at the box's side. */
const drawConsumer = (consumer: string, y: number, bundles: readonly Placed[]): string[] => {
  const incoming = bundles.filter((bundle) => bundle.consumers.includes(consumer));
  const from = BUNDLE.x + BUNDLE.width;
  const bend = (CONSUMER.x - from) / 2;
  const first = y + CONSUMER.height / 2 - ((incoming.length - 1) * PORT_GAP) / 2;
  const end = CONSUMER.x - ARROW;
  const lines = incoming.flatMap((bundle, index) => {
    const start = bundle.y + bundle.height / 2;
    const port = first + index * PORT_GAP;
    return [
      `<path d="M${from} ${start}C${from + bend} ${start} ${end - bend} ${port} ${end} ${port}" class="flow ${styleOf(consumer)}"/>`,
      `<path d="M${end} ${port - 4}L${CONSUMER.x} ${port}L${end} ${port + 4}Z" class="arrow ${styleOf(consumer)}"/>`,
    ];
  });
  return [
    ...lines,
    box(CONSUMER, y, CONSUMER.height, `box ${styleOf(consumer)}`),
    textAt(CONSUMER.x + CONSUMER.width / 2, y + CONSUMER.height / 2 + 5, 'label', consumer),
  ];
};

const STYLE = `
  svg { --page: #ffffff; --text: #1f2328; --quiet: #59636e; --bundle: #f6f8fa; --border: #d1d9e0;
    --campaigns: #0969da; --subscribers: #1a7f37; --public: #bc4c00; --admin: #8250df; --gateway: #bf3989; --log: #59636e; }
  @media (prefers-color-scheme: dark) {
    svg { --page: #0d1117; --text: #f0f6fc; --quiet: #9198a1; --bundle: #151b23; --border: #3d444d;
      --campaigns: #4493f8; --subscribers: #3fb950; --public: #f0883e; --admin: #ab7df8; --gateway: #db61a2; --log: #9198a1; }
  }
  text { font: 14px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; fill: var(--text); }
  .label { font-weight: 600; text-anchor: middle; }
  .head { font-size: 13px; fill: var(--quiet); }
  .title { font-size: 13px; fill: var(--quiet); }
  .name { font: 13px ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
  .page { fill: var(--page); }
  .bundle { fill: var(--bundle); stroke: var(--border); }
  .box { fill: var(--page); stroke: var(--own); stroke-width: 2; }
  .line { stroke: var(--border); stroke-width: 2; }
  .flow { fill: none; stroke: var(--own); stroke-width: 1.6; }
  .arrow { fill: var(--own); }
  .campaigns { --own: var(--campaigns); } .subscribers { --own: var(--subscribers); } .public { --own: var(--public); }
  .admin { --own: var(--admin); } .gateway { --own: var(--gateway); } .several-services { --own: var(--log); }
  .activity-log { --own: var(--log); } .flow.activity-log { stroke-dasharray: 4 4; }
`;

/** The picture of the flow of events. */
export const eventFlow = (routes: readonly EventRoute[]): string => {
  const bundles = placed(producers.flatMap((producer) => bundlesOf(producer, routes).sort(byConsumer)));
  const last = bundles.at(-1);
  const bottom = last ? last.y + last.height : HEADER;
  const step = (bottom - HEADER - CONSUMER.height) / (consumers.length - 1);
  const height = bottom + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="t">`,
    '<title id="t">The events between the services: who emits them, and who consumes them</title>',
    `<style>${STYLE}</style>`,
    `<rect width="${WIDTH}" height="${height}" class="page"/>`,
    textAt(PRODUCER.x, 26, 'head', 'emitted by'),
    textAt(BUNDLE.x, 26, 'head', 'events (● also goes to the activity log of admin)'),
    textAt(CONSUMER.x, 26, 'head', 'consumed by'),
    ...producers.flatMap((producer) => drawProducer(producer, bundles)),
    ...bundles.flatMap(drawBundle),
    ...consumers.flatMap((consumer, index) => drawConsumer(consumer, Math.round(HEADER + index * step), bundles)),
    '</svg>',
    '',
  ].join('\n');
};

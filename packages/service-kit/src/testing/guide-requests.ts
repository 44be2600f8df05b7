import { type Operation, operations } from '@folkmoot/contracts';

/** A request that a guide shows. */
interface GuideRequest {
  readonly operation: Operation;
  readonly params: Record<string, string>;
  readonly body?: unknown;
}

const REQUEST = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+)\n?(.*)$/s;

const requestOf = (text: string): GuideRequest => {
  const [, method = '', path = '', json = ''] = REQUEST.exec(text) ?? [];
  for (const operation of operations) {
    const pattern = new RegExp(`^${operation.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const match = operation.method === method.toLowerCase() ? pattern.exec(path) : null;
    if (!match) continue;
    return { operation, params: { ...match.groups }, ...(json.trim() ? { body: JSON.parse(json) } : {}) };
  }
  throw new Error(`the guide shows an unknown request: ${text}`);
};

/**
 * The requests in the block `http` of a guide, as its readers copy them: method and path in one line, then the body as
 * JSON, with an empty line between two requests.
 */
export const requestsInGuide = (guide: string): string[] =>
  (/```http\n(.*?)```/s.exec(guide)?.[1] ?? '')
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** A request of a guide with its names in capitals replaced by what they are in a test. */
export const guideRequest = (text: string, values: Readonly<Record<string, string>>): GuideRequest =>
  requestOf(text.replace(/[A-Z]+(?:-[A-Z]+)+/g, (name) => values[name] ?? name));

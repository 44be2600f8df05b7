import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import {
  cookieNames,
  type ErrorCode,
  errorCodes,
  lookup,
  type Operation,
  type Permission,
  problemSchema,
  tokenPermissions,
  type WEBHOOK_TEST,
  type WebhookEvent,
  webhookMessageSchemas,
} from '@folkmoot/contracts';
import { z } from 'zod';
import { formFields, messageExamples, operationExamples } from './examples';

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

const mediaTypes: Readonly<Record<Operation['kind'], string>> = {
  json: 'application/json',
  empty: '',
  events: 'text/event-stream',
  file: 'application/octet-stream',
  page: 'text/html',
};

const isNothing = (schema: z.ZodType): boolean => {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  return inner instanceof z.ZodObject && Object.keys(inner.shape).length === 0;
};

const errorsOf = ({ errors, needsFreshSignIn }: Operation): readonly ErrorCode[] =>
  needsFreshSignIn ? [...errors, 'fresh_sign_in_required'] : errors;

const problemStatuses = (operation: Operation): number[] => {
  const guarded = operation.can === 'public' ? [] : [401, 403];
  const declared = errorsOf(operation).map((code) => errorCodes[code].status);
  return [...new Set([400, ...guarded, ...declared, 500, 503])].sort((a, b) => a - b);
};

const codesOf = (operation: Operation, status: number): string =>
  errorsOf(operation)
    .filter((code) => errorCodes[code].status === status)
    .join(', ');

/** An `example` of a media type. Without one, that of the schema counts. */
const shown = (example: unknown) => (example === undefined ? {} : { example });

const answerOf = ({ name, kind, response }: Operation) => {
  if (kind === 'empty') return { description: 'Done' };
  const schema = kind === 'json' ? response : z.string();
  const example = shown(lookup(operationExamples, name)?.response);
  return { description: 'Done', content: { [mediaTypes[kind]]: { schema, ...example } } };
};

const responsesOf = (operation: Operation): RouteConfig['responses'] => {
  const problems = problemStatuses(operation).map((status) => [
    status,
    {
      description: codesOf(operation, status) || 'Problem',
      content: { 'application/problem+json': { schema: problemSchema } },
    },
  ]);
  const status = operation.kind === 'empty' ? 204 : operation.status;
  return { [status]: answerOf(operation), ...Object.fromEntries(problems) } as RouteConfig['responses'];
};

/** Tokens are for operations with a permission, and cannot sign in again. */
const securityOf = ({ can, needsFreshSignIn }: Operation, names: { session: string; apiToken: string }) => {
  if (can === 'public') return [];
  const takesToken = tokenPermissions.includes(can as Permission) && needsFreshSignIn !== true;
  return [{ [names.session]: [] }, ...(takesToken ? [{ [names.apiToken]: [] }] : [])];
};

const idempotencyHeader = z.object({ 'Idempotency-Key': z.string().min(1).max(200) });

const FILE = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' } as const;

type FormContent = NonNullable<NonNullable<RouteConfig['request']>['body']>['content'];

/** A multipart form with a file, in the field `file`. */
const formOf = (fields: Readonly<Record<string, string>>): FormContent => {
  const texts = Object.entries(fields).map(([name, description]) => [name, { type: 'string' as const, description }]);
  const properties = { file: FILE, ...Object.fromEntries(texts) };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } };
};

const bodyOf = ({ name, body }: Operation) => {
  const fields = lookup(formFields, name);
  if (fields) return { body: { required: true, content: formOf(fields) } };
  if (isNothing(body)) return {};
  const example = shown(lookup(operationExamples, name)?.body);
  return { body: { required: true, content: { 'application/json': { schema: body, ...example } } } };
};

const requestOf = (operation: Operation): RouteConfig['request'] => {
  const { params, query, idempotent } = operation;
  return {
    ...(isNothing(params) ? {} : { params: params as z.ZodObject }),
    ...(isNothing(query) ? {} : { query: query as z.ZodObject }),
    ...(idempotent ? { headers: idempotencyHeader } : {}),
    ...bodyOf(operation),
  };
};

/** By the Standard Webhooks specification. */
const messageHeaders = z.object({
  'webhook-id': z.string().describe('The same in every attempt: a receiver that knows it has the message.'),
  'webhook-timestamp': z.string().describe('Seconds since 1970. Older than five minutes is a replay.'),
  'webhook-signature': z.string().describe('`v1,` and a signature; two of them for a day after a new secret.'),
});

const messageSummaries: Readonly<Record<WebhookEvent | typeof WEBHOOK_TEST, string>> = {
  'campaign.opened': 'A campaign or a round takes responses from now on.',
  'campaign.paused': 'A campaign takes no responses for a while.',
  'campaign.closed': 'A campaign or a round has ended, or has reached its limit.',
  'responses.received': 'Responses have arrived. Once a minute for each campaign at most, as a count.',
  'results.published': 'A version of the results of a campaign is public.',
  'results.withdrawn': 'A version of the results of a campaign was withdrawn.',
  'mailing.done': 'All messages of a mailing were sent.',
  'subscriber.changed': 'Subscribers changed. Ids, never addresses.',
  ping: 'Somebody asked for a test message.',
};

const registerMessages = (registry: OpenAPIRegistry): void => {
  for (const type of Object.keys(webhookMessageSchemas) as (keyof typeof webhookMessageSchemas)[]) {
    const content = { 'application/json': { schema: webhookMessageSchemas[type], example: messageExamples[type] } };
    registry.registerWebhook({
      operationId: `webhook ${type}`,
      method: 'post',
      path: type,
      summary: messageSummaries[type],
      tags: ['webhooks'],
      request: { headers: messageHeaders, body: { required: true, content } },
      responses: {
        '2XX': { description: 'The message was taken.' },
        410: { description: 'No more messages: the webhook is switched off.' },
        default: { description: 'The message is sent again, for 24 hours.' },
      },
    });
  }
};

/**
 * The OpenAPI 3.1 description of operations, and of the messages that are sent to webhooks. Internal operations are left out: nobody
 * outside may call them.
 */
export const createOpenApi = (
  operations: readonly Operation[],
  info: { title: string; version: string; description?: string; origin?: string },
): OpenApiDocument => {
  const registry = new OpenAPIRegistry();
  const { origin, ...about } = info;
  const session = registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: cookieNames.session,
  });
  const apiToken = registry.registerComponent('securitySchemes', 'apiToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token of the council: Authorization: Bearer fmk_...',
  });
  for (const operation of operations.filter(({ can }) => can !== 'internal')) {
    registry.registerPath({
      operationId: operation.name,
      method: operation.method,
      path: operation.path.replace(/:(\w+)/g, '{$1}'),
      summary: operation.summary,
      tags: [operation.service],
      security: securityOf(operation, { session: session.name, apiToken: apiToken.name }),
      request: requestOf(operation),
      responses: responsesOf(operation),
    });
  }
  registerMessages(registry);
  const generator = new OpenApiGeneratorV31(registry.definitions);
  return generator.generateDocument({
    openapi: '3.1.0',
    info: about,
    ...(origin ? { servers: [{ url: origin }] } : {}),
  });
};

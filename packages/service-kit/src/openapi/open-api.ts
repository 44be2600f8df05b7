import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { cookieNames, type ErrorCode, errorCodes, type Operation, problemSchema } from '@folkmoot/contracts';
import { z } from 'zod';

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

const answerOf = ({ kind, response }: Operation) => {
  if (kind === 'empty') return { description: 'Done' };
  const schema = kind === 'json' ? response : z.string();
  return { description: 'Done', content: { [mediaTypes[kind]]: { schema } } };
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
  const takesToken = can.includes(':') && !can.startsWith('system:') && needsFreshSignIn !== true;
  return [{ [names.session]: [] }, ...(takesToken ? [{ [names.apiToken]: [] }] : [])];
};

const idempotencyHeader = z.object({ 'Idempotency-Key': z.string().min(1).max(200) });

const requestOf = (operation: Operation): RouteConfig['request'] => {
  const { params, query, body, idempotent } = operation;
  return {
    ...(isNothing(params) ? {} : { params: params as z.ZodObject }),
    ...(isNothing(query) ? {} : { query: query as z.ZodObject }),
    ...(idempotent ? { headers: idempotencyHeader } : {}),
    ...(isNothing(body) ? {} : { body: { required: true, content: { 'application/json': { schema: body } } } }),
  };
};

/** The OpenAPI 3.1 description of operations. Internal ones are left out: nobody outside may call them. */
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
  const generator = new OpenApiGeneratorV31(registry.definitions);
  return generator.generateDocument({
    openapi: '3.1.0',
    info: about,
    ...(origin ? { servers: [{ url: origin }] } : {}),
  });
};

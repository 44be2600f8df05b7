import { DomainError, submitResponseOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { isFromPage, networkOf, visitorOf } from '../../visitor/visitor.domain';
import { type Deps, submitResponse } from './submit-response.use-case';

/** A key that is too short would be one that two people could choose. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{8,200}$/;

const checkedKey = (key: string | null): string => {
  if (key === null || !IDEMPOTENCY_KEY.test(key)) throw new DomainError('idempotency_key_missing');
  return key;
};

export const intakeRoutes = (deps: Deps) => [
  route(submitResponseOperation, {
    handle: async ({ params, body, headers, context }) => {
      const idempotencyKey = checkedKey(context.idempotencyKey);
      const who = { visitor: visitorOf(headers), network: networkOf(headers), isFromPage: isFromPage(headers) };
      const { receipt } = await submitResponse(deps, { ...params, ...body, ...who, idempotencyKey });
      return { receipt };
    },
  }),
];

import { DomainError, PROOF_HEADER, submitResponseOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { type Headers, headerOf, isFromPage, networkOf, visitorOf } from '../../entities/visit';
import type { IntakeContext, IntakeTools } from './intake.types';
import { submitResponse } from './submit-response.use-case';

/** With a shorter key, two people could choose the same one. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_.:-]{8,200}$/;

const checkedKey = (key: string | null): string => {
  if (key === null || !IDEMPOTENCY_KEY.test(key)) throw new DomainError('idempotency_key_missing');
  return key;
};

/** Above the length of any proof. */
const LONGEST_PROOF = 400;

/** The proof of work of a page; undefined without one. */
const proofIn = (headers: Headers): string | undefined =>
  headerOf(headers, PROOF_HEADER).slice(0, LONGEST_PROOF) || undefined;

/** Residents have no account. One context serves all requests, because this is the busiest route of the product. */
export const intakeRoutes = ({ systemContext }: { readonly systemContext: IntakeContext }, tools: IntakeTools) => [
  route(submitResponseOperation, {
    handle: async ({ params, query, body, headers, context: request }) => {
      const idempotencyKey = checkedKey(request.idempotencyKey);
      const who = { visitor: visitorOf(headers), network: networkOf(headers), isFromPage: isFromPage(headers) };
      const { isNew: _, ...taken } = await submitResponse(
        systemContext,
        { ...params, ...body, ...who, proof: proofIn(headers), language: query.lang, idempotencyKey },
        tools,
      );
      return taken;
    },
  }),
];

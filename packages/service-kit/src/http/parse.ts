import { DomainError, type ErrorCode, errorCodes, type FieldProblem, plainError } from '@folkmoot/contracts';
import { z } from 'zod';

const strictened = new WeakMap<z.ZodType, z.ZodType>();

const makeStrict = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodObject && !inner.def.catchall ? inner.strict().optional() : schema;
  }
  return schema instanceof z.ZodObject && !schema.def.catchall ? schema.strict() : schema;
};

/** Requests are strict: an object schema without a rule for unknown fields refuses them. */
export const strictly = (schema: z.ZodType): z.ZodType => {
  const known = strictened.get(schema) ?? makeStrict(schema);
  strictened.set(schema, known);
  return known;
};

const codeOf = (issue: z.core.$ZodIssue): ErrorCode | null => {
  const code: unknown = issue.code === 'custom' ? issue.params?.code : null;
  return typeof code === 'string' && Object.hasOwn(errorCodes, code) ? (code as ErrorCode) : null;
};

const fieldsOf = (issue: z.core.$ZodIssue): FieldProblem[] => {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'This field is not known.' }));
};

/** The error for what a schema found: `invalid_input`, or the code that a refinement names in `params.code`. */
export const inputError = (error: z.ZodError): DomainError => {
  const code = error.issues.map(codeOf).find((code) => code !== null) ?? 'invalid_input';
  return new DomainError(code, { fields: error.issues.flatMap(fieldsOf) });
};

/**
 * Parses one part of a request by its contract. Throws a DomainError with the invalid fields. Contracts must be
 * synchronous: an async schema throws here at its first request.
 */
export const parseInput = (schema: z.ZodType, value: unknown): unknown => {
  const parsed = strictly(schema).safeParse(value, { error: plainError });
  if (!parsed.success) throw inputError(parsed.error);
  return parsed.data;
};

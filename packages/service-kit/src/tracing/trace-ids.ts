import { createHash } from 'node:crypto';

/** 16 bytes in hexadecimal. */
const TRACE_ID_DIGITS = 32;
/** 8 bytes in hexadecimal. */
const SPAN_ID_DIGITS = 16;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The trace of a unit of work: its request id without dashes, or the hash of an id that is no UUID. */
export const traceIdOf = (requestId: string): string =>
  UUID.test(requestId) ? requestId.replaceAll('-', '') : hashOf(requestId).slice(0, TRACE_ID_DIGITS);

/** The first span of a unit of work. Later work knows the request id only, and finds this span by it. */
export const firstSpanIdOf = (requestId: string): string => hashOf(`span ${requestId}`).slice(0, SPAN_ID_DIGITS);

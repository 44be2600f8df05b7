/**
 * The header with the hash of a browser's session, from the gateway to the one operation that says why a session ended.
 * Nobody is signed in by it.
 */
export const SESSION_HASH_HEADER = 'x-folkmoot-session-hash';

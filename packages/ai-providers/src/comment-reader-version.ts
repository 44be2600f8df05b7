/** Rises when `comments.ts` reads comments in another way: then campaigns are read again. */
export const COMMENT_READER_VERSION = 1;

/** Rises when the built-in reading reads comments in another way: then campaigns are read again. */
export const COMMENT_READER_VERSION = 2;

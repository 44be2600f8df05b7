export const commentFlags = ['safety', 'discrimination', 'self_harm'] as const;
/** A reason for which a person must read a comment, even when it is the only one of its kind. */
export type CommentFlag = (typeof commentFlags)[number];

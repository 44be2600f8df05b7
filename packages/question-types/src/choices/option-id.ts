const ID_LENGTH = 12;

/** Ids of options are made once and never used again: answers and conditions point at them. */
export const newOptionId = (): string => `o_${crypto.randomUUID().replace(/-/g, '').slice(0, ID_LENGTH)}`;

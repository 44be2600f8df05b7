import type { QuestionOption } from '@folkmoot/contracts/client';

/** "Other" and "None of these" stay at the end unless staff say otherwise. */
export const endOf = ({ keepAt, other, exclusive }: QuestionOption): 'start' | 'end' | undefined =>
  keepAt ?? (other || exclusive ? 'end' : undefined);

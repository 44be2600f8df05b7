import type { AnswerValue } from '@folkmoot/contracts/client';

/**
 * @file The answer to a question for a place is a list: `area:a1x`, and perhaps `in:a7d` (the district of a ward),
 * `at:51.501,-0.142`, `text:By the bridge` or `code:SW1A 1AA`, in this order. Each part is there at most once.
 */

const partNames = ['area', 'in', 'at', 'text', 'code'] as const;
type PartName = (typeof partNames)[number];
export type PlaceParts = Partial<Record<PartName, string>>;

const nameOf = (part: string): PartName | undefined => partNames.find((name) => part.startsWith(`${name}:`));

/** The parts of an answer. Null for a list that is none. */
export const partsOf = (answer: AnswerValue | undefined | null): PlaceParts | null => {
  if (!Array.isArray(answer) || answer.length === 0 || answer.length > partNames.length) return null;
  const parts: PlaceParts = {};
  for (const part of answer) {
    const name = typeof part === 'string' ? nameOf(part) : undefined;
    if (!name || parts[name] !== undefined) return null;
    parts[name] = part.slice(name.length + 1);
  }
  return parts;
};

/** The answer with these parts. Empty ones are left out. */
export const placeAnswer = (parts: PlaceParts): string[] =>
  partNames.flatMap((name) => (parts[name] ? [`${name}:${parts[name]}`] : []));

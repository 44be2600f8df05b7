/** Response numbers in a block. */
export const BLOCK_SIZE = 4_096;

/** For each response number of a block the wave that it is in: two bytes instead of a document to read. */
export interface MemberBlock {
  readonly campaignId: string;
  /** Its first number is this times the size of a block. */
  readonly block: number;
  readonly waves: readonly string[];
  /** Position in `waves`, from 1; 0: in no wave. */
  readonly positions: Uint16Array;
}

export const blockOf = (number: number): number => Math.floor(number / BLOCK_SIZE);

/** Numbers with their waves. */
export const membersIn = ({ block, waves, positions }: MemberBlock): [number, string][] => {
  const members: [number, string][] = [];
  positions.forEach((position, index) => {
    const wave = waves[position - 1];
    if (wave !== undefined) members.push([block * BLOCK_SIZE + index, wave]);
  });
  return members;
};

/** A block with these members, all of which have their numbers in it. */
export const blockWith = (
  campaignId: string,
  block: number,
  members: Iterable<readonly [number, string]>,
): MemberBlock => {
  const positions = new Uint16Array(BLOCK_SIZE);
  const positionOf = new Map<string, number>();
  for (const [number, wave] of members) {
    const position = positionOf.get(wave) ?? positionOf.size + 1;
    positionOf.set(wave, position);
    positions[number % BLOCK_SIZE] = position;
  }
  return { campaignId, block, waves: [...positionOf.keys()], positions };
};

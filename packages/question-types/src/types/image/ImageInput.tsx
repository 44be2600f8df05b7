import { RankingInput } from '../ranking/RankingInput';

/** Residents rank pictures like texts: the rows of a ranking show the picture of an option that has one. */
export const ImageInput = RankingInput;

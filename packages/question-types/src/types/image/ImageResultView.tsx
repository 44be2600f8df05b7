import { RankingResultView } from '../ranking/RankingResultView';

/** The bars of a ranking, with the picture of each option. */
export const ImageResultView = RankingResultView;

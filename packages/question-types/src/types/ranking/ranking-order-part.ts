export * from '../../shared';
export { RankingOrder } from './RankingOrder';

export { PublishedCard } from './PublishedCard';

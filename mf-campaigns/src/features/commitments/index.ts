export { CommitmentsCard } from './CommitmentsCard';

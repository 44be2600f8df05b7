export type { MemberRepository, TeamCounts, UserRepository } from './user.repository';

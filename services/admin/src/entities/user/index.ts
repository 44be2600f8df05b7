export { maskedAddress } from './masked-address.domain';
export type { MemberRepository, TeamCounts, UserRepository } from './user.repository';

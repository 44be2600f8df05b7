export type {
  ApiTokenRepository,
  ApiTokenRepositoryAcrossCouncils,
  StoredApiToken,
} from './api-token.repository';

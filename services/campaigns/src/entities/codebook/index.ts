export { type Codebook, idsOfTheme, themesOf } from './codebook.domain';
export type { CodebookRepository } from './codebook.repository';

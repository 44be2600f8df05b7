export { newPageCode, type PageCode } from './page-code.domain';
export { publishPageCodeChanged } from './page-code.events';
export type { PageCodeRepository } from './page-code.repository';

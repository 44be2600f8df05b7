export { onNewsletterArchived } from './newsletter-copies.consumer';
export type { NewsletterCopyRepository } from './newsletter-copies.repository';

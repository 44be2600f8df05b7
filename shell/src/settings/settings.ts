/** What differs between installations; the gateway writes it into the page's meta elements. */
export interface Settings {
  productName: string;
  supportEmail: string;
}

const contentOf = (page: Document, name: string): string | undefined =>
  page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || undefined;

/** Reads the settings out of the page. */
export const readSettings = (page: Document): Settings => ({
  productName: contentOf(page, 'product-name') ?? 'Folkmoot',
  supportEmail: contentOf(page, 'support-email') ?? 'support@folkmoot.example',
});

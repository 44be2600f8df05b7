/** Settings of an installation. The gateway writes them into the page's meta elements. */
export interface Settings {
  productName: string;
  supportEmail: string;
}

const contentOf = (page: Document, name: string): string | undefined =>
  page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') || undefined;

/** Reads the settings from the page. */
export const readSettings = (page: Document): Settings => ({
  productName: contentOf(page, 'product-name') ?? 'Folkmoot',
  supportEmail: contentOf(page, 'support-email') ?? 'support@folkmoot.example',
});

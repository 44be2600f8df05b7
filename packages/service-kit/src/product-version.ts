/** The version in the `package.json` of the root. A test compares them. */
export const PRODUCT_VERSION = '0.2.0';

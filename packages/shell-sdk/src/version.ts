/** What this shell offers; a remote's descriptor names the range it needs. Grows only: a break is a new major. */
export const SHELL_SDK_VERSION = '0.1.0';

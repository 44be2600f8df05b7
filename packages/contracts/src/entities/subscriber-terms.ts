export const DEFAULT_TAG_COLOUR = '#2563eb';

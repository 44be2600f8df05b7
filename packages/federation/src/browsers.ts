/** The supported browsers. Without targets LightningCSS doubles the size of Mantine's stylesheet. */
export const browserTargets = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 113',
  'safari >= 16.4',
  'ios_saf >= 16.4',
] as const;

import type { Branding, Council } from '@folkmoot/contracts/client';

/** The fields of the form. The logo is uploaded separately. */
export const draftOf = ({ branding }: Council) => ({
  primaryColor: branding.primaryColor,
  secondaryColor: branding.secondaryColor,
  accentColor: branding.accentColor,
  customFooter: branding.customFooter,
  thankYouText: branding.thankYouText,
  logoAlt: branding.logoAlt,
  pictureAlt: branding.pictureAlt ?? '',
  showPoweredBy: branding.showPoweredBy,
});
export type BrandingDraft = ReturnType<typeof draftOf>;

export const bodyOf = (branding: Partial<BrandingDraft>) => ({ branding });

export const colours = ['primaryColor', 'secondaryColor', 'accentColor'] as const;

const isColour = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text);

/** The stored branding with the valid parts of the draft. */
export const shownBranding = (stored: Branding, draft: BrandingDraft): Branding => ({
  ...stored,
  ...draft,
  ...Object.fromEntries(colours.filter((colour) => !isColour(draft[colour])).map((colour) => [colour, stored[colour]])),
});

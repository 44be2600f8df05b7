import type { RedactionRule } from '../redaction-rule';
import { cap, caps, number, rule, town, ukPostcode } from './parts';

/** @file Homes as English writes them. */

export const englishStreet =
  '(?:Road|Rd|Street|St|Lane|Ln|Avenue|Ave|Close|Drive|Way|Hill|Terrace|Row|Place|Gardens|Crescent|Court|Green|Square|Walk|Mews|Rise|Grove)';
export const englishRules: readonly RedactionRule[] = [
  rule(`(?<![\\p{L}\\d])${caps}, (?:${caps}, )?${town} ${ukPostcode}(?![\\p{L}\\d])`),
  rule(
    `(?<=(?<![\\p{L}])(?:at|in|from|is|outside|behind) )(?:The )?(?:${cap} ){1,2}(?:Cottages?|House|Lodge|Farm|Barn|Bungalow|Manor|Grange|Croft|Villa|Farmhouse|Rectory|Vicarage|Mill), ${town}(?=[.,;!?)\\n]| \\p{Ll}|$)`,
  ),
  rule(`(?<=(?<![\\p{L}])(?:live|lives|lived|living|stay|staying) at )(?:the )?${caps}(?:, (?:${caps}|${number}))?`),
  // Postcodes alone
  rule(`(?<![\\p{L}\\d])${ukPostcode}(?![\\p{L}\\d])`),
];

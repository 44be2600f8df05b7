import { anyCase } from '../any-case';
import type { RedactionRule } from '../redaction-rule';
import { isHouseBehind } from './house-numbers';
import { number, rule } from './parts';

/** @file Streets as German writes them: mostly one word. */

export const germanRules: readonly RedactionRule[] = [
  rule(
    `(?<![\\p{L}\\d])\\p{L}[\\p{L}-]{2,30}${anyCase('str\\.?|straße|strasse|weg|gasse|allee|platz|ring|damm|ufer|steig|stieg|stieg|hof|berg|grund|gang|markt')} ${number}`,
    isHouseBehind,
  ),
];

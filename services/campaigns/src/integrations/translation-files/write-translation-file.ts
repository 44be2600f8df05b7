import { FORMULA_START, type SurveyContent, type TranslationFileFormat } from '@folkmoot/contracts';
import Papa from 'papaparse';
import { type TranslationRow, type TranslationState, translationRows } from './translation-rows.domain';

const escapes: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Characters that XML 1.0 does not allow, even as references. Texts that were pasted may have them. */
const isAllowed = (sign: string): boolean => sign >= ' ' || sign === '\n' || sign === '\t';

const xml = (text: string): string =>
  // A reference needs whole characters: half of a pair becomes a replacement character.
  [...Buffer.from(text).toString()]
    .filter(isAllowed)
    .map((sign) => escapes.get(sign) ?? sign)
    .join('');

const csv = (rows: readonly TranslationRow[]): string => {
  const data = rows.map(({ path, where, source, target, state }) => [path, where, source, target, state]);
  // The mark makes spreadsheets read the file as UTF-8.
  return `\uFEFF${Papa.unparse({ fields: ['path', 'where', 'source', 'target', 'state'], data }, { escapeFormulae: FORMULA_START })}`;
};

const states: Readonly<Record<TranslationState, string>> = {
  missing: 'needs-translation',
  stale: 'needs-review-translation',
  translated: 'translated',
};

const unit = ({ path, where, source, target, state }: TranslationRow): string =>
  `<trans-unit id="${xml(path)}" xml:space="preserve"><source>${xml(source)}</source><target state="${states[state]}">${xml(target)}</target><note>${xml(where)}</note></trans-unit>`;

interface Languages {
  readonly main: string;
  readonly language: string;
}

const xliff = (rows: readonly TranslationRow[], { main, language }: Languages, name: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="${xml(name)}" source-language="${xml(main)}" target-language="${xml(language)}" datatype="plaintext"><body>
${rows.map(unit).join('\n')}
</body></file>
</xliff>
`;

/** The texts of a draft with their translations, as a file for translators. */
export const writeTranslationFile = (
  content: SurveyContent,
  languages: Languages,
  { format, name }: { format: TranslationFileFormat; name: string },
): string => {
  const rows = translationRows(content, languages.language);
  return format === 'csv' ? csv(rows) : xliff(rows, languages, name);
};

import { type IntegrityStatement, statementMessages, statementRowLabels } from '@folkmoot/contracts';
import { messages } from './statement-text.messages';

/** The statement as a text, in the language of this process. */
export const statementText = ({ rows, reasons, unknowableCodes, madeAt }: IntegrityStatement): string =>
  [
    messages.title,
    '',
    statementMessages.paragraph(Object.fromEntries(rows.map(({ code, value }) => [code, value]))),
    '',
    ...rows.map(
      ({ code, value }) =>
        `${statementRowLabels[code]}: ${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })}`,
    ),
    ...(reasons.length === 0 ? [] : ['', messages.reasons, ...reasons.map((reason) => `- ${reason}`)]),
    '',
    messages.unknowable,
    ...unknowableCodes.map((code) => `- ${statementMessages.unknowable[code]}`),
    '',
    messages.madeAt(madeAt),
    '',
  ].join('\n');

const TYPED = 'typed by somebody into their own browser, which alone would wait';
const FINDER = 'constants; find-personal-data.test.ts measures the whole finder';
const OPERATOR = 'configuration, which the operator writes';

/** By file and source: patterns that can be slower than linear, and the reason why they never get a long text. */
export const boundedPatterns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gateway/src/config.ts': { '\\/+$': OPERATOR },
  'packages/service-kit/src/config/fields.ts': { '\\/+$': OPERATOR },
  'services/admin/src/features/council-mails/council-mails.routes.ts': { '<([^>]+)>': OPERATOR },
  'services/subscribers/src/features/mailings/preview-mailing.use-case.ts': { '<([^>]+)>': OPERATOR },
  'packages/service-kit/src/mail/mail.ts': {
    '^[^\\s<>,;:"()[\\]\\\\]+@[^\\s<>,;:"()[\\]\\\\]+$': 'addresses that the contract has taken: 254 signs at most',
    '<([^>]+)>': "a sender from the configuration, with a council's name of 120 signs at most",
    '^(.*?)\\s*<': "a sender from the configuration, with a council's name of 120 signs at most",
  },
  'services/campaigns/src/features/assets/clam-av.ts': {
    ': (.+) FOUND': "what the operator's own malware scanner answers",
  },
  'services/subscribers/src/features/opt-in-pages/duplicate-opt-in-page.use-case.ts': {
    '-+$': 'the beginning of a slug, 60 signs at most',
  },
  'mf-admin/src/features/council-settings/GeneralTab.tsx': {
    '^(https?:\\/\\/)?[^\\s/:?#]+\\.[^\\s/:?#]+([/:?#]\\S*)?$': TYPED,
  },
  'mf-admin/src/features/system/councils/InviteToCouncilDialog.tsx': { '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': TYPED },
  'mf-admin/src/features/team/InviteDialog.tsx': { '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': TYPED },
  'mf-public/src/entities/subscription/enhance.ts': {
    '<style[^>]*>([^<]*)<\\/style>': 'a page of our own, read in the browser that shows it',
  },
  'packages/embedded-mongo/src/expressions/conversions.ts': {
    '^[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?$':
      "the product's pipelines convert numbers and dates, no text of people",
    'T.*(Z|[+-]\\d\\d:?\\d\\d)$': "the product's pipelines convert numbers and dates, no text of people",
  },
  'packages/embedded-mongo/src/query/regex.ts': {
    '\\\\.|\\[[^\\]]*\\]|\\s+|#.*$':
      'the source of a pattern: the product sends escaped words of a search, 200 signs at most',
    '\\\\.|\\[(?:\\\\.|[^\\]\\\\])*\\]|\\$':
      'the source of a pattern: the product sends escaped words of a search, 200 signs at most',
  },
};

/** By file: patterns that a program builds, and the reason why they are harmless. */
export const builtPatterns: Readonly<Record<string, string>> = {
  'gateway/src/operation-of.ts': 'the path of an operation, each part of which ends at a slash',
  'packages/ai-providers/src/redaction/addresses/growth.ts': FINDER,
  'packages/ai-providers/src/redaction/addresses/parts.ts': FINDER,
  'packages/ai-providers/src/redaction/identifiers.ts': FINDER,
  'packages/ai-providers/src/redaction/links.ts': FINDER,
  'packages/ai-providers/src/redaction/patterns.ts': 'constants; redact.test.ts measures the whole redactor',
  'packages/ai-providers/src/redaction/references.ts': FINDER,
  'packages/ai-providers/src/redaction/spoken-numbers.ts': FINDER,
  'packages/ai-providers/src/redaction/thorough-identifiers.ts': FINDER,
  'packages/ai-providers/src/redaction/thorough-names.ts': FINDER,
  'packages/embedded-mongo/src/query/regex.ts': 'what a query asks for: the product sends escaped words only',
  'services/public/src/features/pages/page-template.ts': 'fixed marks of our own template',
  'packages/service-kit/src/csv/sniff-rows.ts': 'a quotation mark, on the first pieces of a file',
};

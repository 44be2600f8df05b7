import {
  DomainError,
  exportTranslationsOperation,
  importTranslationsOperation,
  TRANSLATION_FILE_LIMIT,
} from '@folkmoot/contracts';
import { file, readUpload } from '@folkmoot/service-kit';
import { exportTranslations } from './export-translations.use-case';
import { importTranslations } from './import-translations.use-case';
import type { TranslationApp, TranslationTools } from './survey-translation.types';

export const translationRoutes = <R extends object>({ route }: TranslationApp<R>, tools: TranslationTools<R>) => [
  route(exportTranslationsOperation, {
    handle: async ({ context, params, query }) => {
      const { bytes, type, name } = await exportTranslations(context, { ...params, ...query });
      return file(bytes, { type, name });
    },
  }),
  route(importTranslationsOperation, {
    accepts: 'raw',
    handle: async ({ context, params, query, headers, request: { rawBody } }) => {
      if (!rawBody) throw new DomainError('invalid_input');
      const upload = await readUpload(rawBody, headers, TRANSLATION_FILE_LIMIT);
      return importTranslations(context, { ...params, upload, isDryRun: query.dryRun === 'true' }, tools);
    },
  }),
];

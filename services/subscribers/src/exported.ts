import type { CouncilExportOptions, ModelDefinition } from '@folkmoot/service-kit';
import { importRowModel } from './imports/import-row.mongo';
import { mailModel } from './mails/mail.mongo';
import { statsModel } from './subscribers/stats.mongo';
import { suppressionModel } from './suppressions/suppression.mongo';
import { taggingModel } from './taggings/tagging.mongo';

/**
 * What goes along when a council is exported. Not what is of the moment (mails that wait, with the times that could tell
 * who answered), and not the suppressed addresses, of which only a hash with our own key is known.
 */
export const exportedOfCouncil = (models: readonly ModelDefinition[]): CouncilExportOptions => ({
  models,
  except: [mailModel, statsModel, importRowModel, taggingModel, suppressionModel],
  without: {
    subscribers: ['searchKeys', 'searchText', 'everTagIds'],
    opt_in_pages: ['searchText', 'addresses'],
    tags: ['nameKey', 'removal'],
    segments: ['nameKey'],
    imports: ['pieces', 'place', 'runId', 'touchedAt', 'keepFileUntil', 'isListed', 'hasFile'],
  },
});

import type { CouncilExportOptions, ModelDefinition } from '@folkmoot/service-kit';
import { campaignModel } from './campaigns/campaign.mongo';
import { importRowModel } from './imports/import-row.mongo';
import { mailModel } from './mails/mail.mongo';
import { statsModel } from './subscribers/stats.mongo';
import { suppressionModel } from './suppressions/suppression.mongo';
import { taggingModel } from './taggings/tagging.mongo';

/**
 * What goes along when a council is exported. Not what is of the moment (mails that wait, with the times that could tell
 * who answered; nor whether an invitation was answered, nor whom a message was for, since a reminder that somebody did not get says
 * the same), and not the suppressed addresses, of which only a hash with our own key is known.
 */
export const exportedOfCouncil = (models: readonly ModelDefinition[]): CouncilExportOptions => ({
  models,
  except: [campaignModel, mailModel, statsModel, importRowModel, taggingModel, suppressionModel],
  without: {
    deliveries: ['subscriberId', 'invitationId', 'answeredOn', 'reason'],
    mailings: ['cursor', 'sender'],
    subscribers: ['searchKeys', 'searchText', 'everTagIds'],
    opt_in_pages: ['searchText', 'addresses'],
    tags: ['nameKey', 'removal'],
    segments: ['nameKey'],
    imports: ['pieces', 'place', 'runId', 'touchedAt', 'keepFileUntil', 'isListed', 'hasFile'],
  },
});

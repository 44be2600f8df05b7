import { defineFeature } from '@folkmoot/service-kit';
import { councilMailRoutes } from './council-mails.routes';

/** Previews of the mails that a council sends. */
export const councilMailsFeature = defineFeature({ name: 'council-mails', routes: councilMailRoutes });

import { budget } from './budget.messages';
import { climatePlan } from './climate-plan.messages';
import { customerService } from './customer-service.messages';
import { eventFeedback } from './event-feedback.messages';
import { leisureCentre } from './leisure-centre.messages';
import { library } from './library.messages';
import { park } from './park.messages';
import { parkingPermits } from './parking-permits.messages';
import { planning } from './planning.messages';
import { publicSpacesOrder } from './public-spaces-order.messages';
import { residentSatisfaction } from './resident-satisfaction.messages';
import { roadScheme } from './road-scheme.messages';
import type { Template } from './template';
import { tenantSatisfaction } from './tenant-satisfaction.messages';
import { townCentre } from './town-centre.messages';
import { wasteCollection } from './waste-collection.messages';

/** The templates of the product, in the order of the library. A new one needs a file and a line here. */
export const templates: readonly Template[] = [
  park,
  roadScheme,
  budget,
  library,
  planning,
  residentSatisfaction,
  wasteCollection,
  townCentre,
  leisureCentre,
  publicSpacesOrder,
  parkingPermits,
  climatePlan,
  tenantSatisfaction,
  eventFeedback,
  customerService,
];

/** The survey of a template; null for an unknown id. */
export const findTemplate = (id: string): Template['content'] | null =>
  templates.find((template) => template.id === id)?.content ?? null;

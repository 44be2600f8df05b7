/** The parts of the Delivery tab. Each has an address of its own. */
export const deliveryParts = ['plan', 'email', 'qr'] as const;
type DeliveryPart = (typeof deliveryParts)[number];

/** In `/dashboard/campaigns/:campaignId/delivery/plan`. */
const PART_SEGMENT = 5;

const sectionAt = (pathname: string): string | undefined => pathname.split('/')[PART_SEGMENT];

/** One mailing, which is shown without the parts. */
export const isMailingPage = (pathname: string): boolean => sectionAt(pathname) === 'mailings';

/** The part that an address belongs to. Null for the address of the tab, which is none of the parts. */
export const partAt = (pathname: string): DeliveryPart | null =>
  isMailingPage(pathname) ? 'email' : (deliveryParts.find((part) => part === sectionAt(pathname)) ?? null);

/** Where a subscriber's own page is. */
export const personPath = (id: string): string => `/dashboard/subscribers/people/${id}`;

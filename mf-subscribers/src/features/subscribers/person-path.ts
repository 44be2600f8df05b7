/** Path of a subscriber's own page. */
export const personPath = (id: string): string => `/dashboard/subscribers/people/${id}`;

import type { Preferences } from '@folkmoot/contracts';

/** What only the subscribers service knows. Each throws link_invalid, or unavailable when that service is away. */
export interface SubscribersService {
  readPreferences(councilId: string, token: string): Promise<Preferences>;
  choosePreferences(councilId: string, token: string, tagIds: readonly string[]): Promise<Preferences>;
  confirmAddress(councilId: string, token: string): Promise<Preferences>;
}

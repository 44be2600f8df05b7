import type { Preferences } from '@folkmoot/contracts';

/**
 * Data of the subscribers service. Each method throws link_invalid, or unavailable when that service is unavailable.
 */
export interface SubscribersService {
  readPreferences(councilId: string, token: string): Promise<Preferences>;
  choosePreferences(councilId: string, token: string, tagIds: readonly string[]): Promise<Preferences>;
  confirmAddress(councilId: string, token: string): Promise<Preferences>;
}

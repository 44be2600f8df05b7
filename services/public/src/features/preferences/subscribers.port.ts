import type { AddressRequestOutcome, NewAddress, OwnData, Preferences } from '@folkmoot/contracts';

/**
 * Data of the subscribers service. Each method throws link_invalid, or unavailable when that service is unavailable.
 */
export interface SubscribersService {
  readPreferences(councilId: string, token: string): Promise<Preferences>;
  choosePreferences(councilId: string, token: string, tagIds: readonly string[]): Promise<Preferences>;
  confirmAddress(councilId: string, token: string): Promise<Preferences>;
  pauseMail(councilId: string, token: string, isPaused: boolean): Promise<Preferences>;
  readOwnData(councilId: string, token: string): Promise<OwnData>;
  /** Returns the keys of the values that cannot be stored. */
  correctOwnData(councilId: string, token: string, values: Readonly<Record<string, string>>): Promise<string[]>;
  eraseOwnData(councilId: string, token: string): Promise<void>;
  requestNewAddress(councilId: string, token: string, email: string): Promise<AddressRequestOutcome>;
  readNewAddress(councilId: string, token: string): Promise<NewAddress>;
  answerNewAddress(councilId: string, token: string, answer: 'confirm' | 'stop'): Promise<NewAddress>;
}

import type { AiPolicy, AiProvider, AiSettings, AiTest } from '@folkmoot/contracts';

/** A provider as stored: its key is encrypted. */
export interface StoredAiProvider extends Omit<AiProvider, 'hasKey' | 'keySetAt'> {
  readonly sealedKey: string | null;
  readonly keySetAt: Date | null;
  readonly createdAt: Date;
}

export type AiProviderChanges = Partial<Omit<StoredAiProvider, 'id' | 'kind' | 'revision' | 'createdAt' | 'lastTest'>>;

/** The AI policy of one council. */
export interface CouncilAiPolicy {
  readonly councilId: string;
  readonly policy: AiPolicy;
  readonly providerId: string | null;
  readonly monthlyCeiling: number | null;
}

/** The usage of one provider call. */
export interface AiUse {
  readonly id: string;
  /** Null for tests by administrators. */
  readonly councilId: string | null;
  readonly providerId: string;
  /** `2026-11` */
  readonly month: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
  readonly at: Date;
}

export interface AiRepository {
  settings(): Promise<AiSettings>;
  /** Throws stale_revision. */
  saveSettings(settings: AiSettings, changes: Partial<Omit<AiSettings, 'revision'>>): Promise<AiSettings>;
  /** The oldest first. */
  listProviders(): Promise<StoredAiProvider[]>;
  findProvider(id: string): Promise<StoredAiProvider | null>;
  /** Throws not_found. */
  getProvider(id: string): Promise<StoredAiProvider>;
  addProvider(provider: Omit<StoredAiProvider, 'revision'>): Promise<StoredAiProvider>;
  /** Throws stale_revision or not_found. */
  saveProvider(provider: StoredAiProvider, changes: AiProviderChanges): Promise<StoredAiProvider>;
  /** Stores the latest test result. Does not change the provider's revision. */
  noteTest(id: string, test: AiTest): Promise<void>;
  removeProvider(id: string): Promise<void>;
  findPolicy(councilId: string): Promise<CouncilAiPolicy | null>;
  savePolicy(policy: CouncilAiPolicy): Promise<void>;
  /** Gives councils with this provider the default policy again. */
  releasePolicies(providerId: string): Promise<void>;
  /** A repeated call with the same id counts once. */
  noteUse(use: AiUse): Promise<void>;
  /** The cost of a month so far: of all councils, or of one. */
  spent(month: string, councilId?: string): Promise<number>;
}

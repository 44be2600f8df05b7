import type { ServiceName, ServiceReport } from '@folkmoot/contracts';

/** What came back from one service: its report, or why there is none. */
export interface AskedService {
  readonly name: ServiceName;
  readonly report: ServiceReport | null;
  /** How long it took to answer. */
  readonly ms: number | null;
  /** `unset`: nobody knows where it is. */
  readonly failure: 'unset' | 'silent' | number | null;
  /** Whether it has answered since this service started. Left out, it counts as having answered. */
  readonly hasAnswered?: boolean;
}

/** Asks every service how it is; never rejects. */
export type AskServices = () => Promise<readonly AskedService[]>;

/** The provider that analyses go to unless a council has its own. */
export interface AiGround {
  readonly isOn: boolean;
  /** Null when none is chosen. */
  readonly provider: string | null;
  readonly lastTest: { readonly success: boolean; readonly testedAt: string } | null;
}

/** Everything that the state of the installation is worked out from. */
export interface HealthGround {
  readonly now: Date;
  readonly services: readonly AskedService[];
  readonly gatewayHeardAt: Date | null;
  /** Null while it cannot be looked up. */
  readonly ai: AiGround | null;
}

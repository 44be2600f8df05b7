import type { ServiceName, ServiceReport } from '@folkmoot/contracts';

/** The answer of one service: its report, or why there is none. */
export interface ServiceAnswer {
  readonly name: ServiceName;
  readonly report: ServiceReport | null;
  /** Duration of the answer. */
  readonly ms: number | null;
  /** `unset`: the service has no address. */
  readonly failure: 'unset' | 'silent' | number | null;
  /** Whether it has answered since this service started. Defaults to true. */
  readonly hasAnswered?: boolean;
}

/** Asks every service for its state. Never rejects. */
export type AskServices = () => Promise<readonly ServiceAnswer[]>;

/** The default provider for analyses. */
export interface ObservedAi {
  readonly isOn: boolean;
  /** Null when there is no default. */
  readonly provider: string | null;
  readonly lastTest: { readonly success: boolean; readonly testedAt: string } | null;
}

/** The input for the state of the installation. */
export interface ObservedState {
  readonly now: Date;
  readonly services: readonly ServiceAnswer[];
  readonly gatewayHeardAt: Date | null;
  /** Null while it cannot be read. */
  readonly ai: ObservedAi | null;
}

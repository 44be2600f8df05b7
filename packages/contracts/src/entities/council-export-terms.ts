/** State of a council's export: `expired` when its file was deleted. */
export const councilExportStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type CouncilExportState = (typeof councilExportStates)[number];

/** Days in which the file of an export can be downloaded, and a stopped export can continue. */
export const COUNCIL_EXPORT_DAYS = 7;

/** How the export of a council is: `expired` when its days are over and the file is gone. */
export const councilExportStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type CouncilExportState = (typeof councilExportStates)[number];

/** Days in which the file of an export can be downloaded, and those in which one that was stopped can be gone on with. */
export const COUNCIL_EXPORT_DAYS = 7;

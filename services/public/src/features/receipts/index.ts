export { askCampaigns } from './ask-campaigns';
export { receiptOperations } from './receipt.operations';
export { receiptRoutes } from './receipt.routes';

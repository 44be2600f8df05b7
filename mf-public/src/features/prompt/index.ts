export { Prompt, PromptDonePage, PromptPage } from './Prompt';

export { CommandPalette } from './CommandPalette';
export type { Command } from './command';
export { KeyboardHelp } from './KeyboardHelp';

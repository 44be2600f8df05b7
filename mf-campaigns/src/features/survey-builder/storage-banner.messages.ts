export const messages = {
  title: 'Storage Setup Required',
  text: 'Images and documents cannot be uploaded until the storage of your council is set up. It takes a moment and changes nothing else.',
  setUp: 'Setup Storage',
  settingUp: 'Setting up...',
} as const;

export const messages = {
  noCouncil: 'No council ID found. Please refresh and try again.',
  noSession: 'No authentication token found',
  failed: 'Failed to set up storage buckets. Please try again or contact support.',
  fix: 'Fix Storage',
  fixing: 'Fixing...',
} as const;

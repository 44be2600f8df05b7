import type { MantineColorsTuple } from '@mantine/core';

/**
 * Index 8 is the filled shade everywhere (`primaryShade`). Each has a contrast of 4.5:1 against white and against its
 * own tint. Mantine's own palette does not.
 */
export const palette = {
  accent: [
    '#eff6ff',
    '#dbeafe',
    '#bfdbfe',
    '#93c5fd',
    '#60a5fa',
    '#4b8df8',
    '#3b82f6',
    '#2f6fef',
    '#2563eb',
    '#1d4ed8',
  ],
  gray: ['#fafafa', '#f5f5f5', '#e8e8e8', '#d6d6d6', '#a8a8a8', '#8a8a8a', '#666666', '#525252', '#3d3d3d', '#1f1f1f'],
  green: ['#f0fdf4', '#dcfce7', '#bbf7d0', '#86efac', '#4ade80', '#22c55e', '#16a34a', '#158f43', '#147539', '#166534'],
  red: ['#fef2f2', '#fee2e2', '#fecaca', '#fca5a5', '#f87171', '#ef4444', '#dc2626', '#cb2121', '#b91c1c', '#991b1b'],
  amber: ['#fffbeb', '#fef3c7', '#fde68a', '#fcd34d', '#fbbf24', '#f59e0b', '#d97706', '#c2650a', '#a3480a', '#92400e'],
  violet: [
    '#f5f3ff',
    '#ede9fe',
    '#ddd6fe',
    '#c4b5fd',
    '#a78bfa',
    '#8b5cf6',
    '#7c3aed',
    '#7430e0',
    '#6d28d9',
    '#5b21b6',
  ],
  teal: ['#f0fdfa', '#ccfbf1', '#99f6e4', '#5eead4', '#2dd4bf', '#14b8a6', '#0d9488', '#0c8379', '#0c6a63', '#115e59'],
} as const satisfies Record<string, MantineColorsTuple>;

export type Tone = keyof typeof palette;

/** What a shell gives to remotes; they name the oldest that they can live with (`packages/federation`). */
export const UI_VERSION = '0.1.0';

export const retentionSetting = 'application-retention'
/** Of the days for which applications are kept after their job has ended. */
export const retentionBounds = { from: 30, to: 730 } as const
export const usualRetention = 180 // days

/** The button that approves; the other form refuses. */
export const approveButton = 'approve'
export const longestReason = 500 // characters

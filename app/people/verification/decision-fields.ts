/** The button that approves; another form refuses. */
export const approveButton = 'approve'
export const longestReason = 500 // characters

import { required, text } from '../../ground/forms/fields.ts'

/** The button that approves; another form refuses. */
export const approveButton = 'approve'
export const decisionFields = { reason: required(text(500)) }

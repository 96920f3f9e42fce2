/** Where an owner reads what was decided about what is theirs, and may appeal. */
export const decisionPath = (caseId: number) => `/decisions/${caseId}`

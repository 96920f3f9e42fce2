/** The page where an owner reads a decision and may appeal. */
export const decisionPath = (caseId: number) => `/decisions/${caseId}`

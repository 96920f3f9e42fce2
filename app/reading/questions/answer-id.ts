/** The element id of an answer on its thread's page. */
export const answerId = ({ id }: { readonly id: string }) => `answer-${id}`

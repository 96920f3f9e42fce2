/** Names an item of the FAQ in its page's address. */
export const faqId = (ref: string) => `faq-${ref}`

export const mailsPath = '/admin/mails'

/** After which mail `/admin/mails?after=…` begins, by its id; empty: with the newest one. */
export const askedMails = ({ searchParams }: URL): string => searchParams.get('after') ?? ''

export const mailsParameters = (after: string): URLSearchParams => new URLSearchParams(after ? { after } : {})

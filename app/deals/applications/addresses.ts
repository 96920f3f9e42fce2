export const ownPath = '/applications'
export const applicationAddress = (number: string) => `${ownPath}/${number}`
export const fileAddress = (number: string) => `${applicationAddress(number)}/file`
export const reportAddress = (number: string) => `${applicationAddress(number)}/report`
/** Where employers read who has applied for a job. */
export const applicationsAddress = (kind: string, ref: string) =>
  `/user-listings/${kind}/${encodeURIComponent(ref)}/applications`

/** Of a number, as pages are asked for it. */
export const numberForm = /^[A-Z2-9]{10}$/

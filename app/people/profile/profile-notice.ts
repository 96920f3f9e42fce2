/** What was done on the page before: said once on /profile. */
const notices = ['saved', 'submitted', 'picture', 'picture-removed'] as const
export type ProfileNotice = (typeof notices)[number]

const parameter = 'done'

export const noticeAddress = (notice: ProfileNotice) => `/profile?${parameter}=${notice}`

export function noticeOf({ searchParams }: URL): ProfileNotice | null {
  const asked = searchParams.get(parameter)
  return notices.find((one) => one === asked) ?? null
}

/** Of the address of /profile what its page knows. */
export function profileParameters(url: URL): URLSearchParams {
  const notice = noticeOf(url)
  return new URLSearchParams(notice ? { [parameter]: notice } : {})
}

import { registered } from '../../ground/request/registered.ts'

/** What an employer asks of applicants, beside what all employers ask. */
export type Questions = {
  /** Theirs, in their words. */
  readonly own: readonly string[]
  /** Whether the applicant may work in the CNMI. */
  readonly mayWork: boolean
}

/** An area whose listings take applications: a file in its folder, which the registry registers. */
export type AreaApplications = {
  /** @param attributes of a listing, as they are stored */
  readonly questionsOf: (attributes: Readonly<Record<string, unknown>>) => Questions
}

const known = registered<Readonly<Record<string, AreaApplications>>>('What can be applied for')

/** By the kind of listing; called by `app/registry/area-parts.server.ts` when a process starts. */
export const registerApplications = known.set

export const applicationKinds = (): readonly string[] => Object.keys(known.get())

/** Undefined for areas without applications. */
export const applicationsOf = (kind: string): AreaApplications | undefined => known.get()[kind]

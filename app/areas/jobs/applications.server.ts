import type { AreaApplications } from '../../deals/applications/area-applications.ts'
import { jobs } from './area.ts'

const { questions, asksForPermit } = jobs.attributes

export const jobApplications: AreaApplications = {
  questionsOf: (attributes) => ({
    own: questions.decode(attributes.questions) ?? [],
    mayWork: asksForPermit.decode(attributes.asksForPermit) === 'yes',
  }),
}

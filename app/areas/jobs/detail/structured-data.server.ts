import type { DetailData } from '../../../directory/detail/load-detail.server.ts'
import { basicsOf, placeOf } from '../../../directory/structured-data/parts.server.ts'
import { salaryOf } from '../../../directory/structured-data/prices.server.ts'
import { islandTime } from '../../../directory/structured-data/times.server.ts'
import type { Describe } from '../../../directory/structured-data/thing.ts'
import { jobs } from '../area.ts'

const employmentTypes = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME' }

export const describeJob: Describe<DetailData<typeof jobs.attributes>> = (detail, i18n) => {
  const { listing } = detail
  const { type, company, category, companyDescription } = listing.values
  const { name, url, description } = basicsOf(detail)
  return {
    '@type': 'JobPosting',
    title: name,
    url,
    description,
    datePosted: islandTime(listing.createdAt),
    employmentType: type && employmentTypes[type],
    industry: category && jobs.attributes.category.format(category, i18n),
    hiringOrganization: { '@type': 'Organization', name: company, description: companyDescription },
    jobLocation: placeOf(listing, i18n),
    baseSalary: salaryOf(listing),
    responsibilities: listing.values.responsibilities?.join('\n'),
    qualifications: listing.values.requirements?.join('\n'),
    jobBenefits: listing.values.benefits?.join('\n'),
  }
}

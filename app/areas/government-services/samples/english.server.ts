/** What an office says of itself, in one language. */
export type ServiceText = {
  readonly title: string
  readonly description: string
  readonly services: string[]
  readonly requirements: string[]
  readonly processingTime: string
  readonly fees: string
}

export const english = {
  '1': {
    title: 'Department of Public Safety',
    description:
      'Police on Saipan, Tinian and Rota. In danger call 911, day or night; for reports, records and clearances ask the department.',
    services: [
      'Police emergencies and patrols',
      'Traffic accident reports',
      'Copies of police reports',
      'Police clearances for work and travel',
    ],
    requirements: [
      'A photo ID',
      'The date, place and names for a copy of a report',
      'A letter from your insurer or employer, if they asked for it',
    ],
    processingTime: 'Emergencies at once; copies in about 3 working days',
    fees: 'Emergency help is free; about $15 for a copy or clearance (sample)',
  },
  '2': {
    title: 'Department of Fire and Emergency Medical Services',
    description:
      'Firefighters and ambulance crews on all three islands. Call 911 for a fire, an accident or somebody who needs a doctor now. The stations also inspect buildings and teach first aid.',
    services: [
      'Fire fighting and rescue',
      'Ambulance',
      'Fire safety inspections',
      'First aid and CPR classes',
    ],
    requirements: [
      'For an inspection: the business license and a floor plan',
      'For a class: your name and a phone number',
    ],
    processingTime: 'Emergencies at once; inspections within a week',
    fees: 'Emergency help is free; about $25 for an inspection (sample)',
  },
  '3': {
    title: 'Bureau of Motor Vehicles',
    description:
      'Registers cars and motorcycles and issues driver licenses. Come with your papers ready and the safety check done.',
    services: [
      'Vehicle registration and renewal',
      'Driver license: new, renewal, exchange',
      'Change of owner',
      'License plates and stickers',
    ],
    requirements: [
      'A photo ID and proof of where you live',
      'Proof of insurance',
      'A safety inspection that is not older than 30 days',
      'The old registration or the bill of sale',
    ],
    processingTime: 'The same day when your papers are complete',
    fees: 'About $25 a year for a car, $20 for a license (sample)',
  },
  '4': {
    title: 'Business License Office',
    description:
      'Where a shop, a food stand or a company gets its license before it opens. Zoning and, for food, a sanitary permit come first.',
    services: [
      'New business licenses',
      'Yearly renewals',
      'Changes of name, owner or address',
      'Copies and certificates',
    ],
    requirements: [
      'The application form',
      'Zoning permit for the place of business',
      'Tax clearance',
      'For companies: articles of incorporation',
    ],
    processingTime: 'About 5 working days',
    fees: 'From $50 a year, by line of business (sample)',
  },
  '5': {
    title: 'Bureau of Environmental and Coastal Quality',
    description:
      'Looks after lagoon, beaches and drinking water. It tests the water at the beaches and grants permits for work near the shore, septic tanks and wells.',
    services: [
      'Coastal and earthmoving permits',
      'Septic system and well permits',
      'Beach water test results',
      'Reports of spills and dumping',
    ],
    requirements: [
      'The application form',
      'A site plan with distances to the shore',
      'Proof of title or lease',
      'A building plan, if something is built',
    ],
    processingTime: 'About 30 days; larger projects take longer',
    fees: 'From $50, by size of the project (sample)',
  },
  '6': {
    title: 'Historic Preservation Office',
    description:
      'Protects latte sites, rock art and what the war left behind. Whoever digs or builds asks here first, and whoever finds something old reports it here.',
    services: [
      'Review before digging and building',
      'Reports of finds',
      'Permits for research',
      'Advice for owners of historic places',
    ],
    requirements: ['A map of the place', 'What is planned, and how deep it goes', 'The owner’s consent'],
    processingTime: 'About 15 working days',
    fees: 'Free (sample)',
  },
  '7': {
    title: 'Public School System',
    description:
      'The public schools of Saipan, Tinian and Rota, from Head Start to high school: enrollment, records, buses and meals.',
    services: [
      'Enrollment and transfers',
      'School buses and meals',
      'Special education',
      'Transcripts and records',
    ],
    requirements: [
      'The child’s birth certificate',
      'Immunization records',
      'Proof of where you live',
      'Earlier school records, if any',
    ],
    processingTime: 'Enrollment 1 to 3 days; transcripts about a week',
    fees: 'School is free; about $5 for a transcript (sample)',
  },
  '8': {
    title: 'Northern Marianas College',
    description:
      'The college of the islands: degrees in nursing, education and business, evening classes, and help with financial aid.',
    services: [
      'Admission and registration',
      'Financial aid',
      'Adult education and GED classes',
      'Library and tutoring',
    ],
    requirements: [
      'The application form',
      'High school diploma or GED',
      'Health form with immunizations',
      'For financial aid: the FAFSA',
    ],
    processingTime: 'Admission about 2 weeks',
    fees: 'About $25 to apply; tuition by credit (sample)',
  },
  '9': {
    title: 'Arts Council and Carolinian Affairs Office',
    description:
      'Keeps the arts and languages of Chamorro and Carolinian people alive: workshops for weaving, carving and dance, language classes, and support for festivals and artists.',
    services: [
      'Workshops and language classes',
      'Grants for artists',
      'Translation into Carolinian and Chamorro',
      'Festivals and performances',
    ],
    requirements: ['For a grant: a project plan and a budget', 'For a class: sign up by the Friday before'],
    processingTime: 'Grants about 6 weeks; classes at once',
    fees: 'Most classes are free (sample)',
  },
  '10': {
    title: 'Department of Finance, Revenue and Taxation',
    description: 'Collects taxes, issues tax clearances and answers questions on returns and rebates.',
    services: [
      'Income and business gross revenue tax',
      'Taxpayer numbers',
      'Tax clearances',
      'Refunds and rebates',
    ],
    requirements: [
      'A photo ID and your taxpayer number',
      'Returns of the last three years for a clearance',
      'For a company: a letter that says who may sign',
    ],
    processingTime: 'Clearances about 3 working days; refunds several weeks',
    fees: 'Filing is free; about $10 for a certified copy (sample)',
  },
  '11': {
    title: 'Commonwealth Courts, Guma’ Hustisia',
    description:
      'The Supreme and Superior Court in Susupe. The clerk’s counters take filings, tell you when a hearing is, and help people who have no lawyer to find the right form.',
    services: [
      'Civil, family and small claims filings',
      'Traffic fines',
      'Marriage by a judge',
      'Copies and certified records',
    ],
    requirements: [
      'A photo ID',
      'The case number, if there is one',
      'Two copies of what you file',
      'No food, weapons or phones in the courtroom',
    ],
    processingTime: 'Filings the same day; copies about 3 working days',
    fees: 'From $20 to file; waived for those who can’t pay (sample)',
  },
  '12': {
    title: 'Department of Labor',
    description:
      'Helps people find work and employers find people. Job fairs, training and the Commonwealth’s register of vacancies are here, and so is the desk for unpaid wages.',
    services: [
      'Job search and referrals',
      'Vacancy announcements',
      'Training and apprenticeships',
      'Complaints about wages and safety',
    ],
    requirements: [
      'A photo ID or passport',
      'A résumé, if you look for work',
      'Pay slips and the contract, for a complaint',
    ],
    processingTime: 'Referrals the same day; complaints about 30 days',
    fees: 'Free for workers; vacancy announcements about $25 (sample)',
  },
  '13': {
    title: 'Office of the Governor',
    description:
      'Press releases, proclamations, boards and commissions, and the office that hears from residents of every village.',
    services: [
      'Letters and requests from residents',
      'Proclamations and messages',
      'Appointments to boards and commissions',
      'Authentication of documents',
    ],
    requirements: [
      'A letter with your name and how to reach you',
      'The original document, for an authentication',
    ],
    processingTime: 'Letters about 2 weeks; authentications 3 working days',
    fees: 'Free; about $10 for an authentication (sample)',
  },
  '14': {
    title: 'Office of the Mayor of Tinian and Aguiguan',
    description:
      'Village roads and parks on Tinian, fiestas, help after storms, and papers that would otherwise need a flight to Saipan.',
    services: [
      'Permits for parks, pavilions and beaches',
      'Residency certificates',
      'Help for elders and after storms',
      'Stray animals and village cleanups',
    ],
    requirements: [
      'A photo ID',
      'Proof of where you live',
      'For a pavilion: the date and the number of guests',
    ],
    processingTime: 'Certificates the same day; pavilions about 3 days',
    fees: 'Certificates about $5; pavilions from $25 (sample)',
  },
  '15': {
    title: 'Commonwealth Utilities Corporation',
    description:
      'Power, water and sewer on Saipan, Tinian and Rota. Open, move or close an account, pay a bill, or report an outage or a leak.',
    services: ['New connections', 'Bills and payment plans', 'Outages and leaks', 'Solar and net metering'],
    requirements: [
      'A photo ID',
      'Lease or title of the home',
      'For a new line: an electrical inspection',
      'A deposit',
    ],
    processingTime: 'Connections about 3 working days',
    fees: 'Deposit from $150 for a home (sample)',
  },
} satisfies Record<string, ServiceText>

export type ServiceTexts = Record<keyof typeof english, ServiceText>

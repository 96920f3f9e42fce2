/** What an employer says of a job, in one language. */
export type JobText = {
  readonly title: string
  readonly description: string
  readonly responsibilities: string[]
  readonly requirements: string[]
  readonly benefits: string[]
  readonly companyDescription: string
}

export const english = {
  '1': {
    title: 'Front Desk Agent',
    description:
      'You are the first face our guests see after a night flight, and the last before they leave. Three shifts, mostly evenings, in a hotel of 84 rooms by the lagoon.',
    responsibilities: [
      'Check guests in and out',
      'Answer calls and messages in at least two languages',
      'Balance the register at the end of the shift',
      'Help with tours, taxis and lost luggage',
    ],
    requirements: [
      'English and Korean, Japanese or Chinese',
      'One year with guests or customers',
      'Evenings and weekends',
    ],
    benefits: ['Meals on duty', 'Health insurance after 90 days', 'Two weeks of paid leave'],
    companyDescription:
      'Latte Shores is a family-run beach hotel in Garapan with a staff of 40, many of them with us for more than ten years.',
  },
  '2': {
    title: 'Dive Instructor',
    description:
      'Teach beginners in the lagoon and guide certified divers at the Grotto, Obyan and the wrecks off Tanapag. Small groups: four guests to one instructor, no exceptions.',
    responsibilities: [
      'Teach open water and advanced courses',
      'Guide two dives a day',
      'Look after tanks, regulators and the boat',
      'Check weather and currents before each dive',
    ],
    requirements: [
      'PADI or SSI instructor, in teaching status',
      'Emergency first response and oxygen provider',
      'English and one more language',
      'Fit to dive, with a doctor’s note',
    ],
    benefits: ['Free use of equipment', 'Share of tips', 'Help with renewals and insurance'],
    companyDescription:
      'Tasi Blue Divers has taken people under water from Garapan since 1998, with two boats and its own pool.',
  },
  '3': {
    title: 'Line Cook',
    description:
      'Kelaguen, tinaktak and red rice by noon, the grill at night. A small open kitchen in Chalan Kanoa that cooks what the fishermen bring.',
    responsibilities: [
      'Prepare and cook lunch or dinner',
      'Keep the station clean and labeled',
      'Take in and store fresh fish',
      'Help plan the specials',
    ],
    requirements: [
      'One year in a kitchen',
      'Food handler certificate, or willing to get it',
      'About 25 hours a week, some weekends',
    ],
    benefits: ['Meals', 'Share of tips', 'A fixed schedule two weeks ahead'],
    companyDescription:
      'Donne’ Kitchen is a restaurant of twelve tables that serves Chamorro food with the hot pepper it is named for.',
  },
  '4': {
    title: 'Registered Nurse',
    description:
      'A clinic on Rota where you know your patients by name. You work with two doctors, look after wounds and diabetes, and ride along when the ambulance needs a nurse.',
    responsibilities: [
      'Examine patients and give medicine',
      'Teach people with diabetes and their families',
      'Keep records',
      'Be on call one weekend a month',
    ],
    requirements: [
      'NCLEX passed and a license for the Commonwealth',
      'Two years as a nurse',
      'Basic life support certificate',
    ],
    benefits: [
      'Housing for the first six months',
      'Health insurance and retirement plan',
      'A flight to Saipan or Guam every three months',
    ],
    companyDescription:
      'Songsong Care Clinic serves the families of Rota with general medicine, a small laboratory and a pharmacy.',
  },
  '5': {
    title: 'Construction Carpenter',
    description:
      'Concrete forms, roofs and typhoon shutters on Tinian. Work for at least a year, most of it within a short drive of San Jose.',
    responsibilities: [
      'Build and strip concrete forms',
      'Frame roofs and hang shutters',
      'Read plans and measure',
      'Keep the site safe and tidy',
    ],
    requirements: ['Two years as a carpenter', 'Your own hand tools', 'A driver license'],
    benefits: ['Overtime pay', 'Transport to the site', 'Housing on Tinian if you come from another island'],
    companyDescription:
      'Marpo Builders puts up houses and schools that stand in a typhoon. We have 30 people and our own block plant.',
  },
  '6': {
    title: 'Staff Accountant',
    description:
      'Keep the books of a dozen island businesses, from dive shops to a bakery. Busy at the end of a quarter, quiet and flexible in between.',
    responsibilities: [
      'Monthly bookkeeping and reconciliation',
      'Gross revenue tax and payroll',
      'Yearly statements',
      'Answer questions of clients',
    ],
    requirements: ['Degree in accounting', 'Two years of practice', 'Sure with spreadsheets and QuickBooks'],
    benefits: ['Health insurance', 'One day a week from home', 'Paid courses toward the CPA'],
    companyDescription:
      'Sunset Ledger is an office of six accountants in Gualo Rai that works for small businesses on all three islands.',
  },
  '7': {
    title: 'Teacher Aide',
    description:
      'Help in a classroom of eighteen second graders: reading in small groups, snacks, scraped knees. School days only, 7:30 AM to 1:30 PM.',
    responsibilities: [
      'Read with small groups',
      'Prepare materials',
      'Watch over breaks and lunch',
      'Support two children with special needs',
    ],
    requirements: [
      'High school diploma or GED',
      'Police and health clearance',
      'Patience, and a liking for children',
    ],
    benefits: ['School holidays free', 'Half the tuition for your own child', 'Training days'],
    companyDescription:
      'Flame Tree Academy in Kagman is a private school from kindergarten to grade eight with 160 children.',
  },
  '8': {
    title: 'Shuttle Driver',
    description:
      'Drive guests between the airport, the hotels and the beaches in a van for twelve. Early mornings and late nights alternate by week.',
    responsibilities: [
      'Drive safely and on time',
      'Help with luggage and child seats',
      'Wash and check the van every day',
      'Keep the trip log',
    ],
    requirements: [
      'Driver license without violations for three years',
      'Good English',
      'Able to lift 50 pounds',
    ],
    benefits: ['Tips are yours', 'Overtime pay', 'Health insurance after 90 days'],
    companyDescription:
      'Island Breeze Shuttle runs eight vans on Saipan for hotels, tour guides and families.',
  },
} satisfies Record<string, JobText>

export type JobTexts = Record<keyof typeof english, JobText>

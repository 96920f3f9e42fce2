import { addDays, localDate } from '../../ground/i18n/local-time.ts'
import type { EventFacts } from './sample-facts.server.ts'
import { organizers } from './sample-organizers.server.ts'
import { between, firstOfNextMonth, firstOn, forTwelveWeeks, on, weekdays } from './sample-times.server.ts'

/**
 * Six events in the days and weeks after `seededAt`: on whichever day of a month or week that is, there is one in the
 * next seven days, one in what is left of the month, and one in the next month.
 */
export function comingSamples(seededAt: Date): EventFacts[] {
  const today = localDate(seededAt)
  const daysBefore = (days: number) => new Date(seededAt.getTime() - days * 24 * 3_600_000)
  const conference = firstOn(weekdays.wednesday, addDays(firstOfNextMonth(today), 7))
  return [
    {
      ref: '7',
      organizer: organizers.marketFriends,
      island: 'saipan',
      village: 'Garapan',
      address: 'Paseo de Marianas',
      lng: 145.7178,
      lat: 15.2055,
      featured: false,
      createdAt: daysBefore(20),
      category: 'community',
      tags: ['market', 'food', 'dance'],
      times: forTwelveWeeks(firstOn(weekdays.thursday, today), '17:00', '21:00'),
    },
    {
      ref: '8',
      organizer: organizers.artsCircle,
      island: 'saipan',
      village: 'Susupe',
      address: 'Civic Center, Beach Road',
      lng: 145.7035,
      lat: 15.153,
      featured: true,
      createdAt: daysBefore(40),
      category: 'family-friendly',
      tags: ['art', 'crafts', 'culture', 'free entry'],
      times: [between(today, '10:00', addDays(today, 2), '18:00')],
    },
    {
      ref: '9',
      organizer: organizers.sailors,
      island: 'tinian',
      village: 'San Jose',
      address: 'Kammer Beach',
      lng: 145.6225,
      lat: 14.967,
      featured: false,
      createdAt: daysBefore(12),
      category: 'other',
      tags: ['sailing', 'culture', 'navigation'],
      times: [on(firstOn(weekdays.sunday, addDays(today, 8)), '08:30', '15:00')],
    },
    {
      ref: '10',
      organizer: organizers.soundCollective,
      island: 'saipan',
      village: 'Garapan',
      address: 'American Memorial Park',
      lng: 145.7185,
      lat: 15.2145,
      featured: true,
      createdAt: daysBefore(8),
      category: 'community',
      tags: ['fireworks', 'live music', 'families'],
      times: [on(firstOn(weekdays.saturday, addDays(today, 15)), '17:00', '21:00')],
    },
    {
      ref: '11',
      organizer: organizers.businessCircle,
      island: 'saipan',
      village: 'Susupe',
      address: 'Multi-Purpose Center, Beach Road',
      lng: 145.7055,
      lat: 15.1555,
      featured: false,
      createdAt: daysBefore(25),
      category: 'business',
      tags: ['conference', 'tourism', 'workshops'],
      times: [on(conference, '08:30', '17:00'), on(addDays(conference, 1), '09:00', '16:00')],
    },
    {
      ref: '12',
      organizer: organizers.sunrise,
      island: 'saipan',
      village: 'San Vicente',
      address: 'Laulau Beach',
      lng: 145.757,
      lat: 15.163,
      featured: false,
      createdAt: daysBefore(5),
      category: 'wellness',
      tags: ['yoga', 'beach', 'sunrise'],
      times: forTwelveWeeks(firstOn(weekdays.saturday, today), '06:30', '07:30'),
    },
  ]
}

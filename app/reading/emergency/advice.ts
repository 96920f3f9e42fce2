import { msg } from '@lingui/core/macro'

/** The governor declares them for each island, from the quietest to the worst. */
export const stormConditions = [
  {
    number: 'IV',
    meaning: msg`Normal conditions. A storm could still arrive within 72 hours, at any time of year.`,
    advice: msg`Keep supplies for a week: water, food, medicine, batteries.`,
  },
  {
    number: 'III',
    meaning: msg`Damaging winds are possible within 48 hours.`,
    advice: msg`Fill water tanks and gas tanks, store drinking water, and bring in anything that could blow away.`,
  },
  {
    number: 'II',
    meaning: msg`Damaging winds are expected within 24 hours.`,
    advice: msg`Close the shutters. Go to a shelter now if your house is not concrete or can flood.`,
  },
  {
    number: 'I',
    meaning: msg`Damaging winds are expected within 12 hours, or are here.`,
    advice: msg`Stay inside, away from windows, until the all clear.`,
  },
] as const

export const beforeTyphoon = [
  msg`Store drinking water: one gallon (4 liters) per person per day, for a week.`,
  msg`Charge phones and power banks; have cash, a flashlight and a battery radio.`,
  msg`Put passports, papers and medicine into a waterproof bag.`,
  msg`Tell someone where you will be. Visitors: ask your hotel what it does in a storm.`,
  msg`Move away from the shore and from low ground; waves come before the wind.`,
] as const

export const afterTyphoon = [
  msg`Calm may be the eye: stay inside until officials say that it is over.`,
  msg`Keep away from power lines on the ground and from flooded roads.`,
  msg`Never run a generator or a grill indoors: its fumes kill.`,
  msg`Boil tap water until it is declared safe.`,
  msg`Send text messages: they often get through when calls do not.`,
] as const

export const earthquake = [
  msg`Drop, cover your head, hold on. Stay inside until the shaking stops.`,
  msg`Then leave damaged buildings by the stairs, and expect aftershocks.`,
  msg`At the shore, a long or strong quake is the tsunami warning: do not wait for another.`,
] as const

export const tsunami = [
  msg`Go uphill or inland at once, on foot if roads are full: 30 meters up, or the third floor of a concrete building.`,
  msg`The sea may draw back first. Never go to look.`,
  msg`More waves follow for hours. Come back only after the all clear.`,
] as const

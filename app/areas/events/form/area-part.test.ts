import { expect, test } from 'vitest'
import { eventPart } from './area-part.server.ts'

const market = { date: ['2030-01-03'], start: ['17:00'], end: ['21:00'], every: ['week'] }

test('an event that repeats for too long is refused at once', () => {
  const begun = performance.now()
  const long = eventPart.read({ ...market, every: ['day'], until: ['2099-12-31'] })
  expect(long).toEqual({ problems: { until: 'invalid' } })
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(eventPart.read({ ...market, until: ['2030-12-31'] })).toHaveProperty('part')
})

test('an event that ends before it starts is refused at its end, unless it is said to end the next day', () => {
  const party = { ...market, start: ['21:00'], end: ['02:00'], every: ['once'] }
  expect(eventPart.read(party)).toEqual({ problems: { end: 'invalid' } })
  expect(eventPart.read({ ...party, end: ['21:00'] })).toEqual({ problems: { end: 'invalid' } })
  expect(eventPart.read({ ...party, overnight: ['on'] })).toHaveProperty('part.overnight', 'on')
})

test('dates that nothing can be done with are refused', () => {
  expect(eventPart.read({ ...market, until: ['9999-12-31'] })).toEqual({ problems: { until: 'invalid' } })
  expect(eventPart.read({ ...market, date: ['9999-12-31'], every: ['once'] })).toEqual({
    problems: { date: 'invalid' },
  })
})

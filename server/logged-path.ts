import type { Routes } from './route-queries.ts'

/**
 * Writes paths for the log: who has it alone can't open what is opened by a secret in its address, as the route
 * declares it (`:secret`, `:token`). `/bookings/guest/7/x/change` becomes `/bookings/guest/7/:secret/change`.
 */
export function loggedPaths(routes: Routes): (path: string) => string {
  const places = Object.values(routes).flatMap((route) => {
    const [, before, name] = /^(.*\/):(secret|token)\b/.exec(`/${route?.path ?? ''}`) ?? []
    if (before === undefined || name === undefined) return []
    const form = before.replaceAll('/', '/+').replaceAll(/:\w+/g, '[^/]+')
    return [{ form: new RegExp(`^(${form})[^/]+`, 'i'), shown: `$1:${name}` }]
  })
  return (path) => places.reduce((shown, place) => shown.replace(place.form, place.shown), path)
}

import { distance } from 'fastest-levenshtein'

const shortest = 7 // letters: of shorter names, such as PATH and PORT, many are alike
const long = 12

/** A sentence for each variable that is no setting and looks like one that isn't given. */
export function* misspelled(given: Record<string, string | undefined>, settings: readonly string[]) {
  for (const name of Object.keys(given)) {
    if (name.length < shortest || settings.includes(name)) continue
    const meant = settings.find((setting) => !given[setting] && isAlike(name.toUpperCase(), setting))
    if (meant) yield `${name} is no setting: did you mean ${meant}? Correct its name or remove it`
  }
}

/** A long one that begins with the same word may differ more, as TRUSTED_PROXY does from TRUSTED_PROXIES. */
function isAlike(name: string, setting: string) {
  const [word] = setting.split('_')
  return distance(name, setting) <= (setting.length >= long && name.startsWith(`${word}_`) ? 3 : 2)
}

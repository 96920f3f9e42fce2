import { distance } from 'fastest-levenshtein'

const shortest = 7 // letters: of shorter names, such as PATH and PORT, many are alike

/** A sentence for each variable that is no setting and looks like one that isn't given. */
export function* misspelt(given: Record<string, string | undefined>, settings: readonly string[]) {
  for (const name of Object.keys(given)) {
    if (name.length < shortest || settings.includes(name)) continue
    const meant = settings.find((setting) => !given[setting] && distance(name, setting) <= 2)
    if (meant) yield `${name} is no setting: did you mean ${meant}? Correct its name or take it away`
  }
}

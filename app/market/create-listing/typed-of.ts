import type { FormTexts } from '../../ground/forms/form-texts.ts'

/** Fields that steer the form and are no part of the listing. */
const notTyped = /^(version$|go$|draft$|typeName$|photo)/
const most = { fields: 300, characters: 100_000 }

/** What was typed in a form, without pictures and the fields that steer it. */
export function typedOf(form: FormData): FormTexts {
  const typed = new Map<string, string[]>() // a name may be one that every object has
  let left = most.characters
  for (const [name, value] of form) {
    if (
      typeof value !== 'string' ||
      value === '' ||
      notTyped.test(name) ||
      !/^[A-Za-z][\w.]{0,59}$/.test(name)
    )
      continue
    left -= value.length
    if (left < 0 || typed.size >= most.fields) break
    typed.set(name, [...(typed.get(name) ?? []), value.replaceAll('\r\n', '\n').replaceAll('\0', '')])
  }
  return Object.fromEntries(typed)
}

import { textIn, type TypedForm } from '../../../ground/forms/typed.ts'
import { longest } from '../requests/longest.ts'

export type StormWordsProblem = 'missing' | 'long'

/** What a form tells the guests, and why that can't be sent; null: it can. */
export function stormWordsIn(form: TypedForm): { words: string; wordsProblem: StormWordsProblem | null } {
  const words = textIn(form, 'words')
  if (!words) return { words, wordsProblem: 'missing' }
  return { words, wordsProblem: words.length > longest.ownerWords ? 'long' : null }
}

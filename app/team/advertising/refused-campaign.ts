import type { SenderProblem } from '../../ground/forms/guard-fields.tsx'
import type { SentPictureProblem } from '../../ground/forms/picture-of.server.ts'
import { fileIn, textIn } from '../../ground/forms/typed.ts'
import { type Slot, slotNames } from './campaign.ts'
import type { CampaignValues, Errors } from './campaign-fields.ts'

/** `size`: it is not as large as its place; sent once more, it is taken. */
export type PictureProblem = 'missing' | SentPictureProblem | 'size'
/** A picture that is with us already, so that no one has to choose it again. */
export type KeptPicture = { readonly name: string; readonly width: number; readonly height: number }
export type KeptPictures = Partial<Record<Slot, KeptPicture>>
export type PictureErrors = Partial<Record<Slot, PictureProblem>>

/** The file input of a slot, and the hidden field that names the picture which is kept for it. */
export const pictureField = (slot: Slot) => `${slot}Ad`
export const keptField = (slot: Slot) => `${slot}Kept`

/** The price that the form shows, and how much of it is covered by credit, in cents. */
export const priceField = 'price'
export const creditField = 'credit'

/** The button that only reloads the form, with the subcategories and the price of the current values. */
export const refreshButton = 'refresh'

/** Why a campaign was refused, with the form's values. */
export type RefusedCampaign = {
  readonly errors: Errors | null
  readonly pictureErrors: PictureErrors
  /** `price`: it, or what credit covers of it, has changed since the form was opened. */
  readonly problem: SenderProblem | 'unverified' | 'price' | null
  readonly written: CampaignValues
  readonly kept: KeptPictures
  readonly opened: string
}

/** In the browser: the pictures that are with us already, as the hidden fields name them. */
export function keptOf(form: FormData): KeptPictures {
  const kept: KeptPictures = {}
  for (const slot of slotNames) {
    const [name = '', width, height] = textIn(form, keptField(slot)).split(' ')
    if (name) kept[slot] = { name, width: Number(width), height: Number(height) }
  }
  return kept
}

/** In the browser: problems of a picture input that can be detected without reading the file. */
export function fileErrors(form: FormData, largest: number): PictureErrors {
  const errors: PictureErrors = {}
  for (const slot of slotNames) {
    const file = fileIn(form, pictureField(slot), largest)
    if (file === 'large') errors[slot] = file
    else if (file !== 'none' && !file.type.startsWith('image/')) errors[slot] = 'type'
    else if (file === 'none' && !form.get(keptField(slot))) errors[slot] = 'missing'
  }
  return errors
}

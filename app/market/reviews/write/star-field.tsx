import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { FieldError } from '../../../ground/ui/field-error.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { useCorrection } from '../../../ground/ui/use-correction.ts'
import { starChoices } from './review-form.ts'

/** One to five stars, as radio buttons: styles fill those up to the chosen one. */
export function StarField({ chosen, error }: { chosen: string; error: string | undefined | false }) {
  const id = useId()
  const correction = useCorrection(error)
  return (
    <fieldset
      onInput={correction.onInput}
      aria-describedby={correction.error ? id : undefined}
      className="min-w-0"
    >
      <legend className="text-sm font-semibold">
        <Trans>Your rating</Trans>
      </legend>
      <div className="-ml-1.5 flex w-fit">
        {starChoices.map((one) => (
          <label
            key={one}
            className="relative grid size-12 place-items-center rounded-md text-text-faint hover:text-star has-checked:[&>svg]:fill-current has-[~label_input:checked]:[&>svg]:fill-current has-checked:text-star has-focus-visible:outline-2 has-focus-visible:outline-focus has-[~label:hover]:text-star has-[~label_input:checked]:text-star"
          >
            <input
              type="radio"
              name="rating"
              value={one}
              required
              defaultChecked={one === chosen}
              data-invalid={correction.error ? '' : undefined}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <Icon name="star" className="size-8" />
            <span className="sr-only">
              <StarCount stars={Number(one)} />
            </span>
          </label>
        ))}
      </div>
      {correction.error && <FieldError id={id}>{correction.error}</FieldError>}
    </fieldset>
  )
}

const StarCount = ({ stars }: { stars: number }) => <Plural value={stars} one="# star" other="# stars" />

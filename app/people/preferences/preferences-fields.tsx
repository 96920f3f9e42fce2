import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { languageTags, languages } from '../../ground/i18n/languages.ts'
import { languageNames } from './languages.ts'
import { type Preferences, type VisitorType, visitorTypes } from './preferences.ts'

/** The fields for language and island, for the dialog and the page, and for the kind of visitor if given. */
export function PreferencesFields({
  language,
  island,
  visitorType,
}: Preferences & { visitorType?: VisitorType }) {
  const { t } = useLingui()
  const translated = { en: t`English`, ko: t`Korean`, ja: t`Japanese`, zh: t`Chinese` }
  const islandNames = { all: t`All Islands`, saipan: t`Saipan`, tinian: t`Tinian`, rota: t`Rota` }
  const typeNames = { Visitor: t`Visitor`, Resident: t`Resident`, 'Business owner': t`Business owner` }
  return (
    <>
      <fieldset className="mt-3">
        <legend className="mb-1.5 font-semibold">
          <Trans>Language</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {languages.map((one) => (
            <Option key={one} name="language" value={one} chosen={one === language}>
              {translated[one]}
              {translated[one] !== languageNames[one] && (
                <span lang={languageTags[one]}>{languageNames[one]}</span>
              )}
            </Option>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-3">
        <legend className="mb-1.5 font-semibold">
          <Trans>Island</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {(['all', 'saipan', 'tinian', 'rota'] as const).map((one) => (
            <Option key={one} name="island" value={one} chosen={one === island}>
              {islandNames[one]}
            </Option>
          ))}
        </div>
      </fieldset>
      {visitorType && (
        <fieldset className="mt-3">
          <legend className="mb-1.5 font-semibold">
            <Trans>You are here as</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {visitorTypes.map((one) => (
              <Option key={one} name="visitorType" value={one} chosen={one === visitorType}>
                {typeNames[one]}
              </Option>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

const Option = (option: { name: string; value: string; chosen: boolean; children: ReactNode }) => (
  <label className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-4 text-sm font-medium inset-ring inset-ring-line-strong hover:bg-surface-2 has-checked:bg-brand-soft has-checked:text-on-brand-soft has-checked:inset-ring-2 has-checked:inset-ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
    <input
      type="radio"
      name={option.name}
      value={option.value}
      defaultChecked={option.chosen}
      data-first-focus={option.chosen || undefined}
      className="sr-only"
    />
    {option.children}
  </label>
)

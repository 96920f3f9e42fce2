import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { useFirstError } from '../../ground/forms/use-first-error.ts'
import { type Language, languageOfTag, languages, languageTags } from '../../ground/i18n/languages.ts'
import { languageNames } from '../../people/preferences/languages.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { ContentField } from './content-field.tsx'
import type { FormField, ItemProblems, ItemValues } from './field.ts'
import type { LoadedItem } from './load-item.server.ts'

/**
 * All that there is to write of an item. It is sent as a document, so that a preview can be one in a tab of its own.
 */
export function ItemForm({
  item,
  shown: { written, version },
  problems,
  kept,
  decisions,
  onType,
}: {
  item: LoadedItem
  /** What it begins with. */
  shown: { written: ItemValues; version: string }
  problems: ItemProblems
  /** Under which this browser keeps what is typed. */
  kept: string
  /** Counts the writer's decisions about the kept text: after each the focus comes back here. */
  decisions: number
  onType: (form: HTMLFormElement) => void
}) {
  const { t, i18n } = useLingui()
  const { ref, fields, address, previewAt } = item
  const form = useFirstError(problems)
  useEffect(() => {
    if (decisions > 0) form.current?.focus()
  }, [decisions, form])
  const fieldsIn = (language: string | null) =>
    fields
      .filter((field) => field.language === language)
      .map((field) => (
        <ContentField
          key={field.name}
          field={field}
          value={written[field.name] ?? ''}
          problem={problems[field.name]}
          isFixed={field.isFixed && item.version !== ''}
        />
      ))
  const isTranslated = fields.some(({ language }) => language)
  const wrong = languagesOf(fields, ({ name }) => name in problems)
  const changed = languagesOf(fields, ({ name }) => written[name] !== item.written[name])
  // What opens at first; from then on its writer opens and closes.
  const [opened] = useState(wrong[0] ?? changed[0] ?? languageOfTag(i18n.locale))
  const [, hash] = address?.split('#') ?? []
  return (
    <Form
      ref={form}
      reloadDocument
      method="post"
      encType="multipart/form-data"
      noValidate
      tabIndex={-1}
      aria-label={item.kind.title}
      onInput={(event) => onType(event.currentTarget)}
      className="grid max-w-160 gap-5 outline-none"
    >
      {/* What the Enter key presses. */}
      <button type="submit" hidden aria-label={t({ message: 'Save', context: 'form' })} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="kept" value={kept} />
      <input type="hidden" name="ref" value={ref ?? ''} />
      {fieldsIn(null)}
      {isTranslated &&
        languages.map((language) => (
          <LanguagePart
            key={language}
            language={language}
            isOpen={language === opened}
            isWrong={wrong.includes(language)}
          >
            {fieldsIn(language)}
          </LanguagePart>
        ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Trans context="form">Save</Trans>
        </Button>
      </div>
      {previewAt && (
        <fieldset className="min-w-0">
          <legend className="mb-3">
            <Trans>Preview it in a new tab. Visitors won’t see it.</Trans>
          </legend>
          <div className="flex flex-wrap gap-3">
            {languages.map((language) => (
              <PreviewButton
                key={language}
                language={language}
                address={`${previewAt}?lang=${language}${hash ? `#${hash}` : ''}`}
              />
            ))}
          </div>
        </fieldset>
      )}
    </Form>
  )
}

/** The languages of some fields, in their order. */
function languagesOf(fields: readonly FormField[], isOne: (field: FormField) => boolean): Language[] {
  const found = fields.filter(isOne).map((field) => field.language)
  return languages.filter((language) => found.includes(language))
}

/** The texts of one language, of which browsers keep one open. */
const LanguagePart = ({
  language,
  isOpen,
  isWrong,
  children,
}: {
  language: Language
  isOpen: boolean
  isWrong: boolean
  children: ReactNode
}) => (
  <details name="language" open={isOpen} className="group min-w-0 rounded-xl bg-surface px-5 shadow-sm">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
      <span>
        <b id={`in-${language}`} lang={languageTags[language]} className="text-xl">
          {languageNames[language]}
        </b>{' '}
        {isWrong && (
          <span className="text-sm text-danger [details:not(:has([aria-invalid]))_&]:hidden">
            <Trans>Please fix the problems below</Trans>
          </span>
        )}
      </span>
      <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <fieldset className="grid min-w-0 gap-3 pb-5" aria-labelledby={`in-${language}`}>
      {children}
    </fieldset>
  </details>
)

function PreviewButton({ language, address }: { language: Language; address: string }) {
  const { t } = useLingui()
  const name = languageNames[language]
  return (
    <Button
      type="submit"
      tone="line"
      formAction={address}
      formTarget="_blank"
      lang={languageTags[language]}
      aria-label={t`Preview: ${name}`}
    >
      {name}
    </Button>
  )
}

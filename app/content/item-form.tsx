import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { useFirstError } from '../account-settings/use-first-error.ts'
import { type Language, languages, languageTags } from '../i18n/languages.ts'
import { languageNames } from '../preferences/languages.ts'
import { Button } from '../ui/button.tsx'
import { ContentField } from './content-field.tsx'
import type { Problems, Written } from './field.ts'
import type { LoadedItem } from './load-item.server.ts'

/** All that there is to write of an item. It is sent as a document, so that a preview can be one in a tab of its own. */
export function ItemForm({
  item: { ref, fields, version, address, previewAt, removal },
  written,
  problems,
}: {
  item: LoadedItem
  written: Written
  problems: Problems
}) {
  const { t } = useLingui()
  const form = useFirstError(problems)
  const fieldsIn = (language: string | null) =>
    fields
      .filter((field) => field.language === language)
      .map((field) => (
        <ContentField
          key={field.name}
          field={field}
          value={written[field.name] ?? ''}
          problem={problems[field.name]}
          isFixed={field.isFixed && version !== ''}
        />
      ))
  const isTranslated = fields.some(({ language }) => language)
  const [, hash] = address?.split('#') ?? []
  return (
    <Form
      ref={form}
      reloadDocument
      method="post"
      encType="multipart/form-data"
      noValidate
      className="grid max-w-160 gap-5"
    >
      {/* What the Enter key presses. */}
      <button type="submit" hidden aria-label={t`Save`} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="ref" value={ref ?? ''} />
      {fieldsIn(null)}
      {isTranslated &&
        languages.map((language) => (
          <fieldset key={language} className="grid min-w-0 gap-3">
            <legend lang={languageTags[language]} className="mb-3 text-xl font-semibold">
              {languageNames[language]}
            </legend>
            {fieldsIn(language)}
          </fieldset>
        ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
        {removal !== null && (
          <Button type="submit" tone="line" name="go" value="delete">
            {removal || <Trans>Delete</Trans>}
          </Button>
        )}
      </div>
      {previewAt && (
        <fieldset className="min-w-0">
          <legend className="mb-3">
            <Trans>Look at it first, in a new tab. Visitors see nothing of it.</Trans>
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

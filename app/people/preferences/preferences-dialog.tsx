import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { languageOfTag } from '../../ground/i18n/languages.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Dialog } from '../../ground/ui/dialog.tsx'
import { languageIn, withoutLanguage } from '../../ground/query/language.ts'
import { hasVisited } from './first-visit.ts'
import { PreferencesFields } from './preferences-fields.tsx'
import { chosenIn, preferenceCookies, preferencesOf } from './preferences.ts'
import { usePassedPress } from './use-passed-press.ts'

/** Loaded when it is first needed. On the first visit it closes only by saving. */
export default function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [first] = useState(() => !hasVisited())
  usePassedPress(first, onClose)
  const language = languageOfTag(document.documentElement.lang)
  const { island } = preferencesOf(new Headers({ cookie: document.cookie }))

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = chosenIn(new FormData(event.currentTarget))
    for (const cookie of preferenceCookies(chosen, document.cookie)) document.cookie = cookie
    void document.cookie // Reading waits for what was written; a reload could begin without it.
    onClose()
    if (chosen.language !== language) reloadIn()
    else if (chosen.island !== island) void revalidate()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!first}
      title={first ? t`Welcome! Let's personalize your experience` : t`To improve your journey...`}
    >
      <form method="post" action="/preferences" onSubmit={save} className="flex min-h-0 flex-col">
        <div className="overflow-y-auto overscroll-contain px-6 pb-5">
          <PreferencesFields language={language} island={island} />
        </div>
        <div className="flex justify-end border-t border-line px-6 pt-3.5 pb-5">
          <Button type="submit" className="max-sm:w-full">
            <Trans>Save Preferences</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A document never changes its language: reloads the page without `?lang=`, which would override the choice. */
function reloadIn() {
  const address = new URL(location.href)
  if (languageIn(address)) location.replace(withoutLanguage(address))
  else location.reload()
}

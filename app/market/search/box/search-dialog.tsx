import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from 'react-router'
import { buttonClass } from '../../../ground/ui/button.tsx'
import { Dialog } from '../../../ground/ui/dialog.tsx'
import { Icon } from '../../../ground/ui/icon.tsx'
import { SearchField } from './search-field.tsx'

/** The search over the whole directory from any page; loaded when it is first opened. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Search the directory`}
      className="max-sm:h-dvh max-sm:max-h-none sm:mx-auto sm:mt-16 sm:max-h-[calc(100dvh-5rem)] sm:w-140 sm:rounded-xl"
    >
      <Form
        action="/search"
        role="search"
        onSubmit={onClose}
        className="overflow-y-auto overscroll-contain px-6 pb-6"
      >
        <SearchField first inFlow onPick={onClose} />
        <button type="submit" className={`${buttonClass({ tone: 'action', size: 'lg', wide: true })} mt-3`}>
          <Icon name="search" />
          <Trans>Search</Trans>
        </button>
      </Form>
    </Dialog>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ground/ui/icon.tsx'
import { problemText } from './problem-text.ts'
import type { RefusedFile } from './photos.ts'

/** Which of the files that were just chosen are not among the photos, and why; the others are. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  const { i18n } = useLingui()
  if (files.length === 0) return null
  return (
    <div role="alert" className="flex gap-2 text-danger">
      <Icon name="circle-alert" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Trans>These files were not added:</Trans>
        </p>
        <ul>
          {files.map(({ name, problem }, at) => (
            <li key={at}>
              <b className="font-semibold">{name}</b>: {problemText(problem, i18n)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ground/ui/icon.tsx'
import { problemText } from './problem-text.ts'
import type { RefusedFile } from './photos.ts'

/** Which of the files that just came are no pictures of the draft, and why; the others are. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  const { i18n } = useLingui()
  return (
    <div role="alert" className="flex gap-2 text-danger">
      <Icon name="circle-alert" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Trans>These files were not added. The others were:</Trans>
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

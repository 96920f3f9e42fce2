import { Trans, useLingui } from '@lingui/react/macro'
import { scanTexts } from '../../../ground/forms/scan-texts.ts'
import { formatNumber } from '../../../ground/i18n/format.ts'
import { type FileProblem, largestFile, mostRows } from './fault.ts'

/** Why a file can't be tried, and what to do. */
export function FileProblemText({ problem: given }: { problem: FileProblem }) {
  const { i18n } = useLingui()
  const megabytes = largestFile / 2 ** 20
  const rows = formatNumber(mostRows, i18n.locale)
  switch (given.problem) {
    case 'none':
      return <Trans>Please choose a file.</Trans>
    case 'large':
      return <Trans>This file is larger than {megabytes} MB.</Trans>
    case 'harmful':
    case 'unscanned':
      return i18n._(scanTexts[given.problem])
    case 'many':
      return <Trans>This file has more than {rows} rows. Please divide it.</Trans>
    case 'empty':
      return <Trans>This file has no rows below its header.</Trans>
    case 'encoding':
      return <Trans>This file is not in UTF-8. Save it as “CSV UTF-8” and choose it again.</Trans>
    case 'semicolons':
      return (
        <Trans>
          The columns of this file are separated by semicolons. Separate them with commas: in your
          spreadsheet, choose the comma as the separator when you save the file as CSV.
        </Trans>
      )
    case 'quotes': {
      const { row } = given
      return (
        <Trans>
          Row {row} has a single quotation mark. Double it within a cell, and put that cell in quotation
          marks.
        </Trans>
      )
    }
    case 'long': {
      const { row } = given
      return <Trans>Row {row} is longer than a listing can be. Is a quotation mark missing there?</Trans>
    }
    case 'columns':
      return <ColumnsText {...given} />
  }
}

type Columns = Extract<FileProblem, { problem: 'columns' }>
const mostNamed = 20

/** The header of a file comes from anywhere: only its beginning is said. */
function ColumnsText({ missing, unknown, twice }: Columns) {
  const { t } = useLingui()
  const list = (names: readonly string[]) =>
    names
      .slice(0, mostNamed)
      .map((name) => name.slice(0, 60) || t`(empty)`)
      .join(', ') + (names.length > mostNamed ? ' …' : '')
  const [lacking, strange, double] = [missing, unknown, twice].map(list)
  return (
    <span className="wrap-anywhere">
      <Trans>The first row has to name columns of an export, with id or key among them.</Trans>{' '}
      {lacking && <Trans>Missing: {lacking}.</Trans>} {strange && t`Unknown: ${strange}.`}{' '}
      {double && <Trans>Listed twice: {double}.</Trans>}
    </span>
  )
}

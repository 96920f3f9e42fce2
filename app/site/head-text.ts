import { holdText } from '../ground/ui/hold-text.ts'
import { themeText } from '../ground/ui/theme-text.ts'

/** The script before everything else on each page that React takes over. */
export const headText = `${themeText};${holdText}`

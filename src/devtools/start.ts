import { needTexts } from '#src/i18n/i18n.ts'
import { takeOver, type Opened } from './link.ts'
import { Panel } from './panel.tsx'

/** Takes over what belongs to the browser of a link that was opened, before the app is drawn. */
export const arrive = async (opened: Opened): Promise<void> => {
  await needTexts('panel')
  await takeOver(opened)
}

/** The panel, with its words at hand. */
export const loadPanel = async (): Promise<typeof Panel> => {
  await needTexts('panel')
  return Panel
}

import { needTexts } from '#src/i18n/i18n.ts'
import { takeOver, type Opened } from './link.ts'
import { Devtools } from './devtools.tsx'

/** Takes over what belongs to the browser of a link that was opened, before the app is drawn. */
export const arrive = async (opened: Opened): Promise<void> => {
  await needTexts('devtools')
  await takeOver(opened)
}

/** The question that a link asks, with its words at hand. */
export const loadOpenLink = async () => {
  await needTexts('devtools')
  return import('./open-link.tsx')
}

/** The devtools, with their words at hand. */
export const loadDevtools = async (): Promise<typeof Devtools> => {
  await needTexts('devtools')
  return Devtools
}

import type { Page } from '@playwright/test'
import type { T } from '../words.ts'
import { settled } from './settled.ts'

/** Problems of the screen shown while its calls fail; `call` is the failing one, if it is only one. */
export const problemsOf = async (page: Page, t: T, call?: string): Promise<string[]> => {
  const seen = await settled(page, call)
  const headings = [...seen.titles, ...seen.subtitles]
  // An office cannot show a screen without its menu.
  const whole = [t('error.broken'), t('error.notFound'), ...(call?.endsWith('/load_menu') ? [] : [t('error.loading')])]
  return [
    ...(seen.busy ? ['keeps loading'] : []),
    ...headings.filter(title => whole.includes(title)).map(title => `shows only "${title}"`),
    ...(seen.titles.length === 1 ? [] : [`has ${seen.titles.length} titles`]),
  ]
}

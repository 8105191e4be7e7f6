import type { Camera } from '../pictures/camera.ts'
import { halfOf, looksOf, type Look } from '../pictures/look.ts'

/** A screen or a story that pictures are taken of. */
export type Subject = {
  /** The heading under which its pictures are shown. */
  readonly group: string
  readonly name: string
  readonly widths: readonly number[]
  /** A story that acts reads English texts, so it cannot be shown in another language. */
  readonly onlyEnglish?: boolean
  /** Looks with the same stage can be shown one after the other without loading the page. */
  readonly stageOf: (look: Look) => string
  /** Loads the page and shows the subject. @returns whether it came to rest. */
  readonly open: (camera: Camera, look: Look) => Promise<boolean>
  /** Shows the subject in the page that another subject of the same chain has opened. @returns whether it came to rest. */
  readonly follow: (camera: Camera, look: Look) => Promise<boolean>
  /** Shows the subject, which is shown already, in another look of the same stage. @returns whether it came to rest. */
  readonly turn: (camera: Camera, look: Look) => Promise<boolean>
}

/** Subjects that can be shown one after the other in the same page. */
export type Chain = readonly Subject[]

/** What pictures to take: all, or the half that a seed picks. */
export type Choice = { readonly all: boolean; readonly seed: number }

/** The looks in which a subject is shown. Source: PCT-2. */
export const looksFor = ({ group, widths, onlyEnglish }: Subject, { all, seed }: Choice): readonly Look[] =>
  (all ? looksOf(widths) : halfOf(group, looksOf(widths), seed)).filter(({ language }) => !onlyEnglish || language === 'en')

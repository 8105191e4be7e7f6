import { z } from 'zod'

/**
 * Fields of a form whose values are read from a record. A field that the record lacks, or has with another type, gets the value of a
 * new record, so that the form opens on whatever a server answers.
 */
export const typedText = z.string().catch('')

/** A number that is typed as text. */
export const typedNumber = (blank: string) => z.union([z.string(), z.number().transform(String)]).catch(blank)

/** 0 or 1. */
export const typedFlag = (blank: 0 | 1) => z.union([z.literal(0), z.literal(1)]).catch(blank)

/** The id of the chosen record, or `blank`. */
export const chosenId = (blank = 0) => z.int().catch(blank)

/** URLs of pictures. */
export const chosenPictures = z.array(z.string()).readonly().catch([])

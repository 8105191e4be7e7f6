import { z } from 'zod'
import { CommentForm } from '#contracts/api/orders/order-comments.ts'

/** 0 while no star is chosen. */
const stars = z.number().int().min(1).max(5)

/** The review as the form takes it: the contract fills in five stars that are not sent, the form asks for them. Source: COM-14. */
export const ChosenStars = CommentForm.extend({ score: stars, agree: stars, service: stars, speed: stars })

/** Values of the review form. */
export type CommentValues = z.input<typeof ChosenStars>

/** A valid review. */
export type CommentSent = z.output<typeof ChosenStars>

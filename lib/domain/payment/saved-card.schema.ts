import { z } from 'zod'

const cardRef = z.string().min(1).max(200)

/** How a card pays that is not entered, or is to be saved. */
export const savedCardChoice = {
  cardRef: cardRef.optional(),
  savesCard: z.boolean().optional(),
}

export const removeCardSchema = z.object({ ref: cardRef })

import { z } from 'zod'
import { addition, field } from './field'
import { whole } from './wire'

export const estimate = z
  .object({
    from: whole.meta(field('Minutes at least', 25)),
    to: whole.meta(field('Minutes at most', 35)),
  })
  .meta({
    id: 'estimate',
    description: 'Minutes from an order for as soon as possible until its customer has it: ready, or delivered',
  })

const NOT_NOW = 'none, as while it takes no such order'

/** A store's estimates; that of a delivery is for the requested place, else for a usual one. */
export const storeEstimates = z
  .object({
    delivery: estimate.nullish().meta(field('Of a delivery', undefined, NOT_NOW)),
    pickup: estimate.nullish().meta(field('Of an order that is picked up', undefined, NOT_NOW)),
    eatin: estimate.nullish().meta(field('Of an order that is eaten in', undefined, NOT_NOW)),
  })
  .nullish()
  .meta(
    addition(
      'How long an order takes at the moment. A list near `latlon` has a delivery to there, else it goes to a usual place',
      undefined,
      'no minutes, which the storefront never makes up',
    ),
  )

import { z } from 'zod'
import { defineCall } from './define-call'
import { amount, filled, text } from './wire'

/** Google's field names, so that one mapper reads both sources. */
const component = z.object({ long_name: text.nullish(), short_name: text.nullish(), types: z.array(filled) })
const result = z.object({
  place_id: text.nullish(),
  formatted_address: text.nullish(),
  address_components: z.array(component).nullish(),
  geometry: z.object({ location: z.object({ lat: amount, lng: amount }).nullish() }).nullish(),
})

export const autocompletePlaces = defineCall({
  name: 'place autocomplete',
  about: 'Places whose text begins like the input, near a location.',
  method: 'GET',
  path: '/api/v7/place/autocomplete',
  access: 'public',
  request: z.object({
    input: z.string().min(1).max(200),
    location: z
      .string()
      .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
      .optional(),
    radius: z.coerce.number().int().max(50_000).default(20_000),
  }),
  records: z.object({ predictions: z.array(z.object({ place_id: filled, description: filled })) }),
})

export const readPlace = defineCall({
  name: 'place details',
  about: 'One place with its address parts and position.',
  method: 'GET',
  path: '/api/v7/place/details',
  access: 'public',
  request: z.object({ place_id: z.string().max(200) }),
  records: z.object({ result }),
})

export const reverseGeocode = defineCall({
  name: 'reverse geocode',
  about: 'The address nearest to a position.',
  method: 'GET',
  path: '/api/v7/place/geocode',
  access: 'public',
  request: z.object({ latlng: z.string().regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/) }),
  records: z.object({ results: z.array(result) }),
})

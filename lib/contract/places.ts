import { z } from 'zod'
import { defineCall } from './define-call'
import { field } from './field'
import { amount, filled, latLon, text } from './wire'

const ID = field('Id of the place', 'robson-st')

/** Google's field names, so that one mapper reads both sources. */
const component = z.object({
  long_name: text.nullish().meta(field('The part in full', 'British Columbia')),
  short_name: text.nullish().meta(field('Its short form', 'BC')),
  types: z.array(filled).meta(field('What it is, as Google names it', ['administrative_area_level_1'])),
})
const result = z
  .object({
    place_id: text.nullish().meta(ID),
    formatted_address: text.nullish().meta(field('The address on one line', '800 Robson St, Vancouver, BC V6Z 2E7')),
    address_components: z
      .array(component)
      .nullish()
      .meta(field('Its parts', undefined, 'the form of the address is not filled')),
    geometry: z
      .object({
        location: z
          .object({ lat: amount.meta(field('Latitude', 49.2819)), lng: amount.meta(field('Longitude', -123.1213)) })
          .nullish()
          .meta(field('Its position', undefined, 'the place cannot be chosen')),
      })
      .nullish()
      .meta(field('Where it is', undefined, 'the place cannot be chosen')),
  })
  .meta({ id: 'place', description: 'A place, in the field names of Google' })

const WITHOUT = 'addresses are typed, and no place is searched, unless `GOOGLE_PLACES_KEY` is set'

export const autocompletePlaces = defineCall({
  name: 'place autocomplete',
  about: 'Places whose text begins like the input, near a location.',
  when: 'A shopper types a place, from six characters; not with `GOOGLE_PLACES_KEY`.',
  part: 'rest',
  addition: WITHOUT,
  method: 'GET',
  path: '/api/v7/place/autocomplete',
  access: 'public',
  request: z.object({
    input: z.string().min(1).max(200).meta(field('What was typed', '800 Robson')),
    location: latLon.optional().meta(field('Near here', '49.2827,-123.1207', 'anywhere')),
    radius: z.coerce.number().int().max(50_000).default(20_000).meta(field('How near, in metres', 20_000)),
  }),
  records: z.object({
    predictions: z
      .array(
        z.object({
          place_id: filled.meta(ID),
          description: filled.meta(field('The place on one line', '800 Robson St, Vancouver')),
        }),
      )
      .meta(field('The places')),
  }),
})

export const readPlace = defineCall({
  name: 'place details',
  about: 'One place with its address parts and position.',
  when: 'A shopper chooses one of the places; not with `GOOGLE_PLACES_KEY`.',
  part: 'rest',
  addition: WITHOUT,
  method: 'GET',
  path: '/api/v7/place/details',
  access: 'public',
  request: z.object({ place_id: z.string().max(200).meta(ID) }),
  records: z.object({ result: result.meta(field('The place')) }),
})

export const reverseGeocode = defineCall({
  name: 'reverse geocode',
  about: 'The address nearest to a position.',
  when: 'A shopper uses their own position, or moves the pin of a map; not with `GOOGLE_PLACES_KEY`.',
  part: 'rest',
  addition: WITHOUT,
  method: 'GET',
  path: '/api/v7/place/geocode',
  access: 'public',
  request: z.object({ latlng: latLon.meta(field('The position', '49.2819,-123.1213')) }),
  records: z.object({ results: z.array(result).meta(field('Addresses, the nearest first')) }),
})

const part = (type: string, long_name: string, short_name = long_name) => ({ long_name, short_name, types: [type] })

/** As the documents and Google write it. */
export const WIRE_ROBSON_STREET = {
  place_id: 'p1',
  formatted_address: '800 Robson St, Vancouver, BC V6Z 3B7, Canada',
  address_components: [
    part('street_number', '800'),
    part('route', 'Robson St'),
    part('locality', 'Vancouver'),
    part('administrative_area_level_1', 'British Columbia', 'BC'),
    part('country', 'Canada', 'CA'),
    part('postal_code', 'V6Z 3B7'),
  ],
  geometry: { location: { lat: 49.281, lng: -123.121 } },
}

export const ROBSON_STREET = {
  id: 'p1',
  label: '800 Robson St, Vancouver, BC V6Z 3B7, Canada',
  street: '800 Robson St',
  city: 'Vancouver',
  region: 'BC',
  country: 'CA',
  postalCode: 'V6Z 3B7',
  lat: 49.281,
  lon: -123.121,
}

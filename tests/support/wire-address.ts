/** As the documents name its fields. */
export const WIRE_ADDRESS = {
  id: 5,
  fn: 'Mei',
  ln: 'Chen',
  tn: '6045550123',
  street: '88 Pacific Blvd',
  zipcd: 'V6B 1A1',
  city: 'Vancouver',
  cntry: 'CA',
  region: 'BC',
  unit: '1203',
  buzz: '33',
  is_default: true,
}

/** In the editor's form. */
export const ADDRESS = {
  id: 5,
  firstName: 'Mei',
  lastName: 'Chen',
  phone: '6045550123',
  street: '88 Pacific Blvd',
  postalCode: 'V6B 1A1',
  city: 'Vancouver',
  country: 'CA',
  region: 'BC',
  unit: '1203',
  buzz: '33',
  isDefault: true,
  lat: null,
  lon: null,
}

/** Who runs the stores; invented. */
export const OWNERS = [
  'Mei Lin Zhao',
  'Daniel Okafor',
  'Priya Raman',
  'Hiroshi Tanabe',
  'Sofia Marchetti',
  'Ji-woo Han',
  'Grace Nguyen',
  'Thomas Bergeron',
  'Aiko Morita',
  'Rafael Ortega',
  'Wei Chen',
  'Hannah Fraser',
  'Kwame Mensah',
  'Emily Lau',
]

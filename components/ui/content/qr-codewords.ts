/** Product in GF(256) with the polynomial of QR codes. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** The generator polynomial of a degree, without its leading 1. */
function generator(degree: number): number[] {
  const factors = Array<number>(degree).fill(0)
  factors[degree - 1] = 1
  let root = 1
  for (let round = 0; round < degree; round++) {
    for (let at = 0; at < degree; at++) factors[at] = multiply(factors[at] ?? 0, root) ^ (factors[at + 1] ?? 0)
    root = multiply(root, 2)
  }
  return factors
}

/** Reed-Solomon codewords of one block. */
export function errorCodewords(data: readonly number[], count: number): number[] {
  const factors = generator(count)
  const rest = Array<number>(count).fill(0)
  for (const word of data) {
    const lead = word ^ (rest.shift() ?? 0)
    rest.push(0)
    for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ multiply(factors[at] ?? 0, lead)
  }
  return rest
}

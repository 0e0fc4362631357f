/** The purpose of a checkout address, as on the wire. */
export const ADDRESS_TYPE = { shipping: 1, billing: 2 } as const

export type AddressType = (typeof ADDRESS_TYPE)[keyof typeof ADDRESS_TYPE]

import type { Address, Customer, openAccounts } from './accounts'
import { type Calls, signed } from './calls'
import { DONE, flag, found, refused } from './wire'

interface LoginBody {
  data: { email: string; password?: string }
}

/** What it does not know is not stored. */
type SentAddress = Partial<Record<string, string | number | boolean>>

const ADDRESS_KEYS = ['fn', 'ln', 'tn', 'street', 'zipcd', 'city', 'cntry', 'region', 'unit', 'buzz']

/** Logging in and out, the profile, the address book. */
export function customerCalls(accounts: ReturnType<typeof openAccounts>): Calls {
  return {
    'POST /api/rest/v8/login': ({ body }) => {
      const { email, password } = (body as LoginBody).data
      const session = accounts.logIn(email, password)
      return session ? found(session) : refused(403, 'Incorrect username or password')
    },
    'GET /api/rest/v7/ping': signed(() => DONE),
    'GET /api/rest/v7/logout': signed((_, { token }) => {
      accounts.logOut(token)
      return DONE
    }),
    'GET /api/rest/v7/customerinfo': signed((customer) => {
      const [defaultAddress = []] = addressRows(customer).filter(({ is_default }) => is_default === '1')
      const names = { first_name: '', last_name: null, nick_name: '', phone: '', profile_pic: '' }
      return found({ ...names, email: customer.email, is_password_set: '1', defaultAddress })
    }),
    'GET /api/rest/v7/customerAddr': signed((customer) => found(addressRows(customer))),
    'POST /api/rest/v7/customerAddr': signed((customer, { body }) => saveAddress(customer, body as SentAddress)),
    'DELETE /api/rest/v7/customerAddr': signed((customer, { body, args: [id] }) => {
      const gone = id ?? `${(body as SentAddress).id}`
      customer.addresses = customer.addresses.filter((address) => address.id !== gone)
      return DONE
    }),
  }
}

const addressRows = ({ addresses, defaultAddressId }: Customer) =>
  addresses.map((address) => ({ ...address, is_default: flag(address.id === defaultAddressId) }))

function saveAddress(customer: Customer, sent: SentAddress) {
  const known = customer.addresses.find(({ id }) => id === `${sent.id}`)
  if (sent.id && !known) return refused(404, 'No such address')
  const address: Address = known ?? { id: `${300 + customer.addresses.length}` }
  for (const key of ADDRESS_KEYS) if (sent[key] !== undefined) address[key] = `${sent[key]}`
  if (!known) customer.addresses.push(address)
  if (sent.is_default === true || sent.is_default === 1) customer.defaultAddressId = address.id
  else if (sent.is_default !== undefined && customer.defaultAddressId === address.id) customer.defaultAddressId = ''
  return DONE
}

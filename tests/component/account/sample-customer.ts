import type { Customer } from '@/lib/domain/account/customer'

export const CUSTOMER: Customer = {
  firstName: 'Mei',
  lastName: 'Chen',
  nickName: '',
  email: 'mei@mail.example',
  phone: '6045550123',
  countryCode: 'CA',
  picture: '/media/avatar/person/7',
  hasPassword: true,
  defaultAddress: null,
}

/** The methods of payment that a store takes: the fields of `pflg`, in order. */
export interface AcceptedPayments {
  creditCard: boolean
  cash: boolean
  points: boolean
  payLater: boolean
  wechat: boolean
  alipay: boolean
  paypalExpress: boolean
  stripe: boolean
  unionPay: boolean
  unionPayExpress: boolean
}

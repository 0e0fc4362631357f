import type { SaleKind } from '@/backend/demo/catalogue/leaf'
import { text } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/site/languages'

/** A size or occasion in which an offer is sold; `{o}` is the offer. */
export interface Variant {
  title: Localised
  /** tenths of the unit price */
  tenths: number
}

const variant = (tenths: number, line: string): Variant => ({ tenths, title: text(line) })

export const VARIANTS: Record<SaleKind, Variant[]> = {
  dine: [
    variant(10, '{o}|{o}|{o}'),
    variant(20, '{o} for two|双人{o}|{o}（二名様）'),
    variant(38, '{o} for four|四人{o}|{o}（四名様）'),
    variant(9, 'Weekday lunch: {o}|工作日午市：{o}|平日昼の{o}'),
    variant(24, '{o} with drinks for two|双人{o}含饮品|{o}とドリンク（二名様）'),
  ],
  treat: [
    variant(10, '{o}|{o}|{o}'),
    variant(19, '{o} for two|双人份{o}|{o}（二名様）'),
    variant(45, '{o}: five visits|{o}五次卡|{o} 五回分'),
    variant(28, '{o}, family size|{o}家庭装|{o} ファミリーサイズ'),
  ],
  visit: [
    variant(10, '{o}|{o}|{o}'),
    variant(19, '{o} for two|双人{o}|{o}（二名様）'),
    variant(27, '{o}: three visits|{o}三次卡|{o} 三回分'),
    variant(9, '{o}, weekday mornings|{o}（工作日上午）|{o}（平日午前）'),
    variant(10, 'First visit: {o}|新客体验：{o}|初めての方限定 {o}'),
  ],
  goods: [
    variant(10, '{o}|{o}|{o}'),
    variant(19, '{o}, set of two|{o}两件装|{o} 二点セット'),
    variant(11, '{o} in a gift box|{o}礼盒装|{o} 贈答箱入り'),
    variant(10, '{o}, new season|新一季{o}|新作 {o}'),
  ],
  trip: [
    variant(10, '{o}|{o}|{o}'),
    variant(19, '{o} for two|双人{o}|{o}（二名様）'),
    variant(36, '{o} for a family of four|四口之家{o}|{o}（四名様ファミリー）'),
    variant(9, '{o}, midweek|{o}（周中特惠）|{o}（平日限定）'),
  ],
  ticket: [
    variant(10, '{o}|{o}|{o}'),
    variant(20, '{o}: two tickets|{o}双人票|{o} ペアチケット'),
    variant(35, '{o}: family pack|{o}家庭套票|{o} ファミリーパック'),
    variant(9, '{o}, weeknights|{o}（平日晚场）|{o}（平日夜）'),
  ],
  job: [
    variant(10, '{o}|{o}|{o}'),
    variant(9, '{o}, weekday booking|{o}（工作日预约）|{o}（平日予約）'),
    variant(11, '{o}, evening or weekend|{o}（晚间周末）|{o}（夜間・週末）'),
    variant(19, '{o}: two visits|{o}两次上门|{o} 二回分'),
  ],
  appointment: [
    variant(10, '{o}|{o}|{o}'),
    variant(9, '{o}, weekdays|{o}（工作日）|{o}（平日）'),
    variant(10, 'First visit: {o}|新客体验：{o}|初めての方限定 {o}'),
  ],
}

import type { SaleKind } from '@/backend/demo/catalogue/leaf'
import { text, texts } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/site/languages'

export const SHORT_DESCRIPTIONS = texts(`
  {offer} at {store}, a short walk from the centre of {place}.|{store}的{offer}，就在{place}中心几步之遥。|{place}の中心からすぐ、{store}の{offer}。
  {offer}, at a price for new guests and old friends: {store}, {place}.|{place}的{store}推出{offer}，新客旧友皆享此价。|{place}の{store}が、{offer}を特別価格でご用意しました。
  {offer}, ready when you are: book ahead with {store} in {place}.|提前预订，在{place}{store}享受{offer}。|ご予約のうえ、{place}の{store}で{offer}をお楽しみください。
  One of the reasons people come back to {store}: {offer}.|{offer}，正是大家一再光顾{store}的理由。|{store}に人が戻ってくる理由のひとつ、{offer}。
`)

export const EVERYWHERE = texts(`
  Instant voucher by e-mail|电子券即时送达|電子クーポンを即時お届け
  Free cancellation for 7 days|七天内可免费取消|七日間キャンセル無料
  Small business of the neighbourhood|街坊独立小店|地域の個人店
  Rated by guests who bought it|评价均来自真实购买者|購入者だけが評価
`)

export const HEADINGS = {
  get: text('What you will get|您将获得|ご提供内容'),
  how: text('How to use it|如何使用|ご利用方法'),
  about: text('Good to know|贴心提示|知っておきたいこと'),
}

export const HOW_TO_USE: Record<SaleKind, Localised> = {
  dine: text(
    'Show the code on your phone when you are seated. A table can be reserved by phone or at the door.|入座时出示手机上的券码即可，可电话或到店订位。|ご着席の際に携帯のコードをご提示ください。お席は電話か店頭で承ります。',
  ),
  treat: text(
    'Show the code at the counter before you order; it can be used at any hour that we are open.|点单前在柜台出示券码，营业时间内皆可使用。|ご注文前にカウンターでコードをご提示ください。営業時間中いつでも使えます。',
  ),
  visit: text(
    'Choose a time by phone or on the store page, and mention the code. Please arrive ten minutes early.|通过电话或店铺页面预约并告知券码，请提前十分钟到达。|電話または店舗ページでご予約のうえ、コードをお伝えください。十分前のご到着をお願いします。',
  ),
  appointment: text(
    'Choose a time by phone or on the store page, and mention the code. Please arrive ten minutes early.|通过电话或店铺页面预约并告知券码，请提前十分钟到达。|電話または店舗ページでご予約のうえ、コードをお伝えください。十分前のご到着をお願いします。',
  ),
  goods: text(
    'Collect it at the store or have it delivered; the choice is made at checkout.|可到店自取或送货上门，结账时选择。|店頭受け取りか配送を、お会計時にお選びいただけます。',
  ),
  trip: text(
    'Dates are confirmed within one working day. Bring the code and a piece of identification.|日期将于一个工作日内确认，请携带券码与证件。|日程は一営業日以内に確定します。コードと身分証をお持ちください。',
  ),
  ticket: text(
    'Pick your date with the code; tickets wait at the door under your name.|凭券码选择日期，票将以您的名字留在门口。|コードで日時をお選びください。チケットはお名前で受付に用意します。',
  ),
  job: text(
    'We call within a day to agree on a time, and the same crew comes from start to finish.|我们会在一天内致电约时间，全程由同一组师傅负责。|一日以内にお電話で日時を決め、最初から最後まで同じ担当者が伺います。',
  ),
}

export const FINE_PRINT = texts(`
  Valid until the date on the voucher; the amount paid does not expire.|有效期以券面日期为准，已付金额不过期。|有効期限は券面の日付まで。お支払い額は失効しません。
  Cannot be combined with other offers.|不可与其他优惠同享。|他の割引との併用はできません。
  Limited to the quantity shown for each order.|每单限购数量以页面所示为准。|一回のご購入数は表示の数までです。
  Taxes and tips are not included.|不含税费与小费。|税とチップは含まれません。
  Please tell us about allergies when you book.|如有过敏请在预订时告知。|アレルギーはご予約時にお知らせください。
  Changes up to 24 hours before are free.|提前二十四小时可免费改期。|二十四時間前まで変更無料です。
  Not valid on public holidays.|公众假期不可使用。|祝日はご利用いただけません。
  Unused vouchers are refunded within 30 days of purchase.|未使用的券购买后三十天内可退。|未使用券は購入後三十日以内なら返金します。
`)

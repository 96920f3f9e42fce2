import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AnyArea } from '../../directory/area.ts'

/** What an area is called in a word or two, where the title of its page says more. */
const shortNames: Readonly<Record<string, MessageDescriptor>> = {
  property: msg`Homes`,
  vehicle: msg`Cars`,
  event: msg`Events`,
  government: msg`Government`,
  job: msg`Jobs`,
  food: msg`Food`,
  shopping: msg`Shopping`,
  product: msg`Local Products`,
  business: msg`Businesses`,
  adventure: msg`Adventures`,
  tour: msg`Virtual Tour`,
  hotel: msg`Hotels`,
  taxi: msg`Rides`,
  'buy-and-sell': msg`Buy & Sell`,
}

export const areaName = (area: AnyArea, i18n: I18n): string =>
  i18n._(shortNames[area.kind] ?? area.texts.title)

/** What an area's lists with addresses of their own are called, where they are more than another address of it. */
export const presetNames: Readonly<Record<string, MessageDescriptor>> = {
  '/hotels/rent': msg`Homes for Rent`,
  '/hotels/buy-sell': msg`Hotels for Sale`,
  '/food/restaurants': msg`Restaurants`,
  '/food/bars': msg`Bars & Grills`,
  '/food/groceries': msg`Groceries`,
  '/buy-sell/everyday': msg`Everyday Items`,
}

/** What visitors call an area besides its names. */
export const otherNames: Readonly<Record<string, string>> = {
  property: 'apartment apartments house houses condo real estate 부동산 아파트 집 不動産 アパート 房产 公寓',
  vehicle: 'used car cars rental vehicle auto 중고차 차 렌터카 中古車 車 レンタカー 二手车 汽车 租车',
  job: 'job work employment 채용 구인 취업 求人 仕事 就職 招聘 工作',
  food: 'restaurant restaurants dining 음식 식당 食事 レストラン 美食 餐厅',
  hotel: 'hotel lodging accommodation 숙소 숙박 宿 宿泊 住宿 旅馆',
  taxi: 'taxi taxis cab 택시 タクシー 出租车 的士',
}

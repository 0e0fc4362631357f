import { LEAVES } from '@/backend/demo/catalogue/leaves'
import { text } from '@/backend/demo/localise'
import { createRandom } from '@/backend/demo/random'
import { CITY_KEYS } from '@/lib/domain/places/cities'
import { localised } from '@/lib/domain/site/languages'
import type { HoursKey } from './opening-hours'
import { placesOf } from './places'
import { RESTAURANTS } from './restaurants'
import { SPECIALISTS } from './specialists'
import { STORE_WORDS } from './store-names'
import type { StoreSpec } from './store-spec'

const FIRST_GENERATED_GID = 1101
const BLURBS = [
  text(
    'A neighbourhood favourite in {place}, run by people who live upstairs.|{place}街坊的心头好，店主就住楼上。|{place}で親しまれる店。主人は上の階に住んでいます。',
  ),
  text(
    'Small, careful and fully booked on Saturdays: a {place} address worth knowing.|小而用心，周六总是满座，{place}值得记住的一家。|小さく丁寧、土曜は満席。{place}で覚えておきたい一軒です。',
  ),
  text(
    'Opened by two friends in {place}, and still closed on their birthdays.|两位好友在{place}开的店，生日那天照例休息。|友人二人が{place}で開いた店。誕生日は今も休みです。',
  ),
]

/** The menu by cuisine, for restaurants without a menu of their own. */
const MENU_OF: Record<number, string> = {
  1011: 'noodle',
  1012: 'sushi',
  1013: 'korean',
  1014: 'italian',
  1015: 'indian',
  1016: 'mexican',
  1017: 'viet',
  1018: 'burger',
  1019: 'seafood',
  1021: 'cafe',
  1022: 'tea',
  1023: 'cafe',
  1024: 'tea',
  1031: 'burger',
  1032: 'burger',
  1033: 'italian',
  1041: 'dimsum',
  1042: 'seafood',
  1043: 'cafe',
}

function hoursOf(leafId: number): HoursKey {
  if (leafId < 1020) return leafId % 2 ? 'allDay' : 'split'
  if (leafId < 1030) return 'morning'
  if (leafId < 1040) return 'late'
  if (leafId === 1411 || leafId === 1412) return 'always'
  if (leafId < 1200) return 'allDay'
  if (leafId < 1400) return 'care'
  return leafId < 1600 ? 'shop' : 'office'
}

/**
 * The handwritten stores first, then one of every trade in each city that lacks it, or `perTrade` of them for a big
 * catalogue.
 */
export function listStores(perTrade = 1): StoreSpec[] {
  const written = [...RESTAURANTS, ...SPECIALISTS].map((each) => ({ hours: hoursOf(each.leaves[0]), ...each }))
  const generated: StoreSpec[] = []
  LEAVES.forEach((leaf, leafIndex) => {
    CITY_KEYS.forEach((cityKey, cityIndex) => {
      const places = placesOf(cityKey)
      const isServed = written.some(
        (each) => each.leaves.includes(leaf.id) && places.some((place) => place.name === each.place),
      )
      for (let n = isServed ? 1 : 0; n < perTrade; n++) {
        const random = createRandom(`store ${leaf.id} ${cityKey} ${n}`)
        const turn = n * CITY_KEYS.length + cityIndex
        const word = STORE_WORDS[(leafIndex * 7 + turn) % STORE_WORDS.length] ?? text('Plaza|广场|プラザ')
        const place = random.pick(places)
        // after one round of words names would repeat, so the neighbourhood distinguishes them
        const suffix = turn < STORE_WORDS.length ? '' : ` ${place.name} ${Math.floor(turn / STORE_WORDS.length)}`
        const name = localised((language) => {
          const gap = language === 'en' ? ' ' : ''
          return `${word[language]}${gap}${leaf.trade[language]}${suffix}`
        })
        const blurb = random.pick(BLURBS)
        generated.push({
          gid: FIRST_GENERATED_GID + generated.length,
          place: place.name,
          leaves: [leaf.id],
          menu: n === 0 ? (MENU_OF[leaf.id] ?? null) : null,
          name,
          description: localised((language) => blurb[language].replace('{place}', place.label[language])),
          hours: hoursOf(leaf.id),
          ...(random.chance(0.05) ? { discountPercent: random.pick([5, 10]) } : {}),
          ...(random.chance(0.02) ? { suspended: true } : {}),
        })
      }
    })
  })
  return [...written, ...generated]
}
